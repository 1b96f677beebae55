public import Foundation
import PlaygroundSupport

extension ProfileLoadingError: CustomStringConvertible {
  /// The error in one sentence, safe to show on a terminal.
  public var description: String {
    switch self {
    case .source(let error):
      error.description
    case .blankName(let id, let source):
      "\(source.title) cannot be used: the user with the id \(id) has no name."
    }
  }
}

extension ProfileLoadingError: LocalizedError {
  /// The same words as ``description``.
  public var errorDescription: String? { description }
}
