// The cubic Bézier timing curve in binary64, for one instruction set. Include once per set, after defining
// IB_FMA and IB_NAME(name), inside the wanted target attribute.
//
// Goals, in this order:
//   1. |error of y| <= 2^-52 max(1, |y1|, |y2|) for every curve and every x in [0, 1];
//   2. y never steps back where the curve does not; exactly 0 and 1 at the ends;
//   3. speed.
//
// Method. The curve is expanded about 33 points t_i = i/32, with X(t_i), Y(t_i) and the first derivatives
// held as sums of two doubles, and only the small offset u = t - t_i is solved for. Rounding errors are then
// relative to u, not to t, and plain double suffices: also near triple roots (t = 1/2 is such a point), near
// vertical ends (0 and 1 are) and where the cubic coefficient vanishes (nothing divides by it). u starts
// from the reversed power series of d = x - X(t_i) and is corrected once, to third order, by the exact
// residual. A frame is of tier 0 where that reaches 2^-59 relative to u, of tier 1 where one Halley step
// before it does, of tier 2 elsewhere and next to the ends of the curve, where y has finer ulps than u.
#include "double_double.h"
#include "include/cubic_bezier.h"

#define N IB_CUBIC_FRAMES
#define K IB_CUBIC_BUCKETS

// MARK: Preparation

// Loops over frames run over arrays a little longer, so that whole vectors fit.
#define PADDED (N + 4)

/// One quantity at all expansion points, as sums of two doubles.
typedef struct { double hi[PADDED], lo[PADDED]; } IB_NAME(row);

/// A handle split for exact products with the weights, which have at most 17 bits.
typedef struct { double whole, head, tail; } IB_NAME(handle);

IB_INLINE IB_NAME(handle) IB_NAME(split)(double v) {
  double head = ib_head26(v);
  return (IB_NAME(handle)){v, head, v - head};
}

/// v times a weight, exactly.
IB_INLINE ib_dd IB_NAME(weighted)(IB_NAME(handle) v, double weight) {
  double product = v.whole * weight;
#if IB_FMA
  return (ib_dd){product, __builtin_fma(v.whole, weight, -product)};
#else
  return (ib_dd){product, (v.head * weight - product) + v.tail * weight};
#endif
}

/// v1 w1 + v2 w2 + w0 to about 104 bits.
IB_INLINE ib_dd IB_NAME(combined)(IB_NAME(handle) v1, IB_NAME(handle) v2, double w1, double w2, double w0) {
  ib_dd p = IB_NAME(weighted)(v1, w1), q = IB_NAME(weighted)(v2, w2);
  ib_dd s = ib_two_sum(p.hi, q.hi), t = ib_two_sum(s.hi, w0);
  return ib_fast_two_sum(t.hi, (p.lo + q.lo) + (s.lo + t.lo));
}

/// X(1/2) = 1/8 + 3/8 x1 + 3/8 x2 with a low part that is itself correctly rounded. Near a triple root there
/// x - X(1/2) is tiny, and u is only as accurate as that difference.
IB_INLINE ib_dd IB_NAME(middle)(double x1, double x2) {
  ib_dd p = ib_two_product(x1, 0.375), q = ib_two_product(x2, 0.375);
  ib_dd s = ib_two_sum(p.hi, q.hi), t = ib_two_sum(s.hi, 0.125);
  ib_dd e = ib_two_sum(p.lo, q.lo), f = ib_two_sum(s.lo, t.lo);
  ib_dd low = ib_two_sum(e.hi, f.hi), high = ib_two_sum(t.hi, low.hi);
  return ib_fast_two_sum(high.hi, high.lo + (low.lo + (e.lo + f.lo)));
}

