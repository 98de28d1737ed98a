// One curve at many x, in vectors: the loops over the tables of cubic_bezier_lanes_table.h.

/// Loads a table of `count` coefficients for `look_up`.
IB_INLINE void IB_NAME(hold)(VF *held, const IB_NAME(table) *table, int count) {
#if IB_LANES == 8
  for (int k = 0; k < count; k++) {
    held[2 * k] = IB_NAME(load_float)(&table->p[k][0]);
    held[2 * k + 1] = IB_NAME(load_float)(&table->p[k][16]);
  }
#else
  (void)held, (void)table, (void)count;
#endif
}

/// The coefficients of the bucket of each lane, `count` of them. `held` is the table in registers where that pays.
IB_INLINE void IB_NAME(look_up)(VF *p, const IB_NAME(table) *table, const VF *held, VI bucket, int count) {
  (void)table, (void)held;
#if IB_LANES == 8
  for (int k = 0; k < count; k++)
    p[k] = _mm512_permutex2var_ps(held[2 * k], (__m512i)bucket, held[2 * k + 1]);
#elif IB_LANES == 4
  __m256i index = (__m256i)bucket;
  __m256 eight = _mm256_castsi256_ps(_mm256_slli_epi32(index, 28));
  __m256 sixteen = _mm256_castsi256_ps(_mm256_slli_epi32(index, 27));
  for (int k = 0; k < count; k++) {
    __m256 a = _mm256_permutevar8x32_ps(_mm256_load_ps(&table->p[k][0]), index);
    __m256 b = _mm256_permutevar8x32_ps(_mm256_load_ps(&table->p[k][8]), index);
    __m256 c = _mm256_permutevar8x32_ps(_mm256_load_ps(&table->p[k][16]), index);
    __m256 d = _mm256_permutevar8x32_ps(_mm256_load_ps(&table->p[k][24]), index);
    p[k] = _mm256_blendv_ps(_mm256_blendv_ps(a, b, eight), _mm256_blendv_ps(c, d, eight), sixteen);
  }
#else
  VF rows[4], more[4];
  for (int j = 0; j < 4; j++) {
    const float *row = table->p[bucket[j] & (IB_BUCKETS - 1)];
    rows[j] = IB_NAME(load_float)(row);
    more[j] = IB_NAME(load_float)(row + 4);
  }
  for (int half = 0; half < (count + 3) / 4; half++) {
    VF *r = half ? more : rows;
    VF a = __builtin_shufflevector(r[0], r[1], 0, 4, 1, 5), b = __builtin_shufflevector(r[2], r[3], 0, 4, 1, 5);
    VF c = __builtin_shufflevector(r[0], r[1], 2, 6, 3, 7), d = __builtin_shufflevector(r[2], r[3], 2, 6, 3, 7);
    VF out[4] = {__builtin_shufflevector(a, b, 0, 1, 4, 5), __builtin_shufflevector(a, b, 2, 3, 6, 7),
                 __builtin_shufflevector(c, d, 0, 1, 4, 5), __builtin_shufflevector(c, d, 2, 3, 6, 7)};
    for (int k = 0; k < 4 && half * 4 + k < count; k++) p[half * 4 + k] = out[k];
  }
#endif
}

/// The bucket of each lane: v times the buckets to its unit, to the nearest whole number; only the lowest five bits
/// count. Some bucket for any v, NaN too. `far` is the second end.
IB_INLINE VI IB_NAME(bucket_of)(VF v, VI far, VF per_unit) {
  return (VI)IB_NAME(vmuladd_float)(v, per_unit, far ? (VF)(0x1.8p23f + IB_SIDE) : (VF)0x1.8p23f);
}

/// Whether z is a number in [0, 1/2], as the bits of a float say at once; -0 counts as outside.
IB_INLINE VI IB_NAME(in_half)(VF z) {
  typedef uint32_t unsigned_ints __attribute__((ext_vector_type(IB_PAIR)));
  return (VI)((unsigned_ints)z <= (unsigned_ints)IB_HALF_BITS);
}

/// What a block of x goes through: the float part of u and of 1 / X'(u), and a bit per lane that is not done.
typedef struct {
  _Alignas(64) float u[IB_BLOCK], r[IB_BLOCK];
  uint16_t refused[IB_BLOCK / IB_LANES];
} IB_NAME(block);

