// Robert Penner's easings from their published formulas (easings.net), one function each, in 320 bits.
#include "rounded.h"

/// A place on a shape and what is found there: u from the start, d to the end (u + d = 1, both to 320 bits of their
/// own), y = f(u) and v = f'(u).
typedef struct { mpfr_t u, d, y, v, a, b; } place;

/// u^n
static void set_power(place *p, unsigned n) {
  mpfr_pow_ui(p->v, p->u, n - 1, MPFR_RNDN);
  mpfr_mul(p->y, p->v, p->u, MPFR_RNDN);
  mpfr_mul_ui(p->v, p->v, n, MPFR_RNDN);
}

/// 1 - cos(pi u / 2)
static void set_sine(place *p) {
  mpfr_const_pi(p->a, MPFR_RNDN);
  mpfr_div_ui(p->a, p->a, 2, MPFR_RNDN);
  mpfr_mul(p->b, p->a, p->u, MPFR_RNDN);
  mpfr_sin_cos(p->v, p->y, p->b, MPFR_RNDN);
  mpfr_mul(p->v, p->v, p->a, MPFR_RNDN);
  mpfr_ui_sub(p->y, 1, p->y, MPFR_RNDN);
}

/// y = 2^(10 u - 10), v = 10 ln 2 y
static void set_expo(place *p) {
  mpfr_mul_si(p->a, p->d, -10, MPFR_RNDN);
  mpfr_exp2(p->y, p->a, MPFR_RNDN);
  mpfr_const_log2(p->v, MPFR_RNDN);
  mpfr_mul_ui(p->v, p->v, 10, MPFR_RNDN);
  mpfr_mul(p->v, p->v, p->y, MPFR_RNDN);
}

/// 1 - sqrt(1 - u^2), where 1 - u^2 = d (2 - d)
static void set_circ(place *p) {
  mpfr_ui_sub(p->a, 2, p->d, MPFR_RNDN);
  mpfr_mul(p->a, p->a, p->d, MPFR_RNDN);
  mpfr_sqrt(p->a, p->a, MPFR_RNDN);
  mpfr_ui_sub(p->y, 1, p->a, MPFR_RNDN);
  mpfr_div(p->v, p->u, p->a, MPFR_RNDN);
}

/// (s + 1) u^3 - s u^2
static void set_back(place *p, double s) {
  mpfr_set_d(p->a, s, MPFR_RNDN);
  mpfr_add_ui(p->b, p->a, 1, MPFR_RNDN);
  mpfr_mul(p->b, p->b, p->u, MPFR_RNDN);  // (s + 1) u
  mpfr_sub(p->y, p->b, p->a, MPFR_RNDN);
  mpfr_mul(p->y, p->y, p->u, MPFR_RNDN);
  mpfr_mul(p->y, p->y, p->u, MPFR_RNDN);
  mpfr_mul_ui(p->b, p->b, 3, MPFR_RNDN);
  mpfr_mul_ui(p->a, p->a, 2, MPFR_RNDN);
  mpfr_sub(p->v, p->b, p->a, MPFR_RNDN);
  mpfr_mul(p->v, p->v, p->u, MPFR_RNDN);
}

/// -2^(10 u - 10) sin((10 u - 10 - q / 4) 2 pi / q): the published 10.75 and 11.125 are 10 + q / 4 for q = 3 and 4.5.
static void set_elastic(place *p, double q) {
  set_expo(p);
  mpfr_const_pi(p->a, MPFR_RNDN);
  mpfr_mul_ui(p->a, p->a, 2, MPFR_RNDN);
  mpfr_div_d(p->a, p->a, q, MPFR_RNDN);  // 2 pi / q
  mpfr_mul_si(p->b, p->d, -10, MPFR_RNDN);
  mpfr_sub_d(p->b, p->b, q / 4, MPFR_RNDN);
  mpfr_mul(p->b, p->b, p->a, MPFR_RNDN);
  // From here on u and d have served: d = sin, u = cos.
  mpfr_sin_cos(p->d, p->u, p->b, MPFR_RNDN);
  mpfr_mul(p->v, p->v, p->d, MPFR_RNDN);
  mpfr_mul(p->u, p->u, p->y, MPFR_RNDN);
  mpfr_mul(p->u, p->u, p->a, MPFR_RNDN);
  mpfr_mul_ui(p->u, p->u, 10, MPFR_RNDN);
  mpfr_add(p->v, p->v, p->u, MPFR_RNDN);
  mpfr_neg(p->v, p->v, MPFR_RNDN);
  mpfr_mul(p->y, p->y, p->d, MPFR_RNDN);
  mpfr_neg(p->y, p->y, MPFR_RNDN);
}

