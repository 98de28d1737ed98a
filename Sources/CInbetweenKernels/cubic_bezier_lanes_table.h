// One curve at many x, in vectors.
//
// x is mirrored so that z = min(x, 1 - x) counts from the nearer end of the curve, and u is t or 1 - t with it.
// Where the curve has a steep or vertical end ("rooted"), v = sqrt(z + z0) - sqrt(z0) takes the place of z: in it such
// an end is smooth. There are 16 buckets of equal width per end. In a bucket
//   double: u = v P(v), P a cubic held in floats, is good to 16 bits or more. One Newton step in floats and two
//     in doubles, all with the slope of the first point, follow.
//   float: y is v Q(v - m) or 1 - v Q(v - m), Q of degree 4 where that does and else 5, m in the middle of the bucket.
// A bucket whose polynomial, or whose conditioning, does not carry the promised accuracy is marked by a NaN;
// its lanes come out as NaN, are collected by index and done again by slower means.

#define IB_BUCKETS 32
#define IB_SIDE 16

/// The bits of the float 1/2.
#define IB_HALF_BITS 0x3F000000

/// How many buckets the nearest-whole-number rule makes of one end: 0 to 15, the last not quite to its middle.
#define IB_SPAN 15.495

/// Up to so many buckets that are not good, their lanes are mostly easy ones for the stage for distinct curves.
#define IB_FEW 3

typedef struct {
  double xa, xc[2], xb[2], yc[2], yb[2], ya[2];  // the curve from its two ends; y of the second with a minus sign
  double least, most;                             // bounds of y
  double root[2];                                 // z0 of each end, for the square root that makes it smooth
  int rooted;                                     // whether that is needed
  double per_unit[2];                             // buckets to the unit of v (rooted) or z
} IB_NAME(ends);

typedef struct {
#if IB_LANES_LOOKUP
  _Alignas(64) float p[7][IB_BUCKETS];
#else
  _Alignas(32) float p[IB_BUCKETS][8];
#endif
} IB_NAME(table);

static void IB_NAME(fill_ends)(IB_NAME(ends) *e, const ib_cubic *curve) {
  double x1 = curve->x1, y1 = curve->y1, x2 = curve->x2, y2 = curve->y2;
  e->xa = 1 + 3 * (x1 - x2);
  e->xc[0] = 3 * x1, e->xb[0] = 3 * (x2 - 2 * x1);
  e->xc[1] = 3 * (1 - x2), e->xb[1] = 3 * ((x2 - x1) - (1 - x2));
  double ya = 1 + 3 * (y1 - y2);
  e->yc[0] = 3 * y1, e->yb[0] = 3 * (y2 - 2 * y1), e->ya[0] = ya;
  e->yc[1] = 3 * (y2 - 1), e->yb[1] = 3 * ((1 - y2) - (y2 - y1)), e->ya[1] = -ya;
  int inside = y1 >= 0 && y1 <= 1 && y2 >= 0 && y2 <= 1;
  e->least = inside ? 0 : -__builtin_inf();
  e->most = inside ? 1 : __builtin_inf();
  e->rooted = 0;
  for (int side = 0; side < 2; side++) {
    // X = c u + b u^2 has its extremum this far before the end.
    double before = e->xb[side] > 0 ? e->xc[side] * e->xc[side] / (4 * e->xb[side]) : 1;
    e->rooted |= before < 0.15;
    e->root[side] = before < 0.25 ? (float)before : 0.25;
  }
  for (int side = 0; side < 2; side++) {
    double root = e->root[side], widest = __builtin_elementwise_sqrt(root + 0.5) - __builtin_elementwise_sqrt(root);
    e->per_unit[side] = (float)(IB_SPAN / (e->rooted ? widest : 0.5));
  }
}

