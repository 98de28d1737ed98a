import CInbetweenReferenceData
import Foundation

/// One file of reference numbers, carried inside the binary.
package enum ReferenceFile: String, Sendable, CaseIterable {
  /// Timing curves: exact values, published facts, vectors for parsing and for known faults of others.
  case easing = "easing.json"
  /// What Chromium and Firefox answered for a few hundred easings.
  case browsersEasing = "browsers-easing.json"
  /// Closed-form easings: values and velocities to 25 digits.
  case closedForms = "closed-forms.json"
  /// Exact answers to the questions that the browsers were asked, and named easings, to 50 digits.
  case easingTruth = "easing-truth.json"

  /// The bytes of the file.
  package var data: Data {
    for index in 0..<ib_reference_file_count() {
      let file = ib_reference_file_at(index)
      if String(cString: file.name) == rawValue { return Data(bytes: file.bytes, count: file.count) }
    }
    preconditionFailure("the reference file \(rawValue) is not part of this build")
  }
}
