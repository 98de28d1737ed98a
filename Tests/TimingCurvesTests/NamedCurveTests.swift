import Foundation
import InbetweenReference
import Testing
import TimingCurves

@Suite struct NamedCurveTests {
  /// The catalogue's name for an id of the reference tables.
  static func name(of id: String) -> String {
    let sets = [
      "CAMediaTimingFunction.": "coreAnimation.", "UnitCurve.": "swiftUI.", "flutter.Curves.": "flutter.",
      "easings.net.": "easingsNet.", "ionic.ios.nav": "ionic.iosNav", "md.sys.motion.easing.": "material3.",
      "compose.": "compose.", "css.": "css.",
    ]
    for (prefix, set) in sets where id.hasPrefix(prefix) {
      let words = id.dropFirst(prefix.count).split(separator: "-")
      guard let first = words.first else { return set }
      return set + first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(\.capitalized).joined()
    }
    return id
  }

  @Test func everyPublishedCurveIsThere() throws {
    let reference = try EasingReference.load()
    var cubics = 0, twoPart = 0
    for row in reference.namedCurves + reference.material3 where row.ms == nil {
      let id = row.id
      let named = try NamedCurve(named: Self.name(of: id))
      #expect(named.set == .compose || named.source == row.source, "\(id)")
      if let handles = row.cp {
        let cubic = try #require(Self.cubic(of: named.curve), "\(id) is no cubic-bezier")
        #expect([cubic.x1, cubic.y1, cubic.x2, cubic.y2] == handles, "\(id)")
        cubics += 1
      } else {
        let points = try #require(row.twoSegment).map { SIMD2($0[0], $0[1]) }
        #expect(named.curve == .closedForm(ClosedFormCurve(try JoinedCurve(cubics: points))), "\(id)")
        twoPart += 1
      }
    }
    #expect(cubics == 83)
    #expect(twoPart == 1)
  }

  private static func cubic(of curve: EasingFunction) -> CubicBezierCurve? {
    switch curve {
    case .keyword(let keyword): keyword.cubicBezier
    case .cubicBezier(let cubic): cubic
    default: nil
    }
  }

  @Test func countsAndNames() {
    let counts = NamedCurve.Set.allCases.map { ($0.rawValue, $0.curves.count) }
    let expected = [
      ("css", 7), ("coreAnimation", 5), ("swiftUI", 7), ("material3", 10), ("compose", 38), ("flutter", 43),
      ("penner", 30), ("easingsNet", 24), ("ionic", 1),
    ]
    #expect(counts.map(\.0) == expected.map(\.0))
    #expect(counts.map(\.1) == expected.map(\.1))
    let names = NamedCurve.all.map(\.name)
    #expect(names.count == expected.map(\.1).reduce(0, +))
    #expect(Swift.Set(names).count == names.count)
    let letters = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    for name in names {
      let parts = name.split(separator: ".")
      #expect(parts.count == 2, "\(name)")
      for part in parts {
        #expect(part.first?.isLowercase == true, "\(name)")
        #expect(part.unicodeScalars.allSatisfy(letters.contains), "\(name)")
      }
      #expect(NamedCurve.named(name)?.name == name)
    }
  }

  @Test func everyCurveRunsFromZeroToOne() throws {
    for named in NamedCurve.all {
      #expect(named.curve.value(at: 1) == 1, "\(named)")
      #expect(named.curve.value(at: 0, before: true) == 0, "\(named)")
      #expect(named.curve == named.curve)
      #expect(!named.source.isEmpty)
    }
  }

  @Test func cssTextReadsBack() throws {
    var withText = 0
    for named in NamedCurve.all {
      guard let text = named.curve.cssExact else {
        guard case .closedForm = named.curve else {
          Issue.record("\(named) has no CSS text")
          continue
        }
        continue
      }
      withText += 1
      #expect(try EasingFunction(css: text) == named.curve, "\(named): \(text)")
    }
    // All but Penner's 30, Flutter's decelerate, bounces, waves and two-part cubics, SwiftUI's and Compose's formulas.
    #expect(withText == NamedCurve.all.count - 30 - 9 - 3 - 6)
    #expect(try NamedCurve(named: "css.easeIn").curve.css == "ease-in")
    #expect(try NamedCurve(named: "css.stepStart").curve == EasingFunction(css: "step-start"))
    #expect(try NamedCurve(named: "css.stepEnd").curve == EasingFunction(css: "step-end"))
  }

