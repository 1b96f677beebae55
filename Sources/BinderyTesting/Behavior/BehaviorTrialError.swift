import Testing

/// Why a script could not be run over a style.
package struct BehaviorTrialError: Error, CustomStringConvertible {
  /// The failures that a test would have had, in words.
  package let description: String
}