/// a = d - shift / 2.75 on an arc of the published easeOutBounce, counted from its start.
static void set_bounce_distance(place *p, int arc) {
  static const double shifts[4] = {0, 1.5, 2.25, 2.625};
  mpfr_set_d(p->a, shifts[arc], MPFR_RNDN);
  mpfr_div_d(p->a, p->a, 2.75, MPFR_RNDN);
  mpfr_sub(p->a, p->d, p->a, MPFR_RNDN);
}

/// 1 - out(d), where out(d) = 7.5625 (d - shift / 2.75)^2 + add. The value is that of the true arc, the velocity that
/// of the given one.
static void set_bounce(place *p, int velocity_arc) {
  static const double adds[4] = {0, 0.75, 0.9375, 0.984375};
  mpfr_mul_d(p->b, p->d, 2.75, MPFR_RNDN);
  int arc = mpfr_cmp_d(p->b, 1) < 0 ? 0 : mpfr_cmp_d(p->b, 2) < 0 ? 1 : mpfr_cmp_d(p->b, 2.5) < 0 ? 2 : 3;
  set_bounce_distance(p, arc);
  mpfr_sqr(p->y, p->a, MPFR_RNDN);
  mpfr_mul_d(p->y, p->y, 7.5625, MPFR_RNDN);
  mpfr_add_d(p->y, p->y, adds[arc], MPFR_RNDN);
  mpfr_ui_sub(p->y, 1, p->y, MPFR_RNDN);
  set_bounce_distance(p, velocity_arc);
  mpfr_mul_d(p->v, p->a, 2 * 7.5625, MPFR_RNDN);
}

/// The arc of easeOutBounce to the right of x. A kink, k/11 or k/22, counts as lying at the nearest double, which is
/// what a correctly rounded quotient is.
static int bounce_arc(ib_truth_direction direction, double x) {
  static const double eleven[3] = {4, 8, 10}, two[3] = {15, 19, 21}, mirrored[3] = {1, 3, 7};
  int rising = direction == IB_TRUTH_OUT || (direction == IB_TRUTH_IN_OUT && x >= 0.5), passed = 0;
  const double *kinks = !rising ? mirrored : direction == IB_TRUTH_OUT ? eleven : two;
  for (int i = 0; i < 3; i++) passed += x >= kinks[i] / (direction == IB_TRUTH_IN_OUT ? 22 : 11);
  return rising ? passed : 3 - passed;
}

static void set_shape(place *p, ib_truth_shape shape, double parameter, int bounce_arc) {
  switch (shape) {
  case IB_TRUTH_SINE: set_sine(p); break;
  case IB_TRUTH_QUAD: set_power(p, 2); break;
  case IB_TRUTH_CUBIC: set_power(p, 3); break;
  case IB_TRUTH_QUART: set_power(p, 4); break;
  case IB_TRUTH_QUINT: set_power(p, 5); break;
  case IB_TRUTH_EXPO: set_expo(p); break;
  case IB_TRUTH_CIRC: set_circ(p); break;
  case IB_TRUTH_BACK: set_back(p, parameter); break;
  case IB_TRUTH_ELASTIC: set_elastic(p, parameter); break;
  case IB_TRUTH_BOUNCE: set_bounce(p, bounce_arc); break;
  }
}

ib_truth_motion ib_truth_closed_form(
  ib_truth_shape shape, ib_truth_direction direction, double parameter, double x) {
  place p;
  mpfr_inits2(BITS, p.u, p.d, p.y, p.v, p.a, p.b, (mpfr_ptr)0);
  int halved = direction == IB_TRUTH_IN_OUT, mirrored = direction == IB_TRUTH_OUT || (halved && x >= 0.5);
  // The distance from the near end of the curve, doubled where the shape fills half of it.
  mpfr_set_d(p.u, x, MPFR_RNDN);
  if (halved) mpfr_mul_ui(p.u, p.u, 2, MPFR_RNDN);
  mpfr_ui_sub(p.d, halved && mirrored ? 2 : 1, p.u, MPFR_RNDN);
  if (halved && mirrored) mpfr_sub_ui(p.u, p.u, 1, MPFR_RNDN);
  if (mirrored) mpfr_swap(p.u, p.d);
  set_shape(&p, shape, parameter, bounce_arc(direction, x));

  if (halved) mpfr_div_ui(p.y, p.y, 2, MPFR_RNDN);
  if (mirrored) mpfr_ui_sub(p.y, 1, p.y, MPFR_RNDN);
  // As published, the ends are 0 and 1 even where the formula only comes close.
  if (x == 0 || x == 1) mpfr_set_d(p.y, x, MPFR_RNDN);
  ib_truth_motion motion = {rounded(p.y, p.a), rounded(p.v, p.a)};
  mpfr_clears(p.u, p.d, p.y, p.v, p.a, p.b, (mpfr_ptr)0);
  return motion;
}