/// Value, derivative and half the second derivative of one coordinate at all expansion points.
IB_INLINE void IB_NAME(expand)(double v1, double v2, double one, IB_NAME(row) *value, IB_NAME(row) *slope,
                               IB_NAME(row) *bend) {
  IB_NAME(handle) h1 = IB_NAME(split)(v1), h2 = IB_NAME(split)(v2);
  for (int i = 0; i < PADDED; i++) {
    double t = (double)i / N, s = 1 - t;
    ib_dd v = IB_NAME(combined)(h1, h2, 3 * t * s * s, 3 * t * t * s, t * t * t * one);
    ib_dd c = IB_NAME(combined)(h1, h2, 3 * s * (1 - 3 * t), 3 * t * (2 - 3 * t), 3 * t * t * one);
    ib_dd b = IB_NAME(combined)(h1, h2, 3 * (t - 2 * s), 3 * (s - 2 * t), 3 * t * one);
    value->hi[i] = v.hi, value->lo[i] = v.lo;
    bend->hi[i] = b.hi, bend->lo[i] = b.lo;
#if IB_FMA
    slope->hi[i] = c.hi, slope->lo[i] = c.lo;
#else
    // 26 bits: then slope times a double of 27 bits is exact without FMA.
    double head = ib_head26(c.hi);
    slope->hi[i] = head, slope->lo[i] = (c.hi - head) + c.lo;
#endif
  }
}

/// The tier of a frame, from how far u may lie from t_i when x lies in one of its buckets.
IB_INLINE int IB_NAME(tier)(double beta, double alpha, double inverse) {
  double b = __builtin_fabs(beta), a = __builtin_fabs(alpha), i = __builtin_fabs(inverse);
  double u0 = 0.5 / N + i * (0.5 / K / 0.85), u1 = 0.5 / N + i * (0.5 / K / 0.5);
  // Also 2 when a bound is not a number.
  return 2 - (b * u1 + 7 * a * u1 * u1 <= 0.22) - (b * u0 + 7 * a * u0 * u0 <= 0.055);
}

/// CSS Easing 2: the slope of the tangent at an end whose handle lies at (dx, dy) from it; the chord to the far handle,
/// at (far_dx, far_dy), when the near one coincides with the end; flat when neither leads away.
IB_INLINE double IB_NAME(end_slope)(double dx, double dy, double far_dx, double far_dy) {
  if (dx > 0) return dy / dx;
  if (dy != 0) return 0;
  if (far_dx > 0) return far_dy / far_dx;
  return far_dy == 0 ? 1 : 0;
}

/// The frame for every bucket of x: one more at each border, summed up.
IB_INLINE void IB_NAME(fill_buckets)(ib_cubic *curve, double x1, double x2) {
  double borders[N + 1];
  for (int i = 1; i <= N; i++) {
    double t = (2 * i - 1) / (2.0 * N), s = 1 - t;
    borders[i] = x1 * (3 * t * s * s) + x2 * (3 * t * t * s) + t * t * t;
  }
  __builtin_memset(curve->buckets, 0, sizeof curve->buckets);
  for (int i = 1; i <= N; i++) {
    curve->borders[i] = borders[i];
    curve->buckets[(int)(K * borders[i] + 1)] += 1;
  }
  curve->borders[0] = -__builtin_inf();
  curve->borders[N + 1] = __builtin_inf();
  // Running sums of bytes, eight at a time: multiplying by ones adds every byte to all above it.
  uint64_t carried = 0;
  for (int j = 0; j < K + 8; j += 8) {
    uint64_t eight;
    __builtin_memcpy(&eight, &curve->buckets[j], 8);
    eight = (eight + carried) * 0x0101010101010101u;
    __builtin_memcpy(&curve->buckets[j], &eight, 8);
    carried = eight >> 56;
  }
}

