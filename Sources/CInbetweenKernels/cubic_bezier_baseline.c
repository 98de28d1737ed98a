// What every processor of the architecture can run.
#if defined(__FMA__) || defined(__aarch64__)
#define IB_FMA 1
#else
#define IB_FMA 0
#endif
#define IB_LANES 2
#define IB_NAME(name) ib_cubic_baseline_##name
#define IB_SET "baseline"
#include "cubic_bezier_body.h"
#include "cubic_bezier_variants.h"

const ib_cubic_kernels *ib_cubic_baseline(void) { return &ib_cubic_baseline_kernels; }
