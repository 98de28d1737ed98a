// The kernel tables, one per instruction set. Private to this module.
#ifndef INBETWEEN_CUBIC_BEZIER_VARIANTS_H
#define INBETWEEN_CUBIC_BEZIER_VARIANTS_H

#include "include/cubic_bezier.h"

const ib_cubic_kernels *ib_cubic_baseline(void);
#if defined(__x86_64__)
const ib_cubic_kernels *ib_cubic_avx2(void);
const ib_cubic_kernels *ib_cubic_avx512(void);
#endif

#endif
