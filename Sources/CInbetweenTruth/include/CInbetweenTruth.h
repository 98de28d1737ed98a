// Exact answers to measure against: timing curves in 320-bit arithmetic (MPFR), rounded at the very end to sums of two
// doubles. Shares no code with the kernels.
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

/// Robert Penner's shapes.
typedef enum ib_truth_shape {
  IB_TRUTH_SINE,
  IB_TRUTH_QUAD,
  IB_TRUTH_CUBIC,
  IB_TRUTH_QUART,
  IB_TRUTH_QUINT,
  IB_TRUTH_EXPO,
  IB_TRUTH_CIRC,
  IB_TRUTH_BACK,
  IB_TRUTH_ELASTIC,
  IB_TRUTH_BOUNCE,
} ib_truth_shape;

typedef enum ib_truth_direction { IB_TRUTH_IN, IB_TRUTH_OUT, IB_TRUTH_IN_OUT } ib_truth_direction;

/// Value and velocity.
typedef struct ib_truth_motion {
  ib_truth_number value, velocity;
} ib_truth_motion;

/// A closed form at x in [0, 1]; `parameter` is the overshoot of `back` and ten periods of `elastic`. The velocity is
/// the right derivative, the left one at 1; infinite where the tangent is vertical.
ib_truth_motion ib_truth_closed_form(
  ib_truth_shape shape, ib_truth_direction direction, double parameter, double x);

/// The line through two points at any x; to all bits of the way from the first one, x0.
ib_truth_number ib_truth_line(double x0, double y0, double x1, double y1, double x);

/// CSS steps() with `count` treads and `jumps` jumps, correctly rounded; the tread number is the floor of the exact
/// product x count, or of that product rounded to binary64.
double ib_truth_steps(long count, int jumps_at_start, long jumps, int rounded_product, int before, double x);

#endif