/// Floats: u from the table and one step of Newton's method. NaN where the lane is not to be done here.
IB_INLINE void IB_NAME(start)(const IB_NAME(ends) *e, const IB_NAME(table) *table, const double *x, IB_NAME(block) *b,
                              ptrdiff_t count, int rooted) {
  VF held[8];
  IB_NAME(hold)(held, table, 4);
  VF xa = (float)e->xa, xc0 = (float)e->xc[0], xc1 = (float)e->xc[1], xb0 = (float)e->xb[0], xb1 = (float)e->xb[1];
  VF root0 = (float)e->root[0], root1 = (float)e->root[1];
  VF per0 = (float)e->per_unit[0], per1 = (float)e->per_unit[1];
  VF less0 = __builtin_elementwise_sqrt(root0), less1 = __builtin_elementwise_sqrt(root1);
  for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
    VD x0 = IB_NAME(load)(x + i), x1 = IB_NAME(load)(x + i + IB_LANES);
    VL far0 = x0 > (VD)0.5, far1 = x1 > (VD)0.5;
    VF z = IB_NAME(narrow)(far0 ? 1 - x0 : x0, far1 ? 1 - x1 : x1), p[4];
    VI far = IB_NAME(narrow_mask)(far0, far1);
    VF v = rooted ? __builtin_elementwise_sqrt(z + (far ? root1 : root0)) - (far ? less1 : less0) : z;
    IB_NAME(look_up)(p, table, held, IB_NAME(bucket_of)(v, far, rooted ? far ? per1 : per0 : per0), 4);
    VF u = v * IB_NAME(vmuladd_float)(IB_NAME(vmuladd_float)(IB_NAME(vmuladd_float)(p[3], v, p[2]), v, p[1]), v, p[0]);
    VF xc = far ? xc1 : xc0, xb = far ? xb1 : xb0;
    VF inner = IB_NAME(vmuladd_float)(xa, u, xb), rise = IB_NAME(vmuladd_float)(inner, u, xc);
    VF slope = IB_NAME(vmuladd_float)(IB_NAME(vmuladd_float)(xa, u, inner), u, rise);
    VF r = 1 / slope;
    u = IB_NAME(vmuladd_float)(IB_NAME(vmuladd_float)(-rise, u, z), r, u);
    IB_NAME(store_float)(b->u + i, IB_NAME(in_half)(z) ? u : (VF)__builtin_nanf(""));
    IB_NAME(store_float)(b->r + i, r);
  }
}

/// Doubles: two more steps with the same slope, and y. Lanes not done keep their x.
IB_INLINE void IB_NAME(finish)(const IB_NAME(ends) *e, const double *x, double *y, IB_NAME(block) *b, ptrdiff_t count) {
  VD xa = e->xa, xc0 = e->xc[0], xc1 = e->xc[1], xb0 = e->xb[0], xb1 = e->xb[1];
  VD ya0 = e->ya[0], ya1 = e->ya[1], yb0 = e->yb[0], yb1 = e->yb[1], yc0 = e->yc[0], yc1 = e->yc[1];
  for (ptrdiff_t i = 0; i < count; i += IB_PAIR) {
    VL good[2];
    IB_UNROLL for (int j = 0; j < 2; j++) {
      VD at = IB_NAME(load)(x + i + j * IB_LANES);
      VL far = at > (VD)0.5;
      VD z = far ? 1 - at : at;
      VD u = IB_NAME(load_widened)(b->u + i + j * IB_LANES), r = IB_NAME(load_widened)(b->r + i + j * IB_LANES);
      VD xc = far ? xc1 : xc0, xb = far ? xb1 : xb0;
      for (int step = 0; step < 2; step++) {
        VD residual = IB_NAME(vmuladd)(IB_NAME(vmuladd)(IB_NAME(vmuladd)(xa, u, xb), u, xc), u, -z);
        u = IB_NAME(vmuladd)(-residual, r, u);
      }
      VD yc = far ? yc1 : yc0, yb = far ? yb1 : yb0, ya = far ? ya1 : ya0;
      VD v = IB_NAME(vmuladd)(IB_NAME(vmuladd)(IB_NAME(vmuladd)(ya, u, yb), u, yc), u, far ? (VD)1.0 : (VD)0.0);
      good[j] = v == v;
      IB_NAME(store)(y + i + j * IB_LANES, good[j] ? v : at);
    }
    b->refused[i / IB_PAIR] = (uint16_t)IB_NAME(mask_bits)(~IB_NAME(narrow_mask)(good[0], good[1]));
  }
}

