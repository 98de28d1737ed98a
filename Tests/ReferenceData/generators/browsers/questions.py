"""The easings to ask the browsers for, and where. The same seed gives the same questions."""
import random

KEYWORDS = ["ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end"]

# Published curves, then the corners: triple roots, vertical ends, coincident handles, overshoot both ways.
HANDLES = """
    0.25,0.1,0.25,1  0.42,0,1,1  0,0,0.58,1  0.42,0,0.58,1
    1,0,0,1  0,1,1,0  0,0,1,1  0.1,0.7,1.0,0.1  0.5,1.5,0.5,-0.5  0,1,0,1  1,0,1,0  0.68,-0.6,0.32,1.6
    0,0,0,0  1,1,1,1  0,0,1,1  0.5,0,0.5,0  0.3333333333333333,0,0.6666666666666666,1  1,-1,0,2
""".split()

JUMPS = ["start", "end", "jump-start", "jump-end", "jump-none", "jump-both"]

# Plain lists; missing, repeated, descending and outlying inputs; a stop of two inputs; one stop; a sampled spring.
LINEAR = [
    "0,1", "0,0.25,1", "0,0.5 25% 75%,1", "0,1 50%,0.5", "-0.5,1.5", "0 20%,1 80%", "0,0.5 -10%,1",
    "0,1 50% 20%,0", "0 0%,0.1 50%,0.9 50%,1 100%", "1,0", "0.3", "0 0% 50%,1", "0,2,-1,1", "0 50%,1 50%",
    "0, 0.009, 0.035 2.1%, 0.141, 0.281 6.7%, 0.723 12.9%, 0.938 16.7%, 1.017, 1.077, 1.121, 1.149 24.3%, "
    "1.159, 1.163, 1.161, 1.154 29.9%, 1.129 32.8%, 1.051 39.6%, 1.017 43.1%, 0.991, 0.977 51%, 0.974 53.8%, "
    "0.975 57.1%, 0.997 69.8%, 1.003 76.9%, 1.004 83.8%, 1",
]


def questions(seed):
    """All questions in order, each {"easing": CSS text, "at": [progress]}."""
    source = random.Random(seed)
    grid = [i / 20 for i in range(21)]
    fine = [i / 50 for i in range(51)] + [1e-9, 1e-6, 0.4999999, 0.5000001, 1 - 1e-9]
    asked = []

    def ask(easing, at):
        asked.append({"easing": easing, "at": at})

    for keyword in KEYWORDS:
        ask(keyword, grid)
    for handles in HANDLES:
        ask(f"cubic-bezier({handles})", fine)
    for _ in range(300):
        handles = [source.random(), source.uniform(-2, 3), source.random(), source.uniform(-2, 3)]
        ask(f"cubic-bezier({','.join(map(repr, handles))})", [source.random() for _ in range(20)])
    for count in [1, 2, 3, 5, 7, 10]:
        for jump in JUMPS:
            if (count, jump) != (1, "jump-none"):
                ask(f"steps({count},{jump})", grid + [1 / count if count > 1 else 0.999, 0.3333333333333333])
    for stops in LINEAR:
        ask(f"linear({stops})", grid + [source.random() for _ in range(20)])
    return asked
