// QEasingCurve of Qt as its users call it: a Bézier spline of one segment, asked value by value.
#include "CBenchmarkPeers.h"

#if !__has_include(<QEasingCurve>)
#error "Qt 5 is one of the peers: install the Debian package qtbase5-dev"
#endif

#include <QEasingCurve>
#include <QMetaEnum>
#include <QPointF>

struct ib_qt_curve {
  QEasingCurve curve;
};

extern "C" {

const char *ib_qt_version(void) { return qVersion(); }

ib_qt_curve *ib_qt_create(double x1, double y1, double x2, double y2) {
  auto *result = new ib_qt_curve{QEasingCurve(QEasingCurve::BezierSpline)};
  result->curve.addCubicBezierSegment(QPointF(x1, y1), QPointF(x2, y2), QPointF(1, 1));
  return result;
}

ib_qt_curve *ib_qt_create_named(const char *name) {
  bool found = false;
  const int type = QMetaEnum::fromType<QEasingCurve::Type>().keyToValue(name, &found);
  return found ? new ib_qt_curve{QEasingCurve(static_cast<QEasingCurve::Type>(type))} : nullptr;
}

void ib_qt_destroy(ib_qt_curve *curve) { delete curve; }

double ib_qt_value(const ib_qt_curve *curve, double x) { return curve->curve.valueForProgress(x); }

double ib_qt_sum(const ib_qt_curve *curve, const double *x, ptrdiff_t count) {
  double sum = 0;
  for (ptrdiff_t i = 0; i < count; i++) sum += curve->curve.valueForProgress(x[i]);
  return sum;
}

}  // extern "C"
