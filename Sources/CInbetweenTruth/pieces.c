// Straight pieces and stairs.
#include "rounded.h"

ib_truth_number ib_truth_line(double x0, double y0, double x1, double y1, double x) {
  mpfr_t rise, run, way;
  mpfr_inits2(BITS, rise, run, way, (mpfr_ptr)0);
  mpfr_set_d(rise, y1, MPFR_RNDN);
  mpfr_sub_d(rise, rise, y0, MPFR_RNDN);
  mpfr_set_d(run, x1, MPFR_RNDN);
  mpfr_sub_d(run, run, x0, MPFR_RNDN);
  mpfr_set_d(way, x, MPFR_RNDN);
  mpfr_sub_d(way, way, x0, MPFR_RNDN);
  mpfr_mul(way, way, rise, MPFR_RNDN);
  mpfr_div(way, way, run, MPFR_RNDN);
  mpfr_add_d(way, way, y0, MPFR_RNDN);
  ib_truth_number y = rounded(way, rise);
  mpfr_clears(rise, run, way, (mpfr_ptr)0);
  return y;
}

double ib_truth_steps(long count, int jumps_at_start, long jumps, int rounded_product, int before, double x) {
  mpfr_t product, step;
  // 53 bits round the product as binary64 does; 320 hold it exactly.
  mpfr_init2(product, rounded_product ? 53 : BITS);
  mpfr_init2(step, BITS);
  mpfr_set_d(step, x, MPFR_RNDN);
  mpfr_mul_si(product, step, count, MPFR_RNDN);
  mpfr_floor(step, product);
  // The algorithm of CSS Easing 2, "Step easing functions".
  if (jumps_at_start) mpfr_add_ui(step, step, 1, MPFR_RNDN);
  if (before && mpfr_integer_p(product)) mpfr_sub_ui(step, step, 1, MPFR_RNDN);
  if (x >= 0 && mpfr_sgn(step) < 0) mpfr_set_zero(step, 1);
  if (x <= 1 && mpfr_cmp_si(step, jumps) > 0) mpfr_set_si(step, jumps, MPFR_RNDN);
  mpfr_set_prec(product, 53);
  mpfr_div_si(product, step, jumps, MPFR_RNDN);
  double y = mpfr_get_d(product, MPFR_RNDN);
  mpfr_clears(product, step, (mpfr_ptr)0);
  return y;
}
