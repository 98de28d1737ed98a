// The first guess of t for a curve of its own in every lane, in floats, without a division.
//
// The curve is mirrored so that t <= 1/2. X is taken from the nearer one of two points, forward from t = 0 or back
// from t = 1/2, where t lies within 1/4. The parabola that has the curve's slope there and meets it after 1/4 differs
// from the curve by X''' / 6 v^2 (v - 1/4), at most a hundredth or so; one step of Halley's method from its root needs
// no residual of its own. Reciprocals and roots of 14 bits do here: t comes out to about 2^-15 of itself, seldom worse
// than 2^-13. As they differ between makers of processors, so may the last bits of what follows.

/// Two vectors of floats side by side, to hide the latency of each.
#define IB_DOUBLED (2 * IB_PAIR)
#define WF IB_NAME(wide_floats)
#define WI IB_NAME(wide_ints)
typedef float WF __attribute__((ext_vector_type(IB_DOUBLED)));
typedef int32_t WI __attribute__((ext_vector_type(IB_DOUBLED)));
#define IB_LOAD(v, from) __builtin_memcpy(&(v), from, sizeof(v))
#define IB_STORE(to, v) __builtin_memcpy(to, &(v), sizeof(v))

/// Whether these have 14 bits only.
#define IB_ROUGH (IB_LANES == 8)

/// 1 / v and sqrt(v), to 14 bits or more.
IB_INLINE VF IB_NAME(rough_reciprocal)(VF v) {
#if IB_LANES == 8
  return (VF)_mm512_rcp14_ps((__m512)v);
#else
  return 1 / v;
#endif
}
IB_INLINE VF IB_NAME(rough_root)(VF v) {
#if IB_LANES == 8
  return v * (VF)_mm512_rsqrt14_ps((__m512)v);
#else
  return __builtin_elementwise_sqrt(v);
#endif
}

/// Does one of these to both halves of a wide vector.
#define IB_BOTH(function, v)                                                        \
  do {                                                                              \
    VF half_[2];                                                                    \
    __builtin_memcpy(half_, &(v), sizeof(v));                                       \
    half_[0] = IB_NAME(function)(half_[0]), half_[1] = IB_NAME(function)(half_[1]); \
    __builtin_memcpy(&(v), half_, sizeof(v));                                       \
  } while (0)

/// t within [0, 1/2] for the handles p and q of X from the nearer end, z = x from there, and `offset` = |x - X(1/2)|.
/// The result takes the place of `offset`.
IB_INLINE void IB_NAME(guess)(const WF *of_p, const WF *of_q, const WF *of_z, WF *offset) {
  WF p = *of_p, q = *of_q, z = *of_z;
  // A third of X is c v + b v^2 + a v^3, counted from t = 0 or from t = 1/2 down; here with -b.
  WF difference = p - q, sum = p + q, a = difference + 0x1.555556p-2f;
  WI inner = z > IB_VMULADD((WF)(27.0f / 64), p, IB_VMULADD((WF)(9.0f / 64), q, (WF)(1.0f / 64)));
  WF c = inner ? IB_VMULADD((WF)-0.25f, difference, (WF)0.25f) : p;
  WF minus_b = inner ? IB_VMULADD((WF)-0.5f, sum, (WF)0.5f) : difference + p;
  WF from = 0x1.555556p-2f * (inner ? *offset : z);
  // The root of the parabola c v + (b + a / 4) v^2.
  WF bend = IB_VMULADD((WF)-4.0f, minus_b, a), root = IB_VMULADD(c, c, bend * from);
  IB_BOTH(rough_root, root);
  WF v = c + root;
  IB_BOTH(rough_reciprocal, v);
  v *= from + from;
  // One step of Halley's method.
  WF e = v - 0.25f, w = a * v, residual = w * e * v, slope = IB_VMULADD(w, e + e + v, root);
  bend = IB_VMULADD(a + (a + a), v, -minus_b);
  WF step = IB_VMULADD(slope, slope, -(residual * bend));
  IB_BOTH(rough_reciprocal, step);
  v -= residual * slope * step;
  // Taken so that 1 - t will be exact.
  *offset = inner ? 1 - (0.5f + v) : v;
}
