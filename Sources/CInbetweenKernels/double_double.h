// Error-free transformations and unevaluated sums of two doubles ("double-double").
//
// Source: T. J. Dekker, A floating-point technique for extending the available precision (1971); the accurate
// sum and product follow M. Joldes, J.-M. Muller, V. Popescu, ACM TOMS 44 (2017), doi 10.1145/3121432.
//
// Include with IB_FMA set to 1 where fused multiply-add is one instruction, else 0.
#ifndef INBETWEEN_DOUBLE_DOUBLE_H
#define INBETWEEN_DOUBLE_DOUBLE_H

#include <stdint.h>

#pragma STDC FP_CONTRACT OFF

#define IB_INLINE static inline __attribute__((always_inline))

typedef struct { double hi, lo; } ib_dd;

IB_INLINE double ib_muladd(double a, double b, double c) {
#if IB_FMA
  return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

IB_INLINE uint64_t ib_bits(double x) {
  uint64_t b;
  __builtin_memcpy(&b, &x, sizeof b);
  return b;
}

IB_INLINE double ib_from_bits(uint64_t b) {
  double x;
  __builtin_memcpy(&x, &b, sizeof x);
  return x;
}

/// The leading 26 bits of x.
IB_INLINE double ib_head26(double x) { return ib_from_bits(ib_bits(x) & ~(uint64_t)0x7FFFFFF); }

/// x rounded to 26 bits, so that x minus it fits in 26 bits too (with its sign).
IB_INLINE double ib_nearest26(double x) {
  return ib_from_bits((ib_bits(x) + 0x4000000) & ~(uint64_t)0x7FFFFFF);
}

/// a + b exactly.
IB_INLINE ib_dd ib_two_sum(double a, double b) {
  double s = a + b, t = s - a;
  return (ib_dd){s, (a - (s - t)) + (b - t)};
}

/// a + b exactly, for |a| >= |b| or a = 0.
IB_INLINE ib_dd ib_fast_two_sum(double a, double b) {
  double s = a + b;
  return (ib_dd){s, b - (s - a)};
}

/// a * b exactly, unless a part underflows.
IB_INLINE ib_dd ib_two_product(double a, double b) {
  double p = a * b;
#if IB_FMA
  return (ib_dd){p, __builtin_fma(a, b, -p)};
#else
  double ah = ib_nearest26(a), al = a - ah, bh = ib_nearest26(b), bl = b - bh;
  return (ib_dd){p, (((ah * bh - p) + ah * bl) + al * bh) + al * bl};
#endif
}

/// a * b exactly, for b of at most 26 bits.
IB_INLINE ib_dd ib_short_product(double a, double b) {
#if IB_FMA
  return ib_two_product(a, b);
#else
  double head = ib_head26(a), high = head * b, low = (a - head) * b, p = high + low;
  return (ib_dd){p, low - (p - high)};
#endif
}

/// a + b, not brought back to the form in which hi alone is the nearest double: a third of the work of ib_dd_add.
IB_INLINE ib_dd ib_dd_add_loose(ib_dd a, ib_dd b) {
  ib_dd s = ib_two_sum(a.hi, b.hi);
  return (ib_dd){s.hi, s.lo + (a.lo + b.lo)};
}

/// a b for b of at most 26 bits, as loose as that.
IB_INLINE ib_dd ib_dd_scale_loose(ib_dd a, double b) {
  ib_dd p = ib_short_product(a.hi, b);
  return (ib_dd){p.hi, ib_muladd(a.lo, b, p.lo)};
}

IB_INLINE ib_dd ib_dd_add(ib_dd a, ib_dd b) {
  ib_dd s = ib_two_sum(a.hi, b.hi), t = ib_two_sum(a.lo, b.lo);
  s = ib_fast_two_sum(s.hi, s.lo + t.hi);
  return ib_fast_two_sum(s.hi, s.lo + t.lo);
}

IB_INLINE ib_dd ib_dd_add_double(ib_dd a, double b) {
  ib_dd s = ib_two_sum(a.hi, b);
  return ib_fast_two_sum(s.hi, s.lo + a.lo);
}

IB_INLINE ib_dd ib_dd_multiply(ib_dd a, ib_dd b) {
  ib_dd p = ib_two_product(a.hi, b.hi);
  return ib_fast_two_sum(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}

IB_INLINE ib_dd ib_dd_scale(ib_dd a, double b) {
  ib_dd p = ib_two_product(a.hi, b);
  return ib_fast_two_sum(p.hi, ib_muladd(a.lo, b, p.lo));
}

IB_INLINE ib_dd ib_dd_negate(ib_dd a) { return (ib_dd){-a.hi, -a.lo}; }

/// a / b; where that overflows, the infinity alone.
IB_INLINE ib_dd ib_dd_divide(ib_dd a, ib_dd b) {
  double q = a.hi / b.hi;
  if (__builtin_fabs(q) == __builtin_inf()) return (ib_dd){q, 0};
  ib_dd r = ib_dd_add(a, ib_dd_negate(ib_dd_scale(b, q)));
  double q2 = r.hi / b.hi;
  r = ib_dd_add(r, ib_dd_negate(ib_dd_scale(b, q2)));
  ib_dd s = ib_fast_two_sum(q, q2);
  return ib_dd_add_double(s, r.hi / b.hi);
}

#endif
