#!/usr/bin/env python3
"""Writes easing-truth.json: exact answers to every question that browsers-easing.json asks, and 41 points of each
easing of Material Design 3 and of Penner's set, all to 50 digits.

    python3 easing_truth.py > ../easing-truth.json

`x` and the numbers in the CSS text are the binary64 numbers nearest to what is written; percentages are divided by
100 in binary64. From there on everything is exact: cubic-bezier() by bisection in fixed point with 600 bits,
linear() in fractions, steps() with the floor of the product rounded to binary64, as browsers take it. Penner's
formulas come from closed_forms.py, Material's handles from easing.json.
"""
import json
import pathlib
import re
from fractions import Fraction
from math import floor

from mpmath import mp, mpf, nstr

import closed_forms

BITS = 600
ONE = 1 << BITS
HERE = pathlib.Path(__file__).resolve().parent.parent
KEYWORDS = {"ease": (0.25, 0.1, 0.25, 1), "ease-in": (0.42, 0, 1, 1), "ease-out": (0, 0, 0.58, 1),
            "ease-in-out": (0.42, 0, 0.58, 1)}


def fixed(number):
    return int(Fraction(number) * ONE)


def coordinate(t, first, second):
    """One coordinate of the curve at t, in fixed point."""
    s = ONE - t
    inner = 3 * s * (s * first + t * second) + t * t * ONE
    return inner * t >> 3 * BITS


def cubic(handles, x):
    if x in (0, 1):
        return Fraction(x)
    x1, y1, x2, y2 = map(fixed, handles)
    target, low, high = fixed(x), 0, ONE
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if coordinate(middle, x1, x2) <= target else (low, middle)
    return Fraction(coordinate(low, y1, y2), ONE)


def steps(count, position, x):
    step = Fraction(floor(x * count))
    if position in ("start", "jump-start", "jump-both"):
        step += 1
    jumps = {"jump-none": count - 1, "jump-both": count + 1}.get(position, count)
    return min(step, jumps) / jumps


def linear_points(arguments):
    """The canonical points of linear(), as CSS Easing 2 makes them."""
    points = []
    for stop in arguments.split(","):
        value, *places = stop.split()
        places = [float(place.rstrip("%")) / 100 for place in places] or [None]
        points += [[place, Fraction(float(value))] for place in places]
    if points[0][0] is None:
        points[0][0] = 0.0
    if points[-1][0] is None:
        points[-1][0] = 1.0 if len(points) > 1 else 0.0
    largest = points[0][0]
    for point in points:
        if point[0] is not None:
            point[0] = largest = max(point[0], largest)
    for i, point in enumerate(points):
        if point[0] is None:
            end = next(j for j in range(i, len(points)) if points[j][0] is not None)
            before, after = Fraction(points[i - 1][0]), Fraction(points[end][0])
            for j in range(i, end):
                points[j][0] = float(before + (after - before) * (j - i + 1) / (end - i + 1))
    return [(Fraction(place), value) for place, value in points]


def linear(points, x):
    if len(points) == 1:
        return points[0][1]
    index = max((i for i, point in enumerate(points) if point[0] <= x), default=0)
    index = min(index, len(points) - 2)
    (x0, y0), (x1, y1) = points[index], points[index + 1]
    if x0 == x1:
        return y0 if x < x0 else y1
    return y0 + (y1 - y0) * (Fraction(x) - x0) / (x1 - x0)


def css(text, xs):
    text = KEYWORDS.get(text, text)
    if isinstance(text, tuple):
        return [cubic(text, x) for x in xs]
    if text == "linear":
        return [Fraction(x) for x in xs]
    if text in ("step-start", "step-end"):
        return [steps(1, text[5:], x) for x in xs]
    name, arguments = re.fullmatch(r"([a-z-]+)\((.*)\)", text).groups()
    if name == "cubic-bezier":
        handles = [float(number) for number in arguments.split(",")]
        return [cubic(handles, x) for x in xs]
    if name == "steps":
        count, position = arguments.split(",")
        return [steps(int(count), position.strip(), x) for x in xs]
    points = linear_points(arguments)
    return [linear(points, x) for x in xs]


def digits(number):
    if isinstance(number, Fraction):
        number = mpf(number.numerator) / number.denominator
    text = nstr(number, 50)
    return text[:-2] if text.endswith(".0") else text


def main():
    mp.dps = 150
    browsers = json.loads((HERE / "browsers-easing.json").read_text())["cases"]
    rows = [{"easing": row["easing"], "y": [digits(y) for y in css(row["easing"], row["at"])]} for row in browsers]
    xs = [i / 40 for i in range(41)]
    named = []
    for row in json.loads((HERE / "easing.json").read_text())["material3"]:
        if "cp" in row:
            name = row["id"].rsplit(".", 1)[1]
            named.append({"name": "material3." + name[0].lower() + name[1:],
                          "y": [digits(cubic(row["cp"], x)) for x in xs]})
    for shape, direction, number in closed_forms.curves():
        if number != "0.4":
            ys = [closed_forms.truth(shape, direction, number, x)[0] if 0 < x < 1 else mpf(x) for x in xs]
            named.append({"name": f"penner.{direction}{shape.title()}", "y": [digits(y) for y in ys]})
    print(json.dumps({
        "about": "Exact answers to the questions of browsers-easing.json, and named easings at `x`, to 50 digits; "
                 "generators/easing_truth.py.",
        "x": xs, "named": named, "browsers": rows}, indent=0))


if __name__ == "__main__":
    main()
