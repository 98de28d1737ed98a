// A curve of its own for every x, in vectors.
//
// Each lane is mirrored so that its x lies in the first half of the curve, t <= 1/2. The guess in floats is improved by
// Newton's method in floats and twice in doubles. The last residual is taken in Bernstein's form:
// X(u) = u (3p (1-u)^2 + u (3q (1-u) + u)) has no negative term, so that rounding moves it by a unit or two of itself.
//
// A lane is accepted when two parts of the error of y are within their share of the bound:
//   - what the last step leaves: Newton's method with step h leaves about h^2 X'' / 2X', and the two steps in doubles,
//     with one slope for both, shrink that by the relative error of the slope each;
//   - the rounding of X, times |Y'| / X'.
// What is not a number fails these comparisons, and x outside fails its own. The work is cut into stages with floats in
// memory between them, because shorter chains let the processor overlap more lanes.

/// One step of Newton's method, in floats: u, NaN where the step was not small; 1 / X' of the new u; and how much a
/// relative error of X weighs in u.
typedef struct { WF u, r, weight; } IB_NAME(found);

IB_INLINE void IB_NAME(improve)(const WF *of_p, const WF *of_q, const WF *of_z, const WF *guess,
                                IB_NAME(found) *found) {
  WF p = *of_p, q = *of_q, z = *of_z, u = *guess;
  WF c = 3 * p, b = 3 * (q - 2 * p), a = IB_VMULADD((WF)3.0f, p - q, (WF)1.0f);
  WF inner = IB_VMULADD(a, u, b), rise = IB_VMULADD(inner, u, c);
  WF residual = IB_VMULADD(rise, u, -z), more = IB_VMULADD(a, u, inner);
  WF bend = IB_VMULADD(a, u, more), r = IB_VMULADD(more, u, rise);
  IB_BOTH(rough_reciprocal, r);
  WF step = residual * r, curl = bend * r * step;
  u -= step;
  inner = IB_VMULADD(a, u, b), rise = IB_VMULADD(inner, u, c);
  WF slope = IB_VMULADD(IB_VMULADD(a, u, inner), u, rise);
  r = slope;
  IB_BOTH(rough_reciprocal, r);
  if (IB_ROUGH) r = IB_VMULADD(r, IB_VMULADD(-slope, r, (WF)1.0f), r);
  WF weight = z * r;
  WI near = (__builtin_elementwise_abs(curl) <= 0x1p-7f) & (weight <= 0x1p20f);
  found->u = near ? u : (WF)__builtin_nanf(""), found->r = r, found->weight = weight;
}

/// How much X may weigh in y: the bound of z |Y'| / X' in units of max(1, |y1|, |y2|).
#define IB_WEIGHT (IB_FMA ? 2.0 : 1.75)

/// Mirrors one vector of lanes: the handles of X from the nearer end, and x from there.
IB_INLINE VL IB_NAME(mirror)(const double *x1, const double *x2, const double *x, VD *p, VD *q, VD *z, VD *offset) {
  VD a = IB_NAME(load)(x1), b = IB_NAME(load)(x2), at = IB_NAME(load)(x);
  VD middle = IB_NAME(vmuladd)((VD)0.375, a + b, (VD)0.125);
  VL far = at > middle;
  *offset = IB_NAME(vabs)(at - middle);
  *p = far ? 1 - b : a, *q = far ? 1 - a : b, *z = far ? 1 - at : at;
  return far;
}