/// The borders of the buckets of one end in v, smallest first, and roughly in u: where the samples are taken.
static void IB_NAME(bucket_borders)(const ib_cubic *curve, const IB_NAME(ends) *e, int side, double u[IB_SIDE + 1],
                                    double border[IB_SIDE + 1]) {
  double root = e->root[side], less = __builtin_elementwise_sqrt(root);
  for (int j = 0; j <= IB_SIDE; j++) {
    double v = (j - 0.5) / e->per_unit[side], z = e->rooted ? v * (v + 2 * less) : v;
    if (j == 0) v = z = 0;
    border[j] = v;
    z = z > 0.5 ? 0.5 : z;
    if (e->rooted && root < 0.25) {
      // The parabola c u + b u^2 = z, and two steps of Newton's method.
      double c = e->xc[side], b = e->xb[side], guess = v / __builtin_elementwise_sqrt(b);
      for (int step = 0; step < 2; step++)
        guess -= (guess * (c + guess * (b + guess * e->xa)) - z) / (c + guess * (2 * b + guess * 3 * e->xa));
      u[j] = guess;
      continue;
    }
    double x = side ? 1 - z : z;
    x = x > 1 ? 1 : x < 0 ? 0 : x;
    int i = curve->buckets[IB_NAME(bucket)(x)];
    double d = IB_NAME(series)(&curve->frames[i], x - curve->frames[i].x), most = 0.55 / N;
    d = d > most ? most : d < -most ? -most : d;
    double t = (double)i / N + d;
    t = t > 1 ? 1 : t < 0 ? 0 : t;
    u[j] = side ? 1 - t : t;
  }
  u[0] = 0;
}

/// The variable of the polynomials: z, or v = sqrt(z + z0) - sqrt(z0), in which a vertical or steep end is smooth.
IB_INLINE VD IB_NAME(variable)(VD z, double root, int rooted) {
  return rooted ? __builtin_elementwise_sqrt(z + root) - __builtin_elementwise_sqrt((VD)root) : z;
}

