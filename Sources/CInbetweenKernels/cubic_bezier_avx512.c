// x86-64 with AVX-512 (F, BW, DQ, VL).
#if defined(__x86_64__)
#define IB_TARGET __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,bmi,bmi2")))
#pragma clang attribute push(IB_TARGET, apply_to = function)
#define IB_FMA 1
#define IB_LANES 8
#define IB_NAME(name) ib_cubic_avx512_##name
#define IB_SET "avx512"
#include "cubic_bezier_body.h"
#include "cubic_bezier_variants.h"

const ib_cubic_kernels *ib_cubic_avx512(void) { return &ib_cubic_avx512_kernels; }
#pragma clang attribute pop
#endif