static void IB_NAME(prepare)(ib_cubic *curve, double x1, double y1, double x2, double y2) {
  curve->x1 = x1, curve->y1 = y1, curve->x2 = x2, curve->y2 = y2;
  curve->start_slope = IB_NAME(end_slope)(x1, y1, x2, y2);
  curve->end_slope = IB_NAME(end_slope)(1 - x2, 1 - y2, 1 - x1, 1 - y1);
  // Huge y are scaled down, so that nothing overflows inside.
  double largest = __builtin_fmax(__builtin_fabs(y1), __builtin_fabs(y2));
  int huge = largest > 0x1p400;
  double one = huge ? 0x1p-200 : 1;
  curve->y_scale = 1 / one;
  curve->is_tall = largest > 8;
  y1 *= one, y2 *= one;
  double xa = 1 + 3 * (x1 - x2);
  curve->xa = xa;
  curve->ya = one + 3 * (y1 - y2);

  IB_NAME(row) x, xc, xb, y, yc, yb;
  IB_NAME(expand)(x1, x2, 1, &x, &xc, &xb);
  IB_NAME(expand)(y1, y2, one, &y, &yc, &yb);
  ib_dd middle = IB_NAME(middle)(x1, x2);
  x.hi[N / 2] = middle.hi, x.lo[N / 2] = middle.lo;

  double k[6][PADDED];
  int tiers[PADDED];
  for (int i = 0; i < PADDED; i++) {
    // Reversion of d = c u + b u^2 + a u^3, with beta = b / c and alpha = a / c.
    double inverse = 1 / (xc.hi[i] + xc.lo[i]), beta = xb.hi[i] * inverse, alpha = xa * inverse;
    double bb = beta * beta, i2 = inverse * inverse, i3 = i2 * inverse;
    k[0][i] = inverse;
    k[1][i] = -beta * i2;
    k[2][i] = (2 * bb - alpha) * i3;
    k[3][i] = 5 * beta * (alpha - bb) * (i2 * i2);
    k[4][i] = (14 * bb * bb - 21 * alpha * bb + 3 * alpha * alpha) * (i3 * i2);
    k[5][i] = beta * (84 * alpha * bb - 28 * alpha * alpha - 42 * bb * bb) * (i3 * i3);
    tiers[i] = IB_NAME(tier)(beta, alpha, inverse);
  }
  for (int i = 0; i <= N; i++) {
    curve->frames[i] = (ib_cubic_frame){
      x.hi[i], x.lo[i], {k[0][i], k[1][i], k[2][i], k[3][i], k[4][i], k[5][i]}, xc.hi[i], xc.lo[i], xb.hi[i],
      y.hi[i], y.lo[i], yc.hi[i], yc.lo[i], yb.hi[i]};
    curve->xb_lo[i] = xb.lo[i], curve->yb_lo[i] = yb.lo[i];
    curve->starts[i] = tiers[i];
    curve->tiers[i] = i <= 1 || huge ? 2 : tiers[i];
  }
  IB_NAME(fill_buckets)(curve, x1, x2);
}

// MARK: Evaluation

/// u from the power series of the frame.
IB_INLINE double IB_NAME(series)(const ib_cubic_frame *f, double d) {
  double d2 = d * d;
  double high = ib_muladd(f->k[5], d, f->k[4]), middle = ib_muladd(f->k[3], d, f->k[2]);
  double low = ib_muladd(f->k[1], d, f->k[0]);
  return d * ib_muladd(ib_muladd(high, d2, middle), d2, low);
}

/// The derivative at t_i from its head and rest. With FMA the head is the nearest double; else it has 26 bits only.
IB_INLINE double IB_NAME(whole)(double head, double rest) {
#if IB_FMA
  (void)rest;
  return head;
#else
  return head + rest;
#endif
}

/// Y(t_i + u) with u = `u0` plus a correction to third order that makes X(t_i + u) = x. `u0` has at most 26 bits.
IB_INLINE double IB_NAME(corrected)(const ib_cubic *curve, const ib_cubic_frame *f, double d, double u0) {
  double uu = u0 * u0, xau = curve->xa * u0, yau = curve->ya * u0;
  // The large terms cancel exactly in the first sum.
  double residual = ib_muladd(uu, xau + f->xb, ib_muladd(f->xc, u0, -d) + ib_muladd(f->xc_lo, u0, f->x_lo));
  double x_bend = ib_muladd(3, xau, f->xb), y_bend = ib_muladd(3, yau, f->yb);
  double x_slope = ib_muladd(u0, f->xb + x_bend, IB_NAME(whole)(f->xc, f->xc_lo));
  double y_slope = ib_muladd(u0, f->yb + y_bend, IB_NAME(whole)(f->yc, f->yc_lo));
  double reciprocal = 1 / x_slope;
  double h = residual * reciprocal, q = x_bend * reciprocal;
  double base = ib_muladd(uu, yau + f->yb, ib_muladd(f->yc_lo, u0, f->y_lo));
  double rest = base - h * ib_muladd(h, ib_muladd(q, y_slope, -y_bend), y_slope);
  return f->y + ib_muladd(f->yc, u0, rest);
}