  @Test func swiftUIFacts() throws {
    var checked = 0
    for row in try EasingReference.load().swiftui {
      guard let tolerance = row.tol else { continue }
      let id = row.id, curve = try NamedCurve(named: "swiftUI.\(id)").curve
      let x = row.x.map(\.value), value = row.value.map(\.value), velocity = row.velocity.map(\.value)
      for i in x.indices {
        #expect(abs(curve.value(at: x[i]) - value[i]) <= tolerance, "\(id) at \(x[i])")
        // The recorded end velocities of the cubics are clamped ones; the true ones are in the next row.
        if case .cubicBezier = curve, x[i] == 0 || x[i] == 1 { continue }
        let mine = curve.velocity(at: x[i])
        #expect(mine == velocity[i] || abs(mine - velocity[i]) <= 1.001 * tolerance, "\(id)′ at \(x[i]): \(mine)")
      }
      checked += 1
    }
    #expect(checked == 6)
  }

  @Test func flutterFormulas() throws {
    // Values of the published code: 1 − (1 − t)², and 2^(−10t) sin((t − 0.1) · 2π/0.4) + 1.
    let decelerate = try NamedCurve(named: "flutter.decelerate").curve
    #expect(decelerate.value(at: 0.25) == 0.4375)
    let elastic = try NamedCurve(named: "flutter.elasticOut").curve
    for t in [0.05, 0.3, 0.77] {
      let published: Double = pow(2, -10 * t) * sin((t - 0.1) * (2 * Double.pi) / 0.4) + 1
      #expect(abs(elastic.value(at: t) - published) < 1e-15)
    }
    let bounce = try NamedCurve(named: "flutter.bounceInOut").curve
    #expect(bounce == (try NamedCurve(named: "penner.easeInOutBounce").curve))
  }

  @Test(arguments: [
    ("penner.easeOutBonce", "penner.easeOutBounce"), ("CSS.ease", "css.ease"), ("css.ease-in", "css.easeIn"),
    ("easeOutBounce", "penner.easeOutBounce"), ("material3.Standard", "material3.standard"),
    ("flutter.fastOutSlowin", "flutter.fastOutSlowIn"), ("coreanimation.default", "coreAnimation.default"),
  ])
  func nearestName(_ typed: String, _ meant: String) {
    #expect(NamedCurve.named(typed) == nil)
    do {
      _ = try NamedCurve(named: typed)
      Issue.record("\(typed) was found")
    } catch {
      if typed == "easeOutBounce" {
        // Two sets have it.
        guard case .unknown(_, let nearest) = error else { return }
        #expect(nearest.hasSuffix(".easeOutBounce"))
      } else {
        #expect(error == .unknown(name: typed, nearest: meant))
      }
    }
  }

  @Test func hostileNames() {
    for typed in ["", ".", "…", String(repeating: "x", count: 100_000)] {
      #expect(throws: NamedCurveError.self) { try NamedCurve(named: typed) }
    }
  }

  @Test func codableIsTheName() throws {
    let curve = try NamedCurve(named: "penner.easeInSine")
    let data = try JSONEncoder().encode([curve])
    #expect(String(decoding: data, as: UTF8.self) == #"["penner.easeInSine"]"#)
    #expect(try JSONDecoder().decode([NamedCurve].self, from: data) == [curve])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([NamedCurve].self, from: Data(#"["x"]"#.utf8)) }
  }

  @Test func materialDurations() throws {
    var checked = 0
    for row in try EasingReference.load().material3 {
      guard let milliseconds = row.ms else { continue }
      let token = row.id.dropFirst("md.sys.motion.duration.".count)
      let name = token.prefix(1).lowercased() + token.dropFirst()
      let duration = try #require(MaterialDuration(rawValue: name))
      #expect(duration.milliseconds == milliseconds, "\(name)")
      #expect(duration.seconds * 1000 == Double(duration.milliseconds))
      checked += 1
    }
    #expect(checked == 16 && MaterialDuration.allCases.count == 16)
  }

  @Test func commonCurvesHaveTheirKeywordsNumbers() {
    #expect(EasingKeyword.ease.cubicBezier == CubicBezierCurve.ease)
    #expect(EasingKeyword.easeInOut.cubicBezier == CubicBezierCurve.easeInOut)
    #expect(CubicBezierCurve.easeOut.velocity(at: 0) == 1 / 0.58)
  }
}
