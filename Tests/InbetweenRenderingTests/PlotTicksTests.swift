import Testing

@testable import InbetweenRendering

@Suite struct PlotTicksTests {
  @Test(arguments: [
    (0.0...1.0, 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (0.0...10.0, 5, ["0", "2", "4", "6", "8", "10"]),
    (-0.5...1.5, 4, ["−0.5", "0.0", "0.5", "1.0", "1.5"]),
    (0.0...0.003, 3, ["0.000", "0.001", "0.002", "0.003"]),
    (95.0...105.0, 10, ["95", "96", "97", "98", "99", "100", "101", "102", "103", "104", "105"]),
    (-300.0...300.0, 3, ["−200", "0", "200"]),
  ]) func labels(_ range: ClosedRange<Double>, _ count: Int, _ labels: [String]) {
    #expect(PlotTicks(range: range, count: count).labels == labels)
  }

  @Test func ticksLieInTheRangeAndAreFew() {
    var low = -7.3, width = 1e-9
    while width < 1e12 {
      let range = low...(low + width)
      let ticks = PlotTicks(range: range, count: 6)
      #expect(ticks.values.count >= 2 && ticks.values.count <= 13, "\(range): \(ticks.values)")
      for tick in ticks.values {
        #expect(tick >= range.lowerBound - width * 1e-6 && tick <= range.upperBound + width * 1e-6, "\(range)")
      }
      #expect(ticks.labels.count == ticks.values.count)
      low *= -1.7
      width *= 7.9
    }
  }

  @Test func emptyRange() {
    #expect(PlotTicks(range: 2...2, count: 5).values == [2])
  }
}
