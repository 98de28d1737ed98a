// The lanes that the fast loops refuse: any curve, doubles throughout, iterated to the end.
//
// Like the scalar kernel this solves for the offset u >= 0 from an expansion point, here t = 0, 1/2 or 1,
// whichever is nearest, with u <= 1/4: about 0 and 1 all terms that matter near the end have one sign, and about
// 1/2 sit the triple roots, where x - X(1/2) is needed to full relative precision. A lane is frozen once its step is
// small, so that no lane sees its neighbours. What does not converge, or is badly conditioned even so, is refused
// again and left to the scalar kernel.

/// Several vectors side by side, to hide the latency of the iteration.
#define IB_WIDE (4 * IB_LANES)
#define WD IB_NAME(wide_doubles)
#define WL IB_NAME(wide_longs)
typedef double WD __attribute__((ext_vector_type(IB_WIDE)));
typedef int64_t WL __attribute__((ext_vector_type(IB_WIDE)));

typedef struct {
  double x1[IB_BLOCK], y1[IB_BLOCK], x2[IB_BLOCK], y2[IB_BLOCK], x[IB_BLOCK], y[IB_BLOCK];
} IB_NAME(refused_lanes);

IB_INLINE void IB_NAME(careful)(IB_NAME(refused_lanes) *lanes, ptrdiff_t at, WL *good) {
  WD x1, y1, x2, y2, x;
  __builtin_memcpy(&x1, lanes->x1 + at, sizeof x1);
  __builtin_memcpy(&y1, lanes->y1 + at, sizeof y1);
  __builtin_memcpy(&x2, lanes->x2 + at, sizeof x2);
  __builtin_memcpy(&y2, lanes->y2 + at, sizeof y2);
  __builtin_memcpy(&x, lanes->x + at, sizeof x);
  // x - X(1/2), to a relative error of about 2^-52 unless it is below 2^-54.
  WD s = x1 + x2, t = s - x1, s_low = (x1 - (s - t)) + (x2 - t);
  WD quarter = 0.25 * s, eighth = 0.125 * s;
  WD m = 0.125 + quarter, m_back = m - 0.125, m_low = (0.125 - (m - m_back)) + (quarter - m_back);
  WD n = m + eighth, n_back = n - m, n_low = (m - (n - n_back)) + (eighth - n_back);
  WD middle = (x - n) - ((m_low + n_low) + 0.375 * s_low);
  WL left = x < (27 * x1 + 9 * x2 + 1) * 0x1p-6, right = x > (9 * x1 + 27 * x2 + 27) * 0x1p-6;
  WL back = right | (~left & (middle < 0));  // u counts down from the expansion point
  WD x_far = 1 - x2, y_far = 1 - y2, x_near = 1 - x1, y_near = 1 - y1;
  WD half = back ? (WD)-1.5 : (WD)1.5;
  WD xa = 1 + 3 * (x1 - x2), ya = 1 + 3 * (y1 - y2);
  WD xc = left ? 3 * x1 : right ? 3 * x_far : 0.75 * (x_near + x2);
  WD xb = left ? 3 * (x2 - 2 * x1) : right ? 3 * ((x2 - x1) - x_far) : half * (x_near - x2);
  WD yc = left ? 3 * y1 : right ? 3 * y_far : 0.75 * (y_near + y2);
  WD yb = left ? 3 * (y2 - 2 * y1) : right ? 3 * ((y2 - y1) - y_far) : half * (y_near - y2);
  WD base = left ? (WD)0.0 : right ? (WD)1.0 : 0.125 + 0.375 * (y1 + y2);
  WD r = left ? x : right ? 1 - x : __builtin_elementwise_abs(middle);

  // First guess: the parabola with the slope at 0 and the value at 1/4.
  WD inside = xc * xc + r * (4 * xb + xa);
  inside = inside > 0 ? inside : 0;
  WD u = 2 * r / (xc + __builtin_elementwise_sqrt(inside)), slope = xc;
  WL exact = r == 0, done = exact | (x != x);
  u = exact ? (WD)0.0 : u;
  for (int round = 0; round < 10; round++) {
    WD inner = IB_VMULADD(xa, u, xb), rise = IB_VMULADD(inner, u, xc);
    WD residual = IB_VMULADD(rise, u, -r), more = IB_VMULADD(xa, u, inner);
    slope = IB_VMULADD(more, u, rise);
    WD step = residual * slope / IB_VMULADD(slope, slope, -residual * IB_VMULADD(xa, u, more));
    WD next = u - step;
    next = next > 0.125 * u ? next : 0.125 * u;
    next = next < 0.3 ? next : (WD)0.3;
    WL close = __builtin_elementwise_abs(step) <= 0x1p-17 * u;
    u = done ? u : next;
    done |= close;
    if (__builtin_reduce_and(done) != 0) break;
  }
  WD x_inner = IB_VMULADD(xa, u, xb), inner = IB_VMULADD(ya, u, yb);
  slope = IB_VMULADD(IB_VMULADD(xa, u, x_inner), u, IB_VMULADD(x_inner, u, xc));
  WD rise = IB_VMULADD(inner, u, yc);
  WD y_slope = __builtin_elementwise_abs(IB_VMULADD(IB_VMULADD(ya, u, inner), u, rise));
  WD y = IB_VMULADD(back ? -rise : rise, u, base);
  // The relative error of the terms of X is about 2^-52; this is how much of it arrives in y.
  WD sizes = __builtin_elementwise_abs(xb) + u * __builtin_elementwise_abs(xa);
  sizes = u * (__builtin_elementwise_abs(xc) + u * sizes);
  WD size1 = __builtin_elementwise_abs(y1), size2 = __builtin_elementwise_abs(y2);
  WD scale = size1 > size2 ? size1 : size2;
  scale = scale > 1 ? scale : 1;
  *good = done & (x >= 0) & (x <= 1) & (scale < 0x1p400);
  *good &= (sizes * y_slope <= 2.5 * scale * slope) & (sizes <= 0x1p24 * slope);
  WL bounded = (y1 >= 0) & (y1 <= 1) & (y2 >= 0) & (y2 <= 1);
  y = (bounded & (y < 0)) ? (WD)0.0 : y;
  y = (bounded & (y > 1)) ? (WD)1.0 : y;
  __builtin_memcpy(lanes->y + at, &y, sizeof y);
}
