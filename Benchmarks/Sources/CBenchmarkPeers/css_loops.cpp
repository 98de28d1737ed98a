// steps() and linear() straight from the text of CSS Easing 2, without the before flag, and the bare numbers of a
// cubic-bezier().
#include "CBenchmarkPeers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

inline double steps(int count, ib_step_position position, double x) {
  double step = std::floor(x * count);
  if (position == ib_step_start || position == ib_step_both) step += 1;
  const int jumps = position == ib_step_none ? count - 1 : position == ib_step_both ? count + 1 : count;
  if (x >= 0 && step < 0) step = 0;
  if (x <= 1 && step > jumps) step = jumps;
  return step / jumps;
}

}  // namespace

struct ib_linear_curve {
  struct Point {
    double input, output;
  };
  std::vector<Point> points;

  double value(double x) const {
    // The first point beyond x, kept so that there is one on either side.
    auto next = std::upper_bound(points.begin() + 1, points.end() - 1, x,
                                 [](double x, const Point &point) { return x < point.input; });
    const Point &b = *next, &a = *(next - 1);
    if (a.input == b.input) return x < a.input ? a.output : b.output;
    return a.output + (b.output - a.output) * ((x - a.input) / (b.input - a.input));
  }
};

extern "C" {

double ib_steps_value(int count, ib_step_position position, double x) { return steps(count, position, x); }

double ib_steps_sum(int count, ib_step_position position, const double *x, ptrdiff_t values) {
  double sum = 0;
  for (ptrdiff_t i = 0; i < values; i++) sum += steps(count, position, x[i]);
  return sum;
}

ib_linear_curve *ib_linear_create(const double *inputs, const double *outputs, ptrdiff_t count) {
  auto *result = new ib_linear_curve;
  for (ptrdiff_t i = 0; i < count; i++) result->points.push_back({inputs[i], outputs[i]});
  return result;
}

void ib_linear_destroy(ib_linear_curve *curve) { delete curve; }

double ib_linear_value(const ib_linear_curve *curve, double x) { return curve->value(x); }

double ib_linear_sum(const ib_linear_curve *curve, const double *x, ptrdiff_t values) {
  double sum = 0;
  for (ptrdiff_t i = 0; i < values; i++) sum += curve->value(x[i]);
  return sum;
}

double ib_strtod_four(const char *text) {
  const char *bracket = std::strchr(text, '(');
  if (!bracket) return 0;
  double sum = 0;
  const char *at = bracket + 1;
  for (int i = 0; i < 4; i++) {
    char *end;
    sum += std::strtod(at, &end);
    at = *end == ',' ? end + 1 : end;
  }
  return sum;
}

}  // extern "C"
