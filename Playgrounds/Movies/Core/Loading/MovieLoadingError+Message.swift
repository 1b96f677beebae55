public import Foundation
import PlaygroundSupport

extension MovieLoadingError: CustomStringConvertible {
  /// The error in one sentence, safe to show on a terminal.
  public var description: String {
    switch self {
    case .source(let error):
      error.description
    case .duplicateID(let id, let source):
      "\(source.title) cannot be used: two films have the id \(id)."
    case .blankTitle(let id, let source):
      "\(source.title) cannot be used: the film with the id \(id) has no title."
    case .badYear(let year, let title, let source):
      "\(source.title) cannot be used: \(quoted(title)) has the year \(year), which is not from "
        + "\(Movie.years.lowerBound) to \(Movie.years.upperBound)."
    case .badRunningTime(let minutes, let title, let source):
      "\(source.title) cannot be used: \(quoted(title)) runs \(minutes) minutes, which is not "
        + "from \(Movie.runningTimes.lowerBound) to \(Movie.runningTimes.upperBound)."
    }
  }
}

extension MovieLoadingError: LocalizedError {
  /// The same words as ``description``.
  public var errorDescription: String? { description }
}
