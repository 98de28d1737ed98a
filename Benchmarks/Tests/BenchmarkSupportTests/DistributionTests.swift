import BenchmarkSupport
import Testing

@Suite struct DistributionTests {
  @Test func quartilesOfAnOddCount() throws {
    let found = try #require(Distribution([5, 1, 4, 2, 3]))
    #expect(found.minimum == 1)
    #expect(found.lowerQuartile == 2)
    #expect(found.median == 3)
    #expect(found.upperQuartile == 4)
    #expect(found.maximum == 5)
    #expect(found.spread == 2.0 / 3)
  }

  @Test func quartilesBetweenSamples() throws {
    // Positions 0.75, 1.5 and 2.25 among 10, 20, 30, 40.
    let found = try #require(Distribution([40, 10, 30, 20]))
    #expect(found.lowerQuartile == 17.5)
    #expect(found.median == 25)
    #expect(found.upperQuartile == 32.5)
  }

  @Test func oneSampleIsEverything() throws {
    let found = try #require(Distribution([7]))
    #expect(found.minimum == 7 && found.median == 7 && found.upperQuartile == 7 && found.spread == 0)
  }

  @Test func nothingHasNoDistribution() {
    #expect(Distribution([]) == nil)
  }

  @Test func oneOutlierMovesNeitherMedianNorQuartiles() throws {
    let calm = try #require(Distribution([1, 2, 3, 4, 5]))
    let disturbed = try #require(Distribution([1, 2, 3, 4, 5000]))
    #expect(calm.median == disturbed.median && calm.spread == disturbed.spread)
  }
}
