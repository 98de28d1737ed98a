// What Inbetween is measured against, in C++ behind plain C. Every loop is in C++, so that nothing but the
// peer's own work is timed.
#ifndef INBETWEEN_BENCHMARK_PEERS_H
#define INBETWEEN_BENCHMARK_PEERS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: The algorithm of the browsers (see BrowserCubicBezier.hpp)

typedef struct ib_browser_curve ib_browser_curve;

ib_browser_curve *ib_browser_create(double x1, double y1, double x2, double y2);
void ib_browser_destroy(ib_browser_curve *curve);
double ib_browser_value(const ib_browser_curve *curve, double x);
double ib_browser_slope(const ib_browser_curve *curve, double x);

/// The sum of y (of dy/dx) over all x.
double ib_browser_sum(const ib_browser_curve *curve, const double *x, ptrdiff_t count);
double ib_browser_sum_slopes(const ib_browser_curve *curve, const double *x, ptrdiff_t count);
/// One curve at many x; computed in double.
void ib_browser_values(const ib_browser_curve *curve, const double *x, double *y, ptrdiff_t count);
void ib_browser_values_float(const ib_browser_curve *curve, const float *x, float *y, ptrdiff_t count);

/// Builds a curve for every set of handles and does nothing with it.
void ib_browser_build(const double *x1, const double *y1, const double *x2, const double *y2, ptrdiff_t count);
/// Builds a curve for every x and asks it once.
void ib_browser_values_each(const double *x1, const double *y1, const double *x2, const double *y2,
                            const double *x, double *y, ptrdiff_t count);
void ib_browser_values_each_float(const float *x1, const float *y1, const float *x2, const float *y2,
                                  const float *x, float *y, ptrdiff_t count);

/// Curves built beforehand, one for every x.
typedef struct ib_browser_curves ib_browser_curves;
ib_browser_curves *ib_browser_curves_create(const double *x1, const double *y1, const double *x2, const double *y2,
                                            ptrdiff_t count);
void ib_browser_curves_destroy(ib_browser_curves *curves);
void ib_browser_curves_values(const ib_browser_curves *curves, const double *x, double *y);
void ib_browser_curves_values_float(const ib_browser_curves *curves, const float *x, float *y);

// MARK: steps() and linear() as CSS Easing 2 spells them out

enum ib_step_position { ib_step_end, ib_step_start, ib_step_none, ib_step_both };

double ib_steps_value(int count, enum ib_step_position position, double x);
double ib_steps_sum(int count, enum ib_step_position position, const double *x, ptrdiff_t values);

/// Points in order, found by bisection.
typedef struct ib_linear_curve ib_linear_curve;
ib_linear_curve *ib_linear_create(const double *inputs, const double *outputs, ptrdiff_t count);
void ib_linear_destroy(ib_linear_curve *curve);
double ib_linear_value(const ib_linear_curve *curve, double x);
double ib_linear_sum(const ib_linear_curve *curve, const double *x, ptrdiff_t values);

// MARK: Reading the four numbers of a cubic-bezier() and no more

/// The sum of the four numbers after the bracket, by `strtod`: the least that any reader of the text must do.
double ib_strtod_four(const char *text);

// MARK: QEasingCurve of Qt

/// The version of the library that runs.
const char *ib_qt_version(void);

typedef struct ib_qt_curve ib_qt_curve;
ib_qt_curve *ib_qt_create(double x1, double y1, double x2, double y2);
void ib_qt_destroy(ib_qt_curve *curve);
/// One of Qt's own easings by the name of its enumeration, `OutBounce`; null when there is none of that name.
ib_qt_curve *ib_qt_create_named(const char *name);
double ib_qt_value(const ib_qt_curve *curve, double x);
double ib_qt_sum(const ib_qt_curve *curve, const double *x, ptrdiff_t count);

#ifdef __cplusplus
}
#endif
#endif
