#include "rounded.h"

#include <stdlib.h>

enum { REGISTERS = 24 };

struct ib_truth_context {
  mpfr_t r[REGISTERS];
};

ib_truth_context *ib_truth_create(void) {
  ib_truth_context *context = malloc(sizeof *context);
  if (!context) abort();
  for (int i = 0; i < REGISTERS; i++) mpfr_init2(context->r[i], BITS);
  return context;
}

void ib_truth_destroy(ib_truth_context *context) {
  for (int i = 0; i < REGISTERS; i++) mpfr_clear(context->r[i]);
  free(context);
}

/// One coordinate: c t + b t² + a t³ from its two handles.
typedef struct { mpfr_ptr c, b, a; } polynomial;

static void set_handles(polynomial p, double first, double second) {
  mpfr_set_d(p.c, first, MPFR_RNDN);
  mpfr_mul_ui(p.c, p.c, 3, MPFR_RNDN);
  mpfr_set_d(p.b, second, MPFR_RNDN);
  mpfr_sub_d(p.b, p.b, first, MPFR_RNDN);
  mpfr_sub_d(p.b, p.b, first, MPFR_RNDN);
  mpfr_mul_ui(p.b, p.b, 3, MPFR_RNDN);
  mpfr_set_d(p.a, first, MPFR_RNDN);
  mpfr_sub_d(p.a, p.a, second, MPFR_RNDN);
  mpfr_mul_ui(p.a, p.a, 3, MPFR_RNDN);
  mpfr_add_ui(p.a, p.a, 1, MPFR_RNDN);
}

/// out = t (c + t (b + t a))
static void value_at(mpfr_ptr out, polynomial p, mpfr_ptr t) {
  mpfr_mul(out, p.a, t, MPFR_RNDN);
  mpfr_add(out, out, p.b, MPFR_RNDN);
  mpfr_mul(out, out, t, MPFR_RNDN);
  mpfr_add(out, out, p.c, MPFR_RNDN);
  mpfr_mul(out, out, t, MPFR_RNDN);
}

/// out = c + t (2 b + 3 a t)
static void slope_at(mpfr_ptr out, polynomial p, mpfr_ptr t) {
  mpfr_mul(out, p.a, t, MPFR_RNDN);
  mpfr_mul_ui(out, out, 3, MPFR_RNDN);
  mpfr_add(out, out, p.b, MPFR_RNDN);
  mpfr_add(out, out, p.b, MPFR_RNDN);
  mpfr_mul(out, out, t, MPFR_RNDN);
  mpfr_add(out, out, p.c, MPFR_RNDN);
}

/// out = 2 b + 6 a t
static void bend_at(mpfr_ptr out, polynomial p, mpfr_ptr t) {
  mpfr_mul(out, p.a, t, MPFR_RNDN);
  mpfr_mul_ui(out, out, 3, MPFR_RNDN);
  mpfr_add(out, out, p.b, MPFR_RNDN);
  mpfr_mul_ui(out, out, 2, MPFR_RNDN);
}

/// A bracketed Newton iteration in double: a start for the exact one, good or bad.
static double rough_parameter(double x1, double x2, double x) {
  double low = 0, high = 1, t = x;
  for (int i = 0; i < 60; i++) {
    double s = 1 - t, value = 3 * t * s * (s * x1 + t * x2) + t * t * t - x;
    if (value > 0) high = t; else low = t;
    double slope = 3 * (s * s * x1 + 2 * t * s * (x2 - x1) + t * t * (1 - x2)), next = t - value / slope;
    if (!(next > low && next < high)) next = low > 0 && high / low > 4 ? sqrt(low) * sqrt(high) : (low + high) / 2;
    if (fabs(next - t) <= 1e-15 * t) return next;
    t = next;
  }
  return t;
}

