#!/usr/bin/env python3
"""Writes closed-forms.json: value and velocity of the closed-form easings, correct to 25 digits.

    python3 closed_forms.py > ../closed-forms.json

The formulas are the published ones (ai/easings.net, src/easings.yml; Flutter's elastic period 0.4 from
flutter/flutter, packages/flutter/lib/src/animation/curves.dart), differentiated by hand; Flutter's two-part cubics,
from the same file, are solved by bisection. `x` is a binary64 number.
Velocities are right derivatives, left ones at 1; a kink counts as lying at the binary64 number nearest to it.
"""
import json

from mpmath import cos, ln, mp, mpf, nstr, pi, power, sin, sqrt

mp.dps = 50

SHAPES = ["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"]
DIRECTIONS = ["easeIn", "easeOut", "easeInOut"]
DEGREES = {"quad": 2, "cubic": 3, "quart": 4, "quint": 5}


def bounce_out(x, arc):
    """easeOutBounce on its arc 0...3, and its derivative."""
    n, d = mpf("7.5625"), mpf("2.75")
    shift = [mpf(0), mpf("1.5"), mpf("2.25"), mpf("2.625")][arc] / d
    add = [mpf(0), mpf("0.75"), mpf("0.9375"), mpf("0.984375")][arc]
    return n * (x - shift) ** 2 + add, 2 * n * (x - shift)


def bounce(direction, x):
    """The true value; the velocity of the arc that the kinks rounded to binary64 put x on."""
    exact = mpf(x)

    def on_arc(kink):
        if direction == "easeIn":
            y, v = bounce_out(1 - exact, 3 - sum(kink(k, 11) for k in (1, 3, 7)))
            return 1 - y, v
        if direction == "easeOut":
            return bounce_out(exact, sum(kink(k, 11) for k in (4, 8, 10)))
        if x < 0.5:
            y, v = bounce_out(1 - 2 * exact, 3 - sum(kink(k, 22) for k in (1, 3, 7)))
            return (1 - y) / 2, v
        y, v = bounce_out(2 * exact - 1, sum(kink(k, 22) for k in (15, 19, 21)))
        return (1 + y) / 2, v

    return on_arc(lambda k, n: exact >= mpf(k) / n)[0], on_arc(lambda k, n: x >= k / n)[1]


def ease_in(shape, number, u):
    """f and f' of the shape, u an mpf in (0, 1]."""
    k = 10 * ln(2)
    if shape == "sine":
        return 1 - cos(u * pi / 2), pi / 2 * sin(u * pi / 2)
    if shape in DEGREES:
        n = DEGREES[shape]
        return u ** n, n * u ** (n - 1)
    if shape == "expo":
        y = power(2, 10 * u - 10)
        return y, k * y
    if shape == "circ":
        root = sqrt(1 - u * u)
        return 1 - root, u / root if root != 0 else mpf("inf")
    if shape == "back":
        s = mpf(number)
        return (s + 1) * u ** 3 - s * u ** 2, 3 * (s + 1) * u ** 2 - 2 * s * u
    if shape == "elastic":
        # -2^(10u-10) sin((10u - 10 - s) c) with c = 2 pi / (10 p) and s a quarter of ten periods.
        p = mpf(number) * 10
        c = 2 * pi / p
        phase = (10 * u - 10 - p / 4) * c
        e = power(2, 10 * u - 10)
        return -e * sin(phase), -e * (k * sin(phase) + 10 * c * cos(phase))
    raise ValueError(shape)


def truth(shape, direction, number, x):
    """(y, dy/dx) at the binary64 number x in (0, 1), and the limits at 0 and 1."""
    if shape == "bounce":
        return bounce(direction, x)
    exact = mpf(x)
    if direction == "easeIn":
        return ease_in(shape, number, exact)
    if direction == "easeOut":
        y, v = ease_in(shape, number, 1 - exact)
        return 1 - y, v
    if x < 0.5:
        y, v = ease_in(shape, number, 2 * exact)
        return y / 2, v
    y, v = ease_in(shape, number, 2 - 2 * exact)
    return 1 - y / 2, v


TWO_PART = {
    "easeInOutCubicEmphasized": [(0.05, 0), (0.133333, 0.06), (0.166666, 0.4), (0.208333, 0.82), (0.25, 1)],
    "fastEaseInToSlowEaseOut": [(0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1.0), (0.5465, 0.989)],
}


def two_part(points, x):
    """(y, dy/dx) of two cubics through the third point, the right one at the joint; points are binary64."""
    path = [(0, 0)] + points + [(1, 1)]
    cubic = [tuple(map(mpf, p)) for p in (path[:4] if x < points[2][0] else path[3:])]

    def at(t, axis):
        a, b, c, d = (p[axis] for p in cubic)
        s = 1 - t
        return (a * s ** 3 + 3 * b * t * s ** 2 + 3 * c * t ** 2 * s + d * t ** 3,
                3 * ((b - a) * s ** 2 + 2 * (c - b) * t * s + (d - c) * t ** 2))

    low, high = mpf(0), mpf(1)
    for _ in range(240):
        middle = (low + high) / 2
        low, high = (middle, high) if at(middle, 0)[0] <= x else (low, middle)
    (_, dx), (y, dy) = at(low, 0), at(low, 1)
    return y, dy / dx


def curves():
    for shape in SHAPES:
        for direction in DIRECTIONS:
            number = None
            if shape == "back":
                number = "2.5949095" if direction == "easeInOut" else "1.70158"
            if shape == "elastic":
                number = "0.45" if direction == "easeInOut" else "0.3"
            yield shape, direction, number
    for direction in DIRECTIONS:
        yield "elastic", direction, "0.4"


def points():
    near = [2.0 ** -1074, 1e-300, 1e-100, 2.0 ** -53, 1e-9, 1e-4]
    xs = near + [i / 24 for i in range(1, 24)] + [0.3, 0.7, 1 / 11, 3 / 11, 7 / 11]
    xs += [0.5 - 2.0 ** -54, 0.5 + 2.0 ** -53, 1 - 1e-4, 1 - 1e-9, 1 - 2.0 ** -53]
    return sorted(set(xs))


def main():
    mp.dps = 720  # 1 - cos(1e-300) keeps its digits
    rows = []
    for shape, direction, number in curves():
        row = {"shape": shape, "direction": direction}
        if number:
            row["number"] = float(number)
        pairs = [truth(shape, direction, number, x) for x in points()]
        row["y"] = [nstr(y, 25) for y, _ in pairs]
        row["dydx"] = [nstr(v, 25) for _, v in pairs]
        start, end = truth(shape, direction, number, 0.0)[1], truth(shape, direction, number, 1.0)[1]
        row["startSlope"], row["endSlope"] = nstr(start, 25), nstr(end, 25)
        rows.append(row)
    joined = []
    inner = [x for x in points() if 1e-5 < x < 1 - 1e-5] + [0.166666, 0.198]
    for name, path in TWO_PART.items():
        pairs = [two_part(path, x) for x in inner]
        joined.append({"name": name, "x": inner, "y": [nstr(y, 25) for y, _ in pairs],
                       "dydx": [nstr(v, 25) for _, v in pairs]})
    print(json.dumps({
        "about": "Closed-form easings to 25 digits; generators/closed_forms.py. x: binary64.",
        "x": points(), "curves": rows, "joined": joined}, indent=0))


if __name__ == "__main__":
    main()