/// u after one Halley step, for frames of tier 1.
IB_INLINE double IB_NAME(improved)(const ib_cubic *curve, const ib_cubic_frame *f, double d, double u) {
  double xa = curve->xa, xb = f->xb, c = f->xc + f->xc_lo;
  double value = ib_muladd(u, ib_muladd(u, ib_muladd(xa, u, xb), c), -d);
  double slope = ib_muladd(u, ib_muladd(3 * xa, u, 2 * xb), c);
  return u - value * slope / (slope * slope - value * ib_muladd(3 * xa, u, xb));
}

/// The factor for both sides of X(t) = x: below the normal numbers, products of t and x would underflow.
/// 2^600, whose square and cube root are powers of two as well, or 1.
IB_INLINE double IB_NAME(lift)(double x) {
  return x > 0 && x < 0x1p-1022 ? 0x1p600 : 1;
}

/// A first guess within a factor 3 of u: the least of what the linear, quadratic and cubic term alone would
/// give; near the ends and near a triple root all three have one sign.
IB_INLINE double IB_NAME(first_guess)(const ib_cubic *curve, int i, double r, double lift) {
  const ib_cubic_frame *f = &curve->frames[i];
  double c = f->xc + f->xc_lo, size = __builtin_fabs(r), guess = size / (c * lift);
  if (i != 0 && i != N / 2 && i != N) return 0.75 * r / c;
  double b = i == 0 ? 3 * curve->x2 : i == N ? 3 * (1 - curve->x1) : 0;
  double a = i == N / 2 ? __builtin_fabs(curve->xa) : 1;
  double root_scale = lift == 1 ? 1 : 0x1p-300, cube_scale = lift == 1 ? 1 : 0x1p-200;
  guess = __builtin_fmin(guess, __builtin_elementwise_sqrt(size / b) * root_scale);
  // A cube root by a third of the exponent: within 6 %.
  double cube = ib_from_bits(ib_bits(size / a) / 3 + 0x2A9F7893782DA1CEu);
  guess = __builtin_fmin(guess, cube * cube_scale);
  return r < 0 ? -guess : guess;
}

/// The expansion point for x: `i` moved until the borders of its frame enclose x.
IB_INLINE int IB_NAME(settle)(const ib_cubic *curve, int i, double x) {
  while (x < curve->borders[i]) i--;
  while (x >= curve->borders[i + 1]) i++;
  return i;
}

/// u with X(t_i + u) = x to about 40 bits or better, for r = (x - X(t_i)) * lift, not 0.
IB_INLINE double IB_NAME(approximate)(const ib_cubic *curve, int i, double r, double lift) {
  const ib_cubic_frame *f = &curve->frames[i];
  double xa = curve->xa * lift, xb = f->xb * lift, c = (f->xc + f->xc_lo) * lift;
  uint8_t tier = curve->starts[i];
  double u = tier == 0 || (tier == 1 && i != 0) ? IB_NAME(series)(f, r / lift)
                                                : IB_NAME(first_guess)(curve, i, r, lift);
  if (tier == 0) return u;
  for (int round = 0; round < 12; round++) {
    double value = ib_muladd(u, ib_muladd(u, ib_muladd(xa, u, xb), c), -r);
    double reciprocal = 1 / ib_muladd(u, ib_muladd(3 * xa, u, 2 * xb), c);
    double h = value * reciprocal, bend = ib_muladd(3 * xa, u, xb);
    double step = h / (1 - h * bend * reciprocal);
    double next = u - step;
    if (!((next > 0) == (r > 0))) next = 0.25 * u;
    int done = __builtin_fabs(next - u) <= 1e-5 * __builtin_fabs(u);
    u = next;
    if (done) break;
  }
  return u;
}

