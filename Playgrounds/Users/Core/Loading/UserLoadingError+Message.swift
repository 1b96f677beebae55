public import Foundation
import PlaygroundSupport

extension UserLoadingError: CustomStringConvertible {
  /// The error in one sentence, safe to show on a terminal.
  public var description: String {
    switch self {
    case .source(let error):
      error.description
    case .duplicateID(let id, let source):
      "\(source.title) cannot be used: two users have the id \(id)."
    case .blankName(let id, let source):
      "\(source.title) cannot be used: the user with the id \(id) has no name."
    }
  }
}

extension UserLoadingError: LocalizedError {
  /// The same words as ``description``.
  public var errorDescription: String? { description }
}
