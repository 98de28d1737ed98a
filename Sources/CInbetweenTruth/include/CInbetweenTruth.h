// Exact answers to measure against: cubic Bézier timing curves in 320-bit arithmetic (MPFR), rounded at the very end
// to sums of two doubles. Shares no code with the kernels.
#ifndef INBETWEEN_TRUTH_H
#define INBETWEEN_TRUTH_H

/// A number to about 106 bits: hi is the nearest double, lo the rest. Infinite in hi alone.
typedef struct ib_truth_number {
  double hi, lo;
} ib_truth_number;

/// The exact point of a curve over one x in [0, 1].
typedef struct ib_truth_point {
  ib_truth_number parameter, value, slope, curvature, integral;
} ib_truth_point;

/// Working memory for one thread.
typedef struct ib_truth_context ib_truth_context;
ib_truth_context *ib_truth_create(void);
void ib_truth_destroy(ib_truth_context *context);

/// The curve with the given handles (x1, x2 in [0, 1]) at x in [0, 1]. Slope and curvature are NaN where
/// X' is 0, which t meets to 2^-200 at best.
ib_truth_point ib_truth_cubic(ib_truth_context *context, double x1, double y1, double x2, double y2, double x);
/// The value of that curve alone, for less work.
ib_truth_number ib_truth_cubic_value(ib_truth_context *context, double x1, double y1, double x2, double y2, double x);

#endif
