// A curve of its own for every x, in floats.
//
// Newton's method removes what the guess leaves, with a residual in Bernstein's form: no term of it is negative, so
// that rounding moves it by a unit or two of itself. The step is not added to t but, times Y', to y.
//
// A lane is accepted when
//   - the step h is small: |h| / X' <= 2^-13, where |X''| <= 12. By the theorem of Newton and Kantorovich there is then
//     a root within 2 |h|, and what the step leaves of y is of the second order in h;
//   - x / X' is at most 128, and x |Y'| / X' is bounded in units of max(1, |y1|, |y2|): rounding moves X by some units
//     of x.
// What is not a number fails these comparisons, and what is negative fails the second.

/// The bound of x |Y'| / X'.
#define IB_WEIGHT_FLOAT (IB_FMA ? 1.75f : 1.125f)

/// The bits of the float 128.
#define IB_MOST_WEIGHT 0x43000000

/// What one stage hands to the next: the handles of X and x from the nearer end, and t from there, with a minus sign
/// if that is the second end.
typedef struct {
  _Alignas(64) float p[IB_STAGE], q[IB_STAGE], z[IB_STAGE], u[IB_STAGE];
} IB_NAME(mirrored);

IB_INLINE void IB_NAME(mirror_and_guess)(const float *of_x1, const float *of_x2, const float *of_x,
                                         IB_NAME(mirrored) *to, ptrdiff_t i) {
  WF x1, x2, x;
  IB_LOAD(x1, of_x1), IB_LOAD(x2, of_x2), IB_LOAD(x, of_x);
  WF middle = IB_VMULADD((WF)0.375f, x1 + x2, (WF)0.125f);
  WI far = x > middle;
  WF p = far ? 1 - x2 : x1, q = far ? 1 - x1 : x2, z = far ? 1 - x : x;
  IB_STORE(to->p + i, p), IB_STORE(to->q + i, q), IB_STORE(to->z + i, z);
  WF u = __builtin_elementwise_abs(x - middle);
  IB_NAME(guess)(&p, &q, &z, &u);
  u = far ? -u : u;
  IB_STORE(to->u + i, u);
}

/// y and whether it is accepted.
IB_INLINE VI IB_NAME(finish_each)(const IB_NAME(mirrored) *from, ptrdiff_t i, VF y1, VF y2, VF *y) {
  VF p = IB_NAME(load_float)(from->p + i), q = IB_NAME(load_float)(from->q + i), z = IB_NAME(load_float)(from->z + i);
  VF signed_u = IB_NAME(load_float)(from->u + i), u = __builtin_elementwise_abs(signed_u);
  VI far = (VI)signed_u < 0;
  // Bernstein's polynomials and what belongs to the slope.
  VF s = 1 - u, s3 = s + (s + s), w1 = s * s3, w2 = u * s3, w3 = u * u, d2 = w2 + w2, d3 = w3 + (w3 + w3);
  VF residual = IB_VMULADD(IB_VMULADD(p, w1, IB_VMULADD(q, w2, w3)), u, -z);
  VF r = IB_NAME(rough_reciprocal)(IB_VMULADD(p, w1, IB_VMULADD(q - p, d2, (1 - q) * d3)));
  VF step = residual * r, weight = z * r;
  p = far ? 1 - y2 : y1, q = far ? 1 - y1 : y2;
  VF slope = IB_VMULADD(p, w1, IB_VMULADD(q - p, d2, (1 - q) * d3));
  VF rise = IB_VMULADD(IB_VMULADD(p, w1, IB_VMULADD(q, w2, w3)), u, -(step * slope));
  *y = (far ? -rise : rise) + (far ? (VF)1.0f : (VF)0.0f);
#if IB_LANES == 8
  VF scale = (VF)_mm512_range_ps((__m512)y1, (__m512)y2, 11);  // the larger size
#else
  VF scale = IB_LARGER(__builtin_elementwise_abs(y1), __builtin_elementwise_abs(y2));
#endif
  scale = IB_LARGER(scale, (VF)1.0f);
  typedef uint32_t unsigned_ints __attribute__((ext_vector_type(IB_PAIR)));
  VI good = (VI)((unsigned_ints)weight <= (unsigned_ints)IB_MOST_WEIGHT);
  good &= __builtin_elementwise_abs(step * r) <= (VF)0x1p-13f;
  return good & (weight * __builtin_elementwise_abs(slope) < IB_WEIGHT_FLOAT * scale);
}

/// How far ahead of its use memory is fetched, in floats.
#define IB_AHEAD 256

IB_INLINE void IB_NAME(fetch_ahead)(const float *p) {
  for (int j = 0; j < IB_DOUBLED; j += 16) __builtin_prefetch(p + IB_AHEAD + j);
}

/// `count` is a multiple of IB_DOUBLED, at most IB_STAGE.
IB_INLINE void IB_NAME(each_stage_float)(const float *x1, const float *y1, const float *x2, const float *y2,
                                         const float *x, float *y, ptrdiff_t count, uint16_t *refused) {
  IB_NAME(mirrored) stage;
  for (ptrdiff_t i = 0; i < count; i += IB_DOUBLED) {
    IB_NAME(fetch_ahead)(x1 + i), IB_NAME(fetch_ahead)(x2 + i), IB_NAME(fetch_ahead)(x + i);
    IB_NAME(fetch_ahead)(y1 + i), IB_NAME(fetch_ahead)(y2 + i);
    IB_NAME(mirror_and_guess)(x1 + i, x2 + i, x + i, &stage, i);
  }
  for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
    VF v, h1 = IB_NAME(load_float)(y1 + i), h2 = IB_NAME(load_float)(y2 + i);
    VI good = IB_NAME(finish_each)(&stage, i, h1, h2, &v);
    v = good ? v : IB_NAME(load_float)(x + i);
    IB_NAME(store_float)(y + i, v);
    refused[i / IB_PAIR] = (uint16_t)IB_NAME(mask_bits)(~good);
  }
}

IB_INLINE void IB_NAME(each_fast_float)(const float *x1, const float *y1, const float *x2, const float *y2,
                                        const float *x, float *y, ptrdiff_t count, uint16_t *refused) {
  for (ptrdiff_t i = 0; i < count; i += IB_STAGE) {
    ptrdiff_t size = count - i < IB_STAGE ? count - i : IB_STAGE;
    IB_NAME(each_stage_float)(x1 + i, y1 + i, x2 + i, y2 + i, x + i, y + i, size, refused + i / IB_PAIR);
  }
}