/// t with X(t) = x, to about 2^-300 relative, by Newton's method with bisection as its safeguard: the last step, below
/// 2^-160 of t, doubles the digits once more.
static void solve(ib_truth_context *k, polynomial px, double x1, double x2, double x, mpfr_ptr t) {
  mpfr_ptr low = k->r[7], high = k->r[8], value = k->r[9], slope = k->r[10], next = k->r[11], step = k->r[12];
  if (x == 0 || x == 1) {
    mpfr_set_d(t, x, MPFR_RNDN);
    return;
  }
  mpfr_set_ui(low, 0, MPFR_RNDN);
  mpfr_set_ui(high, 1, MPFR_RNDN);
  mpfr_set_d(t, rough_parameter(x1, x2, x), MPFR_RNDN);
  for (int i = 1; i < 3000; i++) {
    value_at(value, px, t);
    mpfr_sub_d(value, value, x, MPFR_RNDN);
    if (mpfr_zero_p(value)) return;
    mpfr_set(mpfr_sgn(value) > 0 ? high : low, t, MPFR_RNDN);
    slope_at(slope, px, t);
    mpfr_div(next, value, slope, MPFR_RNDN);
    mpfr_sub(next, t, next, MPFR_RNDN);
    int inside = mpfr_number_p(next) && mpfr_cmp(next, low) > 0 && mpfr_cmp(next, high) < 0;
    if (!inside || i % 12 == 0) {
      mpfr_add(next, low, high, MPFR_RNDN);
      mpfr_div_ui(next, next, 2, MPFR_RNDN);
    }
    mpfr_sub(step, next, t, MPFR_RNDN);
    mpfr_set(t, next, MPFR_RNDN);
    if (mpfr_zero_p(step) || mpfr_get_exp(step) < mpfr_get_exp(t) - 160) return;
  }
}

ib_truth_number ib_truth_cubic_value(ib_truth_context *k, double x1, double y1, double x2, double y2, double x) {
  polynomial px = {k->r[0], k->r[1], k->r[2]}, py = {k->r[3], k->r[4], k->r[5]};
  mpfr_ptr t = k->r[6], scratch = k->r[13], out = k->r[16];
  set_handles(px, x1, x2);
  set_handles(py, y1, y2);
  solve(k, px, x1, x2, x, t);
  value_at(out, py, t);
  return rounded(out, scratch);
}

ib_truth_point ib_truth_cubic(ib_truth_context *k, double x1, double y1, double x2, double y2, double x) {
  polynomial px = {k->r[0], k->r[1], k->r[2]}, py = {k->r[3], k->r[4], k->r[5]};
  mpfr_ptr t = k->r[6], scratch = k->r[13], dx = k->r[14], dy = k->r[15], out = k->r[16];
  mpfr_ptr other = k->r[17], power = k->r[18];
  set_handles(px, x1, x2);
  set_handles(py, y1, y2);
  solve(k, px, x1, x2, x, t);

  ib_truth_point point;
  point.parameter = rounded(t, scratch);
  value_at(out, py, t);
  point.value = rounded(out, scratch);

  slope_at(dx, px, t);
  slope_at(dy, py, t);
  int vertical = mpfr_cmp_ui_2exp(dx, 1, -200) < 0;
  mpfr_div(out, dy, dx, MPFR_RNDN);
  if (vertical) mpfr_set_nan(out);
  point.slope = rounded(out, scratch);

  // (Y'' X' - Y' X'') / X'^3
  bend_at(out, py, t);
  mpfr_mul(out, out, dx, MPFR_RNDN);
  bend_at(other, px, t);
  mpfr_mul(other, other, dy, MPFR_RNDN);
  mpfr_sub(out, out, other, MPFR_RNDN);
  for (int i = 0; i < 3; i++) mpfr_div(out, out, dx, MPFR_RNDN);
  if (vertical) mpfr_set_nan(out);
  point.curvature = rounded(out, scratch);

  // The integral of Y X' from 0 to t, coefficient by coefficient: Y is c t + b t² + a t³, X' is c + 2 b t + 3 a t².
  mpfr_ptr powers[5] = {k->r[19], k->r[20], k->r[21], k->r[22], k->r[23]};
  mpfr_sqr(powers[0], t, MPFR_RNDN);
  for (int i = 1; i < 5; i++) mpfr_mul(powers[i], powers[i - 1], t, MPFR_RNDN);
  mpfr_ptr ys[3] = {py.c, py.b, py.a}, xs[3] = {px.c, px.b, px.a};
  mpfr_set_ui(out, 0, MPFR_RNDN);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      mpfr_mul(power, powers[i + j], ys[i], MPFR_RNDN);
      mpfr_mul(power, power, xs[j], MPFR_RNDN);
      mpfr_mul_ui(power, power, j + 1, MPFR_RNDN);
      mpfr_div_ui(power, power, i + j + 2, MPFR_RNDN);
      mpfr_add(out, out, power, MPFR_RNDN);
    }
  point.integral = rounded(out, scratch);
  return point;
}
