#include "BrowserCubicBezier.hpp"
#include "CBenchmarkPeers.h"

#include <vector>

struct ib_browser_curve {
  BrowserCubicBezier curve;
};

struct ib_browser_curves {
  std::vector<BrowserCubicBezier> curves;
};

namespace {

/// The compiler must believe that the object is looked at.
template <typename T>
inline void keep(const T &object) {
  asm volatile("" : : "r"(&object) : "memory");
}

}  // namespace

extern "C" {

ib_browser_curve *ib_browser_create(double x1, double y1, double x2, double y2) {
  return new ib_browser_curve{BrowserCubicBezier(x1, y1, x2, y2)};
}

void ib_browser_destroy(ib_browser_curve *curve) { delete curve; }

double ib_browser_value(const ib_browser_curve *curve, double x) { return curve->curve.value(x); }

double ib_browser_slope(const ib_browser_curve *curve, double x) { return curve->curve.slope(x); }

double ib_browser_sum(const ib_browser_curve *curve, const double *x, ptrdiff_t count) {
  double sum = 0;
  for (ptrdiff_t i = 0; i < count; i++) sum += curve->curve.value(x[i]);
  return sum;
}

double ib_browser_sum_slopes(const ib_browser_curve *curve, const double *x, ptrdiff_t count) {
  double sum = 0;
  for (ptrdiff_t i = 0; i < count; i++) sum += curve->curve.slope(x[i]);
  return sum;
}

void ib_browser_values(const ib_browser_curve *curve, const double *x, double *y, ptrdiff_t count) {
  const BrowserCubicBezier local = curve->curve;
  for (ptrdiff_t i = 0; i < count; i++) y[i] = local.value(x[i]);
}

void ib_browser_values_float(const ib_browser_curve *curve, const float *x, float *y, ptrdiff_t count) {
  const BrowserCubicBezier local = curve->curve;
  for (ptrdiff_t i = 0; i < count; i++) y[i] = static_cast<float>(local.value(x[i]));
}

void ib_browser_build(const double *x1, const double *y1, const double *x2, const double *y2, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    const BrowserCubicBezier curve(x1[i], y1[i], x2[i], y2[i]);
    keep(curve);
  }
}

void ib_browser_values_each(const double *x1, const double *y1, const double *x2, const double *y2,
                            const double *x, double *y, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) y[i] = BrowserCubicBezier(x1[i], y1[i], x2[i], y2[i]).value(x[i]);
}

void ib_browser_values_each_float(const float *x1, const float *y1, const float *x2, const float *y2,
                                  const float *x, float *y, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++)
    y[i] = static_cast<float>(BrowserCubicBezier(x1[i], y1[i], x2[i], y2[i]).value(x[i]));
}

ib_browser_curves *ib_browser_curves_create(const double *x1, const double *y1, const double *x2, const double *y2,
                                            ptrdiff_t count) {
  auto *result = new ib_browser_curves;
  result->curves.reserve(count);
  for (ptrdiff_t i = 0; i < count; i++) result->curves.emplace_back(x1[i], y1[i], x2[i], y2[i]);
  return result;
}

void ib_browser_curves_destroy(ib_browser_curves *curves) { delete curves; }

void ib_browser_curves_values(const ib_browser_curves *curves, const double *x, double *y) {
  const size_t count = curves->curves.size();
  for (size_t i = 0; i < count; i++) y[i] = curves->curves[i].value(x[i]);
}

void ib_browser_curves_values_float(const ib_browser_curves *curves, const float *x, float *y) {
  const size_t count = curves->curves.size();
  for (size_t i = 0; i < count; i++) y[i] = static_cast<float>(curves->curves[i].value(x[i]));
}

}  // extern "C"
