// Vector types and the few operations on them that differ between instruction sets.
//
// Included by cubic_bezier_body.h, once per set, after IB_LANES (doubles per vector) has been defined. All work on
// lanes is written once with vector types; a pair of double vectors goes with one vector of floats.
#ifndef IB_LANES_LOOKUP
#if IB_LANES == 8
#define IB_LANES_LOOKUP 1  // tables of 32 floats in two registers
#elif IB_LANES == 4
#define IB_LANES_LOOKUP 2  // in four registers
#else
#define IB_LANES_LOOKUP 0  // in memory, one row per bucket
#endif
#endif

#if IB_LANES_LOOKUP
#include <immintrin.h>
#endif

// D: doubles, L: whole numbers of their width; F: twice as many floats, I: whole numbers of theirs; H: half of F.
#define VD IB_NAME(doubles)
#define VL IB_NAME(longs)
#define VF IB_NAME(floats)
#define VI IB_NAME(ints)
#define VH IB_NAME(half_floats)
#define IB_PAIR (2 * IB_LANES)

#define IB_UNROLL _Pragma("clang loop unroll(full)")

/// How many values go through the loops before the refused ones among them are redone.
#define IB_BLOCK 512

typedef double VD __attribute__((ext_vector_type(IB_LANES)));
typedef int64_t VL __attribute__((ext_vector_type(IB_LANES)));
typedef float VF __attribute__((ext_vector_type(IB_PAIR)));
typedef int32_t VI __attribute__((ext_vector_type(IB_PAIR)));
typedef float VH __attribute__((ext_vector_type(IB_LANES)));
typedef int32_t IB_NAME(half_ints) __attribute__((ext_vector_type(IB_LANES)));

IB_INLINE VD IB_NAME(load)(const double *p) {
  VD v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}

IB_INLINE void IB_NAME(store)(double *p, VD v) { __builtin_memcpy(p, &v, sizeof v); }

IB_INLINE VF IB_NAME(load_float)(const float *p) {
  VF v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}

IB_INLINE void IB_NAME(store_float)(float *p, VF v) { __builtin_memcpy(p, &v, sizeof v); }

#if IB_FMA
#define IB_VMULADD(a, b, c) __builtin_elementwise_fma(a, b, c)
#else
#define IB_VMULADD(a, b, c) ((a) * (b) + (c))
#endif
IB_INLINE VD IB_NAME(vmuladd)(VD a, VD b, VD c) { return IB_VMULADD(a, b, c); }
IB_INLINE VF IB_NAME(vmuladd_float)(VF a, VF b, VF c) { return IB_VMULADD(a, b, c); }

/// How many curves go through one stage at a time.
#define IB_STAGE 128

#define IB_LARGER(a, b) ((a) > (b) ? (a) : (b))

IB_INLINE VD IB_NAME(vabs)(VD a) { return __builtin_elementwise_abs(a); }

#if IB_LANES == 8
#define IB_JOIN(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
#elif IB_LANES == 4
#define IB_JOIN(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7)
#else
#define IB_JOIN(a, b) __builtin_shufflevector(a, b, 0, 1, 2, 3)
#endif

/// Two vectors of doubles as one of floats.
IB_INLINE VF IB_NAME(narrow)(VD a, VD b) {
  return IB_JOIN(__builtin_convertvector(a, VH), __builtin_convertvector(b, VH));
}

/// As many floats as a vector has doubles, as doubles.
IB_INLINE VD IB_NAME(load_widened)(const float *p) {
  VH v;
  __builtin_memcpy(&v, p, sizeof v);
  return __builtin_convertvector(v, VD);
}

/// A comparison of two double vectors for the lanes of one float vector.
IB_INLINE VI IB_NAME(narrow_mask)(VL a, VL b) {
  return IB_JOIN(__builtin_convertvector(a, IB_NAME(half_ints)), __builtin_convertvector(b, IB_NAME(half_ints)));
}

/// One bit per lane of a mask, lane 0 lowest.
IB_INLINE uint32_t IB_NAME(mask_bits)(VI mask) {
#if IB_LANES == 8
  return _mm512_movepi32_mask((__m512i)mask);
#elif IB_LANES == 4
  return (uint32_t)_mm256_movemask_ps((__m256)mask);
#elif defined(__SSE2__)
  return (uint32_t)__builtin_ia32_movmskps((__attribute__((__vector_size__(16))) float)mask);
#else
  uint32_t bits = 0;
  for (int j = 0; j < IB_PAIR; j++) bits |= (uint32_t)(mask[j] & 1) << j;
  return bits;
#endif
}

/// Lists the lanes with a bit set in `refused`, a word of IB_PAIR bits for as many lanes. `list` needs room for
/// IB_PAIR more than `count`. `often` chooses a way without branches.
IB_INLINE ptrdiff_t IB_NAME(list_refused)(const uint16_t *refused, ptrdiff_t count, int16_t *list, int often) {
  ptrdiff_t length = 0;
#if IB_LANES == 8
  if (often) {
    __m512i lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
      uint16_t bits = refused[i / IB_PAIR];
      __m256i packed = _mm512_cvtepi32_epi16(_mm512_maskz_compress_epi32(bits, lanes));
      _mm256_storeu_si256((__m256i *)(list + length), packed);
      length += __builtin_popcount(bits);
      lanes = _mm512_add_epi32(lanes, _mm512_set1_epi32(IB_PAIR));
    }
    return length;
  }
#else
  (void)often;
#endif
  for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
    // Four words at once, as long as nothing is refused.
    for (uint64_t four = 0; i + 4 * IB_PAIR <= count; i += 4 * IB_PAIR) {
      __builtin_memcpy(&four, &refused[i / IB_PAIR], sizeof four);
      if (four != 0) break;
    }
    if (i >= count) break;
    for (uint32_t bits = refused[i / IB_PAIR]; bits; bits &= bits - 1)
      list[length++] = (int16_t)(i + __builtin_ctz(bits));
  }
  return length;
}
