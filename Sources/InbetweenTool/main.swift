import Inbetween

print(try CubicBezierCurve(0.25, 0.1, 0.25, 1).value(at: 0.5))
