// Picks the kernel table at run time. An explicit table rather than ifunc resolvers: those run before the
// thread sanitizer is ready and crash under it, and tests want to call every variant by index.
#include "cubic_bezier_variants.h"

typedef struct {
  const char *name;
  int (*runs)(void);
  const ib_cubic_kernels *(*kernels)(void);
} ib_cubic_variant;

static int ib_always(void) { return 1; }
#if defined(__x86_64__)
static int ib_has_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
}
static int ib_has_avx512(void) {
  return ib_has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

/// Weakest first.
static const ib_cubic_variant ib_variants[] = {
  {"baseline", ib_always, ib_cubic_baseline},
#if defined(__x86_64__)
  {"avx2", ib_has_avx2, ib_cubic_avx2},
  {"avx512", ib_has_avx512, ib_cubic_avx512},
#endif
};

ptrdiff_t ib_cubic_kernels_count(void) { return sizeof ib_variants / sizeof ib_variants[0]; }

const ib_cubic_kernels *ib_cubic_kernels_at(ptrdiff_t index) {
  if (index < 0 || index >= ib_cubic_kernels_count() || !ib_variants[index].runs()) return 0;
  return ib_variants[index].kernels();
}

const char *ib_cubic_kernels_name(ptrdiff_t index) {
  return index < 0 || index >= ib_cubic_kernels_count() ? 0 : ib_variants[index].name;
}
