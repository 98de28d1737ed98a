// What all exact answers end with.
#ifndef INBETWEEN_TRUTH_ROUNDED_H
#define INBETWEEN_TRUTH_ROUNDED_H

#include "include/CInbetweenTruth.h"

#include <math.h>
#include <mpfr.h>

/// The precision of everything.
enum { BITS = 320 };

static inline ib_truth_number rounded(mpfr_srcptr exact, mpfr_ptr scratch) {
  ib_truth_number n = {mpfr_get_d(exact, MPFR_RNDN), 0};
  if (isfinite(n.hi)) {
    mpfr_sub_d(scratch, exact, n.hi, MPFR_RNDN);
    n.lo = mpfr_get_d(scratch, MPFR_RNDN);
  }
  return n;
}

#endif
