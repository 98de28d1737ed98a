/// A number as the shortest decimal that reads back to the same bits.
func shortest(_ number: Double) -> String {
  let output = ByteOutput(descriptor: nil)
  output.append(number: number)
  return output.text.filter { $0 != "\"" }
}

/// A number with three significant digits: 0.496, 6.02e-7.
func brief(_ number: Double) -> String {
  guard number.isFinite, number != 0 else { return shortest(number) }
  var mantissa = abs(number), exponent = 0
  while mantissa >= 9.995 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
  while mantissa < 0.9995 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
  let sign = number < 0 ? "-" : ""
  if exponent >= -2, exponent <= 5 {
    // Three digits in all; none behind the point from 100 on.
    let places = max(0, 2 - exponent)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return sign + shortest((abs(number) * scale).rounded() / scale)
  }
  return "\(sign)\(shortest((mantissa * 100).rounded() / 100))e\(exponent)"
}