/// How many vectors of floats go through `direct` side by side, to hide the latency of each.
#define IB_TOGETHER (IB_LANES == 8 ? 2 : 1)
#define IB_EACH(g) IB_UNROLL for (int g = 0; g < together; g++)

/// Floats: y from the table. Lanes not done keep their x. `count` is a multiple of IB_TOGETHER * IB_PAIR.
IB_INLINE void IB_NAME(direct)(const IB_NAME(ends) *e, const IB_NAME(table) *table, const float *x, float *y,
                               IB_NAME(block) *b, ptrdiff_t count, int rooted, int terms) {
  VF held[14];
  IB_NAME(hold)(held, table, terms + 1);
  VF least = (float)e->least, most = (float)e->most;
  VF root0 = (float)e->root[0], root1 = (float)e->root[1];
  VF per0 = (float)e->per_unit[0], per1 = (float)e->per_unit[1];
  VF less0 = __builtin_elementwise_sqrt(root0), less1 = __builtin_elementwise_sqrt(root1);
  // With a square root among it, one at a time is faster.
  const int together = rooted ? 1 : IB_TOGETHER;
  for (ptrdiff_t i = 0; i < count; i += together * IB_PAIR) {
    VF at[IB_TOGETHER], z[IB_TOGETHER], w[IB_TOGETHER], p[IB_TOGETHER][7], from[IB_TOGETHER], q[IB_TOGETHER];
    VI far[IB_TOGETHER], bucket[IB_TOGETHER];
    IB_EACH(g) at[g] = IB_NAME(load_float)(x + i + g * IB_PAIR);
    IB_EACH(g) far[g] = at[g] > (VF)0.5f;
    IB_EACH(g) z[g] = far[g] ? 1 - at[g] : at[g];
    IB_EACH(g) {
      VF root = far[g] ? root1 : root0, less = far[g] ? less1 : less0;
      w[g] = rooted ? __builtin_elementwise_sqrt(z[g] + root) - less : z[g];
      bucket[g] = IB_NAME(bucket_of)(w[g], far[g], rooted ? far[g] ? per1 : per0 : per0);
    }
    IB_EACH(g) IB_NAME(look_up)(p[g], table, held, bucket[g], terms + 1);
    IB_EACH(g) from[g] = w[g] - p[g][terms];
    IB_EACH(g) q[g] = p[g][terms - 1];
    for (int k = terms - 2; k >= 0; k--) IB_EACH(g) q[g] = IB_NAME(vmuladd_float)(q[g], from[g], p[g][k]);
    IB_EACH(g) {
      VF v = IB_NAME(vmuladd_float)(q[g], w[g], far[g] ? (VF)1.0f : (VF)0.0f);
      v = least > v ? least : v;
      v = most < v ? most : v;
      VI good = IB_NAME(in_half)(z[g]);
      if (terms > 5) good &= v == v;  // five terms are only used when all buckets are good
      IB_NAME(store_float)(y + i + g * IB_PAIR, good ? v : at[g]);
      b->refused[i / IB_PAIR + g] = (uint16_t)IB_NAME(mask_bits)(~good);
    }
  }
}

static __attribute__((noinline)) int IB_NAME(fill_direct)(IB_NAME(table) *table, const IB_NAME(ends) *e,
                                                          const ib_cubic *curve, int terms) {
  if (terms == 5) {
    if (e->rooted) return IB_NAME(fill_table)(table, e, curve, 1, 5, 1);
    return IB_NAME(fill_table)(table, e, curve, 1, 5, 0);
  }
  if (e->rooted) return IB_NAME(fill_table)(table, e, curve, 1, 6, 1);
  return IB_NAME(fill_table)(table, e, curve, 1, 6, 0);
}

static __attribute__((noinline)) void IB_NAME(direct_any)(const IB_NAME(ends) *e, const IB_NAME(table) *table,
                                                          const float *x, float *y, IB_NAME(block) *b,
                                                          ptrdiff_t count, int terms) {
  if (terms == 5) {
    if (e->rooted) return IB_NAME(direct)(e, table, x, y, b, count, 1, 5);
    return IB_NAME(direct)(e, table, x, y, b, count, 0, 5);
  }
  if (e->rooted) return IB_NAME(direct)(e, table, x, y, b, count, 1, 6);
  return IB_NAME(direct)(e, table, x, y, b, count, 0, 6);
}

