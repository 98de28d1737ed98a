/// Collects the errors of one data set.
struct CheckTally {
  private var result: CheckResult

  init(_ name: String, bound: Double) {
    result = CheckResult(name: name, cases: 0, worstError: 0, bound: bound, worstCase: "none differs", exceptions: [])
  }

  /// Notes one comparison; `error` is in units in which the bound holds.
  mutating func note(_ error: Double, _ describe: @autoclosure () -> String) {
    result.cases += 1
    let error = error.isNaN ? Double.infinity : abs(error)
    if error > result.worstError {
      result.worstError = error
      result.worstCase = describe()
    }
  }

  /// Notes a comparison of texts or other things that are either right or wrong.
  mutating func note(isRight: Bool, _ describe: @autoclosure () -> String) {
    note(isRight ? 0 : 1, describe())
  }

  /// Notes a comparison whose disagreement a rule explains.
  mutating func explain(_ error: Double, by rule: BrowserRule) {
    result.cases += 1
    if let index = result.exceptions.firstIndex(where: { $0.rule == rule.rawValue }) {
      result.exceptions[index].count += 1
      result.exceptions[index].worstError = max(result.exceptions[index].worstError, abs(error))
    } else {
      result.exceptions.append(
        .init(rule: rule.rawValue, explanation: rule.explanation, count: 1, worstError: abs(error)))
    }
  }

  var finished: CheckResult { result }
}