/// Lanes not done keep their x in `y`. `count` is a multiple of IB_DOUBLED, at most IB_STAGE.
IB_INLINE void IB_NAME(each_stage)(const double *x1, const double *y1, const double *x2, const double *y2,
                                   const double *x, double *y, ptrdiff_t count, uint16_t *refused) {
  _Alignas(64) float u[IB_STAGE], r[IB_STAGE], weight[IB_STAGE], guess[IB_STAGE];
  for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
    VD p[2], q[2], z[2], offset[2];
    IB_UNROLL for (int j = 0; j < 2; j++) {
      ptrdiff_t o = i + j * IB_LANES;
      IB_NAME(mirror)(x1 + o, x2 + o, x + o, &p[j], &q[j], &z[j], &offset[j]);
    }
    IB_NAME(store_float)(u + i, IB_NAME(narrow)(z[0], z[1]));
    IB_NAME(store_float)(r + i, IB_NAME(narrow)(p[0], p[1]));
    IB_NAME(store_float)(weight + i, IB_NAME(narrow)(q[0], q[1]));
    IB_NAME(store_float)(guess + i, IB_NAME(narrow)(offset[0], offset[1]));
  }
  for (ptrdiff_t i = 0; i < count; i += IB_DOUBLED) {
    WF p, q, z, v;
    IB_LOAD(z, u + i), IB_LOAD(p, r + i), IB_LOAD(q, weight + i), IB_LOAD(v, guess + i);
    IB_NAME(guess)(&p, &q, &z, &v);
    IB_STORE(guess + i, v);
  }
  for (ptrdiff_t i = 0; i < count; i += IB_DOUBLED) {
    WF p, q, z, v;
    IB_LOAD(z, u + i), IB_LOAD(p, r + i), IB_LOAD(q, weight + i), IB_LOAD(v, guess + i);
    IB_NAME(found) found;
    IB_NAME(improve)(&p, &q, &z, &v, &found);
    IB_STORE(u + i, found.u), IB_STORE(r + i, found.r), IB_STORE(weight + i, found.weight);
  }
  for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
    VL good[2];
    IB_UNROLL for (int j = 0; j < 2; j++) {
      ptrdiff_t o = i + j * IB_LANES;
      VD p, q, z, offset, t = IB_NAME(load_widened)(u + o), reciprocal = IB_NAME(load_widened)(r + o);
      VL far = IB_NAME(mirror)(x1 + o, x2 + o, x + o, &p, &q, &z, &offset);
      VD c = 3 * p, b = 3 * (q - 2 * p), a = IB_NAME(vmuladd)((VD)3.0, p - q, (VD)1.0);
      t -= IB_NAME(vmuladd)(IB_NAME(vmuladd)(IB_NAME(vmuladd)(a, t, b), t, c), t, -z) * reciprocal;
      // The last residual in Bernstein's form, all of whose terms are positive.
      VD s = 1 - t, bernstein = IB_NAME(vmuladd)(IB_NAME(vmuladd)(3 * q, s, t), t, c * s * s);
      VD step = IB_NAME(vmuladd)(bernstein, t, -z) * reciprocal;
      t -= step;
      VD h1 = IB_NAME(load)(y1 + o), h2 = IB_NAME(load)(y2 + o);
      p = far ? 1 - h2 : h1, q = far ? 1 - h1 : h2;
      c = 3 * p, b = 3 * (q - 2 * p), a = IB_NAME(vmuladd)((VD)3.0, p - q, (VD)1.0);
      VD inner = IB_NAME(vmuladd)(a, t, b), rise = IB_NAME(vmuladd)(inner, t, c);
      VD slope = IB_NAME(vmuladd)(IB_NAME(vmuladd)(a, t, inner), t, rise);
      VD v = IB_NAME(vmuladd)(far ? -rise : rise, t, far ? (VD)1.0 : (VD)0.0);
      VD scale = IB_LARGER(IB_LARGER(IB_NAME(vabs)(h1), IB_NAME(vabs)(h2)), (VD)1.0);
      // Less than, not equal: when y overflows on the way, both sides are infinite.
      good[j] = (z >= (VD)0.0) & (IB_NAME(vabs)(step) <= (VD)0x1p-40) &
                (IB_NAME(vabs)(slope) * IB_NAME(load_widened)(weight + o) < (VD)IB_WEIGHT * scale);
      IB_NAME(store)(y + o, good[j] ? v : IB_NAME(load)(x + o));
    }
    refused[i / IB_PAIR] = (uint16_t)IB_NAME(mask_bits)(~IB_NAME(narrow_mask)(good[0], good[1]));
  }
}

IB_INLINE void IB_NAME(each_fast)(const double *x1, const double *y1, const double *x2, const double *y2,
                                  const double *x, double *y, ptrdiff_t count, uint16_t *refused) {
  for (ptrdiff_t i = 0; i < count; i += IB_STAGE) {
    ptrdiff_t size = count - i < IB_STAGE ? count - i : IB_STAGE;
    IB_NAME(each_stage)(x1 + i, y1 + i, x2 + i, y2 + i, x + i, y + i, size, refused + i / IB_PAIR);
  }
}

/// Fills up to a multiple of `step` lanes with something harmless; returns that multiple.
static ptrdiff_t IB_NAME(pad)(IB_NAME(refused_lanes) *lanes, ptrdiff_t count, ptrdiff_t step) {
  for (; count % step != 0; count++)
    lanes->x1[count] = 0.25, lanes->x2[count] = 0.75, lanes->y1[count] = lanes->y2[count] = lanes->x[count] = 0.25;
  return count;
}

/// y of a curve that is asked once.
static __attribute__((noinline)) double IB_NAME(single)(double x1, double y1, double x2, double y2, double x) {
  ib_cubic curve;
  if (x >= 0 && x <= 1) {
    IB_NAME(prepare)(&curve, x1, y1, x2, y2);
    return IB_NAME(value)(&curve, x);
  }
  curve.start_slope = IB_NAME(end_slope)(x1, y1, x2, y2);
  curve.end_slope = IB_NAME(end_slope)(1 - x2, 1 - y2, 1 - x1, 1 - y1);
  return IB_NAME(value_outside)(&curve, x);
}