/// Puts one curve into every lane.
static void IB_NAME(spread)(IB_NAME(refused_lanes) *lanes, const ib_cubic *curve, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    lanes->x1[i] = curve->x1, lanes->y1[i] = curve->y1, lanes->x2[i] = curve->x2, lanes->y2[i] = curve->y2;
  }
}

static void IB_NAME(values)(const ib_cubic *curve, const double *x, double *y, ptrdiff_t count) {
  IB_NAME(ends) ends;
  IB_NAME(table) table;
  IB_NAME(fill_ends)(&ends, curve);
  int bad = ends.rooted ? IB_NAME(fill_table)(&table, &ends, curve, 0, 4, 1)
                        : IB_NAME(fill_table)(&table, &ends, curve, 0, 4, 0);
  IB_NAME(block) block;
  IB_NAME(refused_lanes) lanes;
  int16_t list[IB_BLOCK + IB_PAIR];
  double rest[IB_PAIR];
  while (count > 0) {
    ptrdiff_t size = count < IB_BLOCK ? count & -IB_PAIR : IB_BLOCK, moved = size;
    double *to = y;
    const double *from = x;
    if (size == 0) {
      for (int j = 0; j < IB_PAIR; j++) rest[j] = j < count ? x[j] : 0;
      from = to = rest, size = IB_PAIR, moved = count;
    }
    if (ends.rooted) IB_NAME(start)(&ends, &table, from, &block, size, 1);
    else IB_NAME(start)(&ends, &table, from, &block, size, 0);
    IB_NAME(finish)(&ends, from, to, &block, size);
    ptrdiff_t refused = IB_NAME(list_refused)(block.refused, size, list, 0);
    if (refused > 0) {
      IB_NAME(spread)(&lanes, curve, refused);
      for (ptrdiff_t j = 0; j < refused; j++) lanes.x[j] = to[list[j]];
      IB_NAME(redo)(&lanes, refused, curve, bad <= IB_FEW);
      for (ptrdiff_t j = 0; j < refused; j++) to[list[j]] = lanes.y[j];
    }
    if (to == rest) __builtin_memcpy(y, rest, (size_t)moved * sizeof *y);
    x += moved, y += moved, count -= moved;
  }
}

static void IB_NAME(values_float)(const ib_cubic *curve, const float *x, float *y, ptrdiff_t count) {
  IB_NAME(ends) ends;
  IB_NAME(table) table;
  IB_NAME(fill_ends)(&ends, curve);
  int terms = 5, bad = IB_NAME(fill_direct)(&table, &ends, curve, 5);
  if (bad > 0) terms = 6, bad = IB_NAME(fill_direct)(&table, &ends, curve, 6);
  IB_NAME(block) block;
  IB_NAME(refused_lanes) lanes;
  int16_t list[IB_BLOCK + IB_PAIR];
  float rest[IB_TOGETHER * IB_PAIR];
  while (count > 0) {
    ptrdiff_t size = count < IB_BLOCK ? count & -(IB_TOGETHER * IB_PAIR) : IB_BLOCK, moved = size;
    float *to = y;
    const float *from = x;
    if (size == 0) {
      for (int j = 0; j < IB_TOGETHER * IB_PAIR; j++) rest[j] = j < count ? x[j] : 0;
      from = to = rest, size = IB_TOGETHER * IB_PAIR, moved = count;
    }
    IB_NAME(direct_any)(&ends, &table, from, to, &block, size, terms);
    ptrdiff_t refused = IB_NAME(list_refused)(block.refused, size, list, 0);
    if (refused > 0) {
      IB_NAME(spread)(&lanes, curve, refused);
      for (ptrdiff_t j = 0; j < refused; j++) lanes.x[j] = to[list[j]];
      IB_NAME(redo)(&lanes, refused, curve, bad <= IB_FEW);
      for (ptrdiff_t j = 0; j < refused; j++) to[list[j]] = (float)lanes.y[j];
    }
    if (to == rest) __builtin_memcpy(y, rest, (size_t)moved * sizeof *y);
    x += moved, y += moved, count -= moved;
  }
}
