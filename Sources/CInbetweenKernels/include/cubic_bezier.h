// Cubic Bézier timing curves: y as a function of x on the curve (0,0) (x1,y1) (x2,y2) (1,1).
//
// `x1` and `x2` lie in [0, 1], so that x(t) is monotone; `y1` and `y2` are any finite numbers. Callers check that.
#ifndef INBETWEEN_CUBIC_BEZIER_H
#define INBETWEEN_CUBIC_BEZIER_H

#include <stddef.h>
#include <stdint.h>

/// Expansion points: t = i / IB_CUBIC_FRAMES for i in 0...IB_CUBIC_FRAMES. Even, a power of two.
#define IB_CUBIC_FRAMES 32
/// Buckets of x that point to an expansion point. A power of two.
#define IB_CUBIC_BUCKETS 512

/// The curve about one expansion point t_i, in u = t - t_i: two cache lines.
typedef struct ib_cubic_frame {
  double x, x_lo;          // X(t_i) as an unevaluated sum
  double k[6];             // u as a power series of d = x - X(t_i): k[0] d + k[1] d^2 + ...
  double xc, xc_lo, xb;    // X'(t_i) and X''(t_i) / 2
  double y, y_lo;          // Y(t_i)
  double yc, yc_lo, yb;    // Y'(t_i) and Y''(t_i) / 2
} ib_cubic_frame;

/// A prepared curve: everything that does not depend on x. Fill it with `cubic_prepare` of the same
/// kernel table that will read it: the split into high and low parts differs between instruction sets.
typedef struct ib_cubic {
  double x1, y1, x2, y2;
  double start_slope, end_slope;     // of the CSS continuation below 0 and above 1
  double xa, ya;                     // X'''/6 and Y'''/6, the same for every frame
  double y_scale;                    // the y of the frames times this is y; 1 unless y is huge
  int is_tall;                       // |y1| or |y2| above 8: slopes may then cancel
  ib_cubic_frame frames[IB_CUBIC_FRAMES + 1];
  double xb_lo[IB_CUBIC_FRAMES + 1], yb_lo[IB_CUBIC_FRAMES + 1];
  double borders[IB_CUBIC_FRAMES + 2];       // frame i serves borders[i] <= x < borders[i + 1]
  uint8_t starts[IB_CUBIC_FRAMES + 1];       // how good k is: 0: to 2^-20, 1: one Halley step more, 2: no good
  uint8_t tiers[IB_CUBIC_FRAMES + 1];        // the same, but 2 also where the accurate path is wanted
  uint8_t buckets[IB_CUBIC_BUCKETS + 8];     // the frame for round(x * IB_CUBIC_BUCKETS)
} ib_cubic;

/// t, y, dy/dx and d²y/dx² at one point.
typedef struct ib_cubic_jet {
  double parameter, value, slope, curvature;
} ib_cubic_jet;

/// The kernels of one instruction set. All take any x: NaN gives NaN, outside [0, 1] the curve continues
/// along its end tangents as CSS defines it.
typedef struct ib_cubic_kernels {
  const char *name;
  /// Fills `curve` for the given control points.
  void (*prepare)(ib_cubic *curve, double x1, double y1, double x2, double y2);
  /// y at x.
  double (*value)(const ib_cubic *curve, double x);
  /// dy/dx at x.
  double (*slope)(const ib_cubic *curve, double x);
  /// t, y, dy/dx and d²y/dx² at x, in double-double inside: slow and near-exact.
  ib_cubic_jet (*jet)(const ib_cubic *curve, double x);
  /// One curve at many x. Any alignment, any count >= 0; x and y may be the same array, else must not overlap.
  void (*values)(const ib_cubic *curve, const double *x, double *y, ptrdiff_t count);
  void (*values_float)(const ib_cubic *curve, const float *x, float *y, ptrdiff_t count);
  /// A curve of its own for every x, unprepared: control points as four arrays, checked by the caller.
  void (*values_each)(const double *x1, const double *y1, const double *x2, const double *y2,
                      const double *x, double *y, ptrdiff_t count);
  void (*values_each_float)(const float *x1, const float *y1, const float *x2, const float *y2,
                            const float *x, float *y, ptrdiff_t count);
} ib_cubic_kernels;

/// How many kernel tables this build has for the architecture, and the i-th of them, weakest first.
/// Null when this processor cannot run it.
ptrdiff_t ib_cubic_kernels_count(void);
const ib_cubic_kernels *ib_cubic_kernels_at(ptrdiff_t index);
/// The name of the i-th table, whether or not this processor can run it.
const char *ib_cubic_kernels_name(ptrdiff_t index);

#endif