/// Fits every bucket by a polynomial of `count` coefficients through as many points of the curve: of the quotient
/// of y and the variable (`wants_y`), else of u and the variable. Returns how many buckets are not good.
IB_INLINE int IB_NAME(fill_table)(IB_NAME(table) *table, const IB_NAME(ends) *e, const ib_cubic *curve,
                                   int wants_y, int count, int rooted) {
  static const double nodes4[4] = {0.0380602, 0.3086583, 0.6913417, 0.9619398};
  static const double nodes5[5] = {0.0244717, 0.2061074, 0.5, 0.7938926, 0.9755283};
  static const double nodes6[6] = {0.0170371, 0.1464466, 0.3705905, 0.6294095, 0.8535534, 0.9829629};
  static const double checks4[3] = {0x1p-10, 0.5, 1}, checks5[3] = {0x1p-10, 0.345, 1};
  const double *nodes = count == 4 ? nodes4 : count == 5 ? nodes5 : nodes6;
  const double *checks = count == 5 ? checks5 : checks4;
  VL bad = (VL)(0);
  double scale = __builtin_fmax(1, __builtin_fmax(__builtin_fabs(curve->y1), __builtin_fabs(curve->y2)));
  for (int side = 0; side < 2; side++) {
    double us[IB_SIDE + 1], border[IB_SIDE + 1];
    IB_NAME(bucket_borders)(curve, e, side, us, border);
    double sign = side ? -1 : 1, root = e->root[side];
    VD xc = e->xc[side], xb = e->xb[side], xa = e->xa;
    VD yc = sign * e->yc[side], yb = sign * e->yb[side], ya = sign * e->ya[side];
    for (int j = 0; j < IB_SIDE; j += IB_LANES) {
      VD low = IB_NAME(load)(us + j), wide = IB_NAME(load)(us + j + 1) - low, z[6], p[6];
      for (int k = 0; k < count; k++) {
        VD u = low + wide * nodes[k], rise = xc + u * (xb + u * xa);
        z[k] = IB_NAME(variable)(u * rise, root, rooted);
        p[k] = (wants_y ? u * (yc + u * (yb + u * ya)) : u) / z[k];
      }
      VD middle = wants_y ? 0.5 * (z[0] + z[count - 1]) : (VD)0.0;
      middle = __builtin_convertvector(__builtin_convertvector(middle, VH), VD);
      for (int k = 0; k < count; k++) z[k] -= middle;
      // Newton's divided differences, then powers of the variable.
      for (int order = 1; order < count; order++)
        for (int k = count - 1; k >= order; k--) p[k] = (p[k] - p[k - 1]) / (z[k] - z[k - order]);
      for (int k = count - 2; k >= 0; k--)
        for (int m = k; m < count - 1; m++) p[m] -= z[k] * p[m + 1];

      // How good it is, at three points between the nodes, and how well u and y are conditioned there. For doubles: a
      // start off by s becomes s^2 X'' / 2X' plus rounding by the step in floats; each step in doubles, with the slope
      // of the start, multiplies that by the slope's relative error, s X'' / X' plus rounding. The last two conditions
      // bound the product of all this, and the rounding of X and Y in doubles, by their shares of the 8 units promised.
      VL good = (xc == 0) | (xc > 0x1p-60);
      good &= (VD)scale < (wants_y ? 0x1p100 : 0x1p400);
      for (int k = 0; k < 3; k++) {
        VD u = low + wide * checks[k], rise = xc + u * (xb + u * xa);
        VD at = IB_NAME(variable)(u * rise, root, rooted), from = at - middle;
        // The samples must come from this bucket, ends included.
        VD aim = IB_NAME(load)(border + j + (k == 2));
        good &= (u >= 0) & (u <= 1) & ((VL)(k == 1 ? -1 : 0) | (IB_NAME(vabs)(at - aim) * e->per_unit[side] <= 0.1));
        VD fit = p[count - 1], size = IB_NAME(vabs)(fit);
        for (int m = count - 2; m >= 0; m--) {
          fit = fit * from + p[m];
          size = size * IB_NAME(vabs)(from) + IB_NAME(vabs)(p[m]);
        }
        fit *= at, size *= at;
        VD slope = xc + u * (2 * xb + u * 3 * xa), y_slope = IB_NAME(vabs)(yc + u * (2 * yb + u * 3 * ya));
        VD steep = y_slope / slope;
        if (wants_y) {
          VD units = IB_NAME(vabs)(fit - u * (yc + u * (yb + u * ya))) * 0x1.8p24 + size;
          good &= units <= 4 * scale;
          // v, the difference of two roots, is off by up to 5/4 of 2^-24 sqrt(z + z0); y by 2 sqrt(z + z0) dy/dz
          // times that.
          if (rooted) good &= units + 2.5 * steep * (u * rise + root) <= 6 * scale;
          continue;
        }
        VD start = 2 * IB_NAME(vabs)(fit - u) + 0x1p-22 * size;          // error of the start
        VD bend = IB_NAME(vabs)(xb + 3 * xa * u) / slope;                // X'' / 2 X'
        VD noise = u * (IB_NAME(vabs)(xc) + u * (IB_NAME(vabs)(xb) + u * IB_NAME(vabs)(xa)));
        VD contraction = 2 * bend * start + 0x1p-22;
        VD first = bend * start * start + 0x1p-22 * noise / slope;
        VD y_noise = u * (IB_NAME(vabs)(yc) + u * (IB_NAME(vabs)(yb) + u * IB_NAME(vabs)(ya)));
        good &= contraction <= 0x1p-10 & first * contraction * contraction * y_slope <= 0x1p-53 * scale;
        good &= noise * steep + y_noise <= (IB_FMA ? 6.0 : 3.75) * scale;
      }
      bad -= ~good;
      double sign_out = wants_y ? sign : 1;  // the second end counts y down from 1
      int bucket = side * IB_SIDE + j;
      for (int k = 0; k < count + wants_y; k++) {
        VH value = __builtin_convertvector(k == count ? middle : good ? p[k] * sign_out : (VD)__builtin_nan(""), VH);
#if IB_LANES_LOOKUP
        __builtin_memcpy(&table->p[k][bucket], &value, sizeof value);
#else
        for (int m = 0; m < IB_LANES; m++) table->p[bucket + m][k] = value[m];
#endif
      }
    }
  }
  return (int)__builtin_reduce_add(bad);
}
