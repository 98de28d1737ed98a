// The mathematical library through compiler builtins: no <math.h> names leak into Swift, and the same source
// serves Glibc, Musl, Darwin and bare WebAssembly (where the host must supply the functions).
#ifndef INBETWEEN_LIBM_H
#define INBETWEEN_LIBM_H

#define IB_LIBM static inline __attribute__((always_inline, const)) double

IB_LIBM ib_sin(double x) { return __builtin_sin(x); }
IB_LIBM ib_cos(double x) { return __builtin_cos(x); }
IB_LIBM ib_acos(double x) { return __builtin_acos(x); }
IB_LIBM ib_exp2(double x) { return __builtin_exp2(x); }
IB_LIBM ib_expm1(double x) { return __builtin_expm1(x); }

#undef IB_LIBM
#endif