static ib_cubic_jet IB_NAME(jet)(const ib_cubic *curve, double x);

/// y at x in [0, 1] where the closed form does not reach: never inlined, off the common path.
static __attribute__((noinline)) double IB_NAME(value_accurate)(const ib_cubic *curve, double x, int i) {
  if (__builtin_expect(IB_NAME(lift)(x) != 1, 0)) return IB_NAME(jet)(curve, x).value;
  i = IB_NAME(settle)(curve, i, x);
  const ib_cubic_frame *f = &curve->frames[i];
  ib_dd d = ib_two_sum(x, -f->x);
  ib_dd r = ib_two_sum(d.hi, d.lo - f->x_lo);
  if (r.hi == 0) return (f->y + f->y_lo) * curve->y_scale;

  double u = ib_head26(IB_NAME(approximate)(curve, i, r.hi, 1));
  double xa = curve->xa, ya = curve->ya;
  // X and Y at t_i + u as u times a sum of two doubles.
  ib_dd xb = {f->xb, curve->xb_lo[i]}, xc = {f->xc, f->xc_lo}, yb = {f->yb, curve->yb_lo[i]}, yc = {f->yc, f->yc_lo};
  ib_dd x_inner = ib_dd_add_loose(ib_short_product(xa, u), xb), y_inner = ib_dd_add_loose(ib_short_product(ya, u), yb);
  ib_dd qx = ib_dd_add_loose(ib_dd_scale_loose(x_inner, u), xc);
  ib_dd qy = ib_dd_add_loose(ib_dd_scale_loose(y_inner, u), yc);
  ib_dd product = ib_short_product(qx.hi, u);
  double residual = ((product.hi - r.hi) + product.lo) + ib_muladd(u, qx.lo, -r.lo);

  double reciprocal = 1 / ib_muladd(u, ib_muladd(3 * xa, u, 2 * f->xb), xc.hi + xc.lo);
  double h = residual * reciprocal, q = ib_muladd(3 * xa, u, f->xb) * reciprocal;
  double g = q * h, third = xa * reciprocal * h * h;
  double delta = -h * (1 + g + 2 * g * g - third);
  double y_slope = ib_muladd(u, ib_muladd(3 * ya, u, 2 * f->yb), yc.hi + yc.lo), y_bend = ib_muladd(3 * ya, u, f->yb);
  ib_dd moved = ib_short_product(qy.hi, u);
  ib_dd sum = ib_two_sum(f->y, moved.hi);
  double small = moved.lo + ib_muladd(u, qy.lo, f->y_lo) + delta * ib_muladd(delta, y_bend, y_slope);
  return (sum.hi + (sum.lo + small)) * curve->y_scale;
}

/// The CSS continuation along the end tangents, and NaN for NaN.
static __attribute__((noinline)) double IB_NAME(value_outside)(const ib_cubic *curve, double x) {
  if (x < 0) return curve->start_slope == 0 ? 0 : curve->start_slope * x;
  if (x > 1) return curve->end_slope == 0 ? 1 : 1 + curve->end_slope * (x - 1);
  return x + x;
}

IB_INLINE int IB_NAME(bucket)(double x) {
  return (int)(ib_bits(x + 0x1.8p52 / K) & (2 * K - 1));
}

static double IB_NAME(value)(const ib_cubic *curve, double x) {
  if (__builtin_expect(!(x >= 0 && x <= 1), 0)) return IB_NAME(value_outside)(curve, x);
  int i = curve->buckets[IB_NAME(bucket)(x)];
  const ib_cubic_frame *f = &curve->frames[i];
  uint8_t tier = curve->tiers[i];
  if (__builtin_expect(tier == 2, 0)) return IB_NAME(value_accurate)(curve, x, i);
  double d = x - f->x, u = IB_NAME(series)(f, d);
  if (__builtin_expect(tier == 1, 0)) u = IB_NAME(improved)(curve, f, d, u);
  return IB_NAME(corrected)(curve, f, d, ib_head26(u));
}

// MARK: Derivatives