/// y of the `count` lanes: by the fast stage if that has not been tried, then carefully, then by the scalar kernel,
/// with `curve` if all lanes are of one.
static __attribute__((noinline)) void IB_NAME(redo)(IB_NAME(refused_lanes) *lanes, ptrdiff_t count,
                                                    const ib_cubic *curve, int try_fast) {
  int16_t list[IB_BLOCK + IB_PAIR];
  ptrdiff_t left = count;
  IB_NAME(refused_lanes) some, *from = lanes;
  if (try_fast) {
    uint16_t refused[IB_BLOCK / IB_PAIR];
    ptrdiff_t padded = IB_NAME(pad)(lanes, count, IB_DOUBLED);
    IB_NAME(each_fast)(lanes->x1, lanes->y1, lanes->x2, lanes->y2, lanes->x, lanes->y, padded, refused);
    left = IB_NAME(list_refused)(refused, padded, list, 1);
    for (ptrdiff_t j = 0; j < left; j++) {
      ptrdiff_t i = list[j];
      some.x1[j] = lanes->x1[i], some.y1[j] = lanes->y1[i], some.x2[j] = lanes->x2[i], some.y2[j] = lanes->y2[i];
      some.x[j] = lanes->x[i];
    }
    from = &some;
  }
  ptrdiff_t padded = IB_NAME(pad)(from, left, IB_WIDE);
  for (ptrdiff_t i = 0; i < padded; i += IB_WIDE) {
    WL good;
    IB_NAME(careful)(from, i, &good);
    if (__builtin_reduce_and(good) != 0) continue;
    for (ptrdiff_t j = i; j < i + IB_WIDE && j < left; j++) {
      if (good[j - i]) continue;
      from->y[j] = curve ? IB_NAME(value)(curve, from->x[j])
                         : IB_NAME(single)(from->x1[j], from->y1[j], from->x2[j], from->y2[j], from->x[j]);
    }
  }
  if (try_fast)
    for (ptrdiff_t j = 0; j < left; j++) lanes->y[list[j]] = some.y[j];
}

/// How many curves go through the fast stage before the refused ones are redone.
#define IB_EACH_BLOCK 8192

#define IB_EACH_VALUES(name, fast, number)                                                                          \
  static void IB_NAME(name)(const number *x1, const number *y1, const number *x2, const number *y2, const number *x, \
                            number *y, ptrdiff_t count) {                                                           \
    IB_NAME(refused_lanes) lanes;                                                                                   \
    uint16_t refused[IB_EACH_BLOCK / IB_PAIR];                                                                      \
    int16_t list[IB_EACH_BLOCK + IB_PAIR];                                                                          \
    number rest[6][IB_DOUBLED];                                                                                     \
    while (count > 0) {                                                                                             \
      const number *in[5] = {x1, y1, x2, y2, x};                                                                    \
      number *to = y;                                                                                               \
      ptrdiff_t size = count < IB_EACH_BLOCK ? count & -IB_DOUBLED : IB_EACH_BLOCK, moved = size;                   \
      if (size == 0) {                                                                                              \
        for (int k = 0; k < 5; k++) {                                                                               \
          for (int j = 0; j < IB_DOUBLED; j++) rest[k][j] = j < count ? in[k][j] : (number)0.25;                    \
          in[k] = rest[k];                                                                                          \
        }                                                                                                           \
        to = rest[5], size = IB_DOUBLED, moved = count;                                                             \
      }                                                                                                             \
      IB_NAME(fast)(in[0], in[1], in[2], in[3], in[4], to, size, refused);                                          \
      ptrdiff_t length = IB_NAME(list_refused)(refused, size, list, sizeof(number) == sizeof(double));               \
      for (ptrdiff_t start = 0; start < length; start += IB_BLOCK) {                                                \
        ptrdiff_t some = length - start < IB_BLOCK ? length - start : IB_BLOCK;                                     \
        for (ptrdiff_t j = 0; j < some; j++) {                                                                      \
          ptrdiff_t i = list[start + j];                                                                            \
          lanes.x1[j] = in[0][i], lanes.y1[j] = in[1][i], lanes.x2[j] = in[2][i], lanes.y2[j] = in[3][i];           \
          lanes.x[j] = to[i];                                                                                       \
        }                                                                                                           \
        IB_NAME(redo)(&lanes, some, 0, sizeof(number) == sizeof(float));                                            \
        for (ptrdiff_t j = 0; j < some; j++) to[list[start + j]] = (number)lanes.y[j];                              \
      }                                                                                                             \
      if (to == rest[5]) __builtin_memcpy(y, to, (size_t)moved * sizeof *y);                                        \
      x1 += moved, y1 += moved, x2 += moved, y2 += moved, x += moved, y += moved, count -= moved;                   \
    }                                                                                                               \
  }

IB_EACH_VALUES(values_each, each_fast, double)
IB_EACH_VALUES(values_each_float, each_fast_float, float)
