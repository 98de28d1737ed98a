// Our own writing of the algorithm that the browsers have published for cubic-bezier():
//   1. eleven values of x at t = 0, 0.1, ... 1, taken once per curve;
//   2. a start for t by linear interpolation between the two of them that enclose x;
//   3. at most four Newton steps, until x is met to 1e-7;
//   4. failing that, bisection between the same two.
// Header only, so that the loops around it can inline everything.
#ifndef INBETWEEN_BROWSER_CUBIC_BEZIER_HPP
#define INBETWEEN_BROWSER_CUBIC_BEZIER_HPP

#include <cmath>

class BrowserCubicBezier {
 public:
  static constexpr int kSamples = 11;
  static constexpr int kNewtonSteps = 4;
  static constexpr double kTolerance = 1e-7;

  BrowserCubicBezier(double x1, double y1, double x2, double y2)
      : cx_(3 * x1), bx_(3 * (x2 - x1) - cx_), ax_(1 - cx_ - bx_),
        cy_(3 * y1), by_(3 * (y2 - y1) - cy_), ay_(1 - cy_ - by_) {
    startSlope_ = x1 > 0 ? y1 / x1 : y1 == 0 && x2 > 0 ? y2 / x2 : y1 == 0 && y2 == 0 ? 1 : 0;
    endSlope_ = x2 < 1 ? (y2 - 1) / (x2 - 1) : y2 == 1 && x1 < 1 ? (y1 - 1) / (x1 - 1) : y2 == 1 && y1 == 1 ? 1 : 0;
    for (int i = 0; i < kSamples; i++) samples_[i] = x(i * kSpacing);
  }

  double value(double at) const {
    if (at < 0) return startSlope_ * at;
    if (at > 1) return 1 + endSlope_ * (at - 1);
    return y(solve(at));
  }

  double slope(double at) const {
    const double t = solve(at < 0 ? 0 : at > 1 ? 1 : at);
    const double dx = xSlope(t), dy = (3 * ay_ * t + 2 * by_) * t + cy_;
    return dx == 0 && dy == 0 ? 0 : dy / dx;
  }

 private:
  static constexpr double kSpacing = 1.0 / (kSamples - 1);

  double x(double t) const { return ((ax_ * t + bx_) * t + cx_) * t; }
  double y(double t) const { return ((ay_ * t + by_) * t + cy_) * t; }
  double xSlope(double t) const { return (3 * ax_ * t + 2 * bx_) * t + cx_; }

  double solve(double at) const {
    double low = 0, high = 1, t = at;
    for (int i = 1; i < kSamples; i++) {
      if (at <= samples_[i]) {
        high = kSpacing * i;
        low = high - kSpacing;
        t = low + kSpacing * (at - samples_[i - 1]) / (samples_[i] - samples_[i - 1]);
        break;
      }
    }
    for (int step = 0; step < kNewtonSteps; step++) {
      const double miss = x(t) - at;
      if (std::fabs(miss) < kTolerance) return t;
      const double slope = xSlope(t);
      if (std::fabs(slope) < kTolerance) break;
      t -= miss / slope;
    }
    if (std::fabs(x(t) - at) < kTolerance) return t;
    t = (low + high) / 2;
    while (low < high) {
      const double miss = x(t) - at;
      if (std::fabs(miss) < kTolerance) return t;
      (miss < 0 ? low : high) = t;
      const double next = (low + high) / 2;
      if (next == t) break;
      t = next;
    }
    return t;
  }

  double cx_, bx_, ax_, cy_, by_, ay_, startSlope_, endSlope_;
  double samples_[kSamples];
};

#endif