/// X or Y about an expansion point, all coefficients in double-double.
typedef struct { ib_dd c, b, a; } IB_NAME(cubic);

/// v1 and v2 are the handles of one coordinate, `one` is 1 in its unit.
IB_INLINE ib_dd IB_NAME(cubic_coefficient)(double v1, double v2, double one) {
  ib_dd difference = ib_two_sum(v1, -v2);
  return ib_dd_add_double(ib_dd_scale(difference, 3), one);
}

IB_INLINE ib_dd IB_NAME(horner)(IB_NAME(cubic) p, ib_dd u, double second, double third) {
  ib_dd inner = ib_dd_add(ib_dd_scale(p.b, second), ib_dd_multiply(ib_dd_scale(p.a, third), u));
  return ib_dd_add(p.c, ib_dd_multiply(inner, u));
}

IB_INLINE ib_dd IB_NAME(cross)(ib_dd a, ib_dd d, ib_dd b, ib_dd c) {
  return ib_dd_add(ib_dd_multiply(a, d), ib_dd_negate(ib_dd_multiply(b, c)));
}

/// p0 / x'^n for x' -> 0+: infinite with the sign of the first coefficient that is not 0, on the given side of u = 0.
IB_INLINE double IB_NAME(pole)(double p0, double p1, double p2, double side) {
  double leading = p0 != 0 ? p0 : p1 != 0 ? p1 * side : p2;
  return leading == 0 ? 0 : leading > 0 ? __builtin_inf() : -__builtin_inf();
}

static __attribute__((noinline)) ib_cubic_jet IB_NAME(jet)(const ib_cubic *curve, double x) {
  if (!(x >= 0 && x <= 1)) {
    double slope = x < 0 ? curve->start_slope : x > 1 ? curve->end_slope : x + x;
    double parameter = x < 0 ? 0 : x > 1 ? 1 : x + x;
    return (ib_cubic_jet){parameter, IB_NAME(value_outside)(curve, x), slope, x == x ? 0 : x + x};
  }
  int i = IB_NAME(settle)(curve, curve->buckets[IB_NAME(bucket)(x)], x);
  const ib_cubic_frame *f = &curve->frames[i];
  double scale = curve->y_scale, down = 1 / scale, lift = IB_NAME(lift)(x);
  IB_NAME(cubic) px = {ib_fast_two_sum(f->xc * lift, f->xc_lo * lift), {f->xb * lift, curve->xb_lo[i] * lift},
                       IB_NAME(cubic_coefficient)(curve->x1 * lift, curve->x2 * lift, lift)};
  IB_NAME(cubic) py = {ib_fast_two_sum(f->yc, f->yc_lo), {f->yb, curve->yb_lo[i]},
                       IB_NAME(cubic_coefficient)(curve->y1 * down, curve->y2 * down, down)};
  ib_dd d = ib_two_sum(x * lift, -f->x * lift), r = ib_dd_add_double(d, -f->x_lo * lift);
  ib_dd u = {0, 0};
  if (r.hi != 0) {
    u.hi = IB_NAME(approximate)(curve, i, r.hi, lift);
    for (int round = 0; round < 2; round++) {
      ib_dd slope = IB_NAME(horner)(px, u, 2, 3);
      ib_dd residual = ib_dd_add(ib_dd_multiply(u, IB_NAME(horner)(px, u, 1, 1)), ib_dd_negate(r));
      double reciprocal = 1 / slope.hi, h = residual.hi * reciprocal;
      double bend = ib_muladd(3 * px.a.hi, u.hi, px.b.hi) * reciprocal;
      u = ib_dd_add_double(u, -h * ib_muladd(h, bend, 1));
    }
  }
  ib_dd x_slope = IB_NAME(horner)(px, u, 2, 3), y_slope = IB_NAME(horner)(py, u, 2, 3);
  ib_dd value = ib_dd_add(ib_dd_multiply(u, IB_NAME(horner)(py, u, 1, 1)), (ib_dd){f->y, f->y_lo});
  ib_cubic_jet jet = {(double)i / N + u.hi, value.hi * scale, 0, 0};
  double side = i == N ? -1 : 1;
  // Y''X' - Y'X'' = 2 n0 + 6 n1 u + 6 n2 u^2
  ib_dd n0 = IB_NAME(cross)(py.b, px.c, py.c, px.b), n1 = IB_NAME(cross)(py.a, px.c, py.c, px.a);
  ib_dd n2 = IB_NAME(cross)(py.a, px.b, py.b, px.a);
  if (x_slope.hi > 0) {
    jet.slope = ib_dd_divide(y_slope, x_slope).hi * scale * lift;
    ib_dd bend = ib_dd_add(ib_dd_scale(n0, 2), ib_dd_scale(ib_dd_multiply(ib_dd_add(n1, ib_dd_multiply(n2, u)), u), 6));
    jet.curvature = ib_dd_divide(ib_dd_divide(ib_dd_divide(bend, x_slope), x_slope), x_slope).hi * scale * lift * lift;
    return jet;
  }
  // A vertical tangent in t: only at u = 0. The first nonzero pair of coefficients decides.
  double yc = py.c.hi, yb = py.b.hi, ya = py.a.hi, xb = px.b.hi, xa = px.a.hi;
  if (yc == 0 && xb != 0) jet.slope = ib_dd_divide(py.b, px.b).hi * scale;
  else if (yc == 0 && yb == 0) jet.slope = ya / xa * scale;
  else jet.slope = IB_NAME(pole)(yc, yb, 0, side);
  jet.curvature = IB_NAME(pole)(n0.hi, n1.hi, n2.hi, side);
  return jet;
}

