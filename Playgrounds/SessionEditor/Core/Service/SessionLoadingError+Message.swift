public import Foundation
import PlaygroundSupport

extension SessionLoadingError: CustomStringConvertible {
  /// The error in one sentence, safe to show on a terminal.
  public var description: String {
    switch self {
    case .source(let error):
      error.description
    case .badDuration(let minutes, let source):
      "\(source.title) cannot be used: the session takes \(minutes) minutes, which is not from "
        + "\(Session.loadableDurations.lowerBound) to \(Session.loadableDurations.upperBound)."
    }
  }
}

extension SessionLoadingError: LocalizedError {
  /// The same words as ``description``.
  public var errorDescription: String? { description }
}
