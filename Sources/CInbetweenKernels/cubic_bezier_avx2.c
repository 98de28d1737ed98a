// x86-64 with AVX2 and FMA.
#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,fma,bmi,bmi2"))), apply_to = function)
#define IB_FMA 1
#define IB_LANES 4
#define IB_NAME(name) ib_cubic_avx2_##name
#define IB_SET "avx2"
#include "cubic_bezier_body.h"
#include "cubic_bezier_variants.h"

const ib_cubic_kernels *ib_cubic_avx2(void) { return &ib_cubic_avx2_kernels; }
#pragma clang attribute pop
#endif
