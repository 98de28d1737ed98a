/// a · b - rounded, exactly, where `rounded` is the binary64 product.
///
/// Both factors are split into halves of 26 bits whose products are exact (Dekker 1971, Veltkamp's split), since a
/// fused multiply-add is a library call on processors without one. Holds for |a|, |b| < 2^995 and
/// |a · b| > 2^-960, or a · b = 0.
func productError(_ a: Double, _ b: Double, rounded: Double) -> Double {
  let (aHigh, aLow) = halves(a)
  let (bHigh, bLow) = halves(b)
  return aLow * bLow - (((rounded - aHigh * bHigh) - aLow * bHigh) - aHigh * bLow)
}

private func halves(_ a: Double) -> (high: Double, low: Double) {
  let shifted = a * 0x8000001p0
  let high = shifted - (shifted - a)
  return (high, a - high)
}