static double IB_NAME(slope)(const ib_cubic *curve, double x) {
  // The ends too: their slopes are exact quotients of the handles.
  if (__builtin_expect(!(x > 0 && x < 1) || curve->is_tall, 0)) return IB_NAME(jet)(curve, x).slope;
  int i = curve->buckets[IB_NAME(bucket)(x)];
  uint8_t tier = curve->starts[i];
  if (__builtin_expect(tier == 2, 0)) return IB_NAME(jet)(curve, x).slope;
  const ib_cubic_frame *f = &curve->frames[i];
  double d = x - f->x, u0 = IB_NAME(series)(f, d), xa = curve->xa, ya = curve->ya;
  if (__builtin_expect(tier == 1, 0)) u0 = IB_NAME(improved)(curve, f, d, u0);
  u0 = ib_head26(u0);
  double residual = ib_muladd(u0 * u0, ib_muladd(xa, u0, f->xb),
                              ib_muladd(f->xc, u0, -d) + ib_muladd(f->xc_lo, u0, f->x_lo));
  double c = f->xc + f->xc_lo;
  double reciprocal = 1 / ib_muladd(2 * u0, ib_muladd(1.5 * xa, u0, f->xb), c);
  double h = residual * reciprocal, q = ib_muladd(3 * xa, u0, f->xb) * reciprocal;
  double u = u0 - h * ib_muladd(h, q, 1);
  double x_rest = ib_muladd(u, ib_muladd(3 * xa, u, 2 * f->xb), f->xc_lo);
  double y_rest = ib_muladd(u, ib_muladd(3 * ya, u, 2 * f->yb), f->yc_lo);
  return (f->yc + y_rest) / (f->xc + x_rest);
}

// MARK: Batches, in vectors

#include "cubic_bezier_lanes.h"
#include "cubic_bezier_lanes_careful.h"
#include "cubic_bezier_lanes_guess.h"
#include "cubic_bezier_lanes_each_float.h"
#include "cubic_bezier_lanes_each.h"
#include "cubic_bezier_lanes_table.h"
#include "cubic_bezier_lanes_curve.h"

static const ib_cubic_kernels IB_NAME(kernels) = {
  .name = IB_SET,
  .prepare = IB_NAME(prepare),
  .value = IB_NAME(value),
  .slope = IB_NAME(slope),
  .jet = IB_NAME(jet),
  .values = IB_NAME(values),
  .values_float = IB_NAME(values_float),
  .values_each = IB_NAME(values_each),
  .values_each_float = IB_NAME(values_each_float),
};
