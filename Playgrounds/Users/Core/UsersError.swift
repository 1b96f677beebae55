import PlaygroundSupport

/// What a person is told of a failed load: one kind, one message.
///
/// ``UserLoadingError`` has the particulars.
public enum UsersError: Error, Hashable, Sendable, CaseIterable {
  /// The network gave no answer, or not a good one.
  case network

  /// There was an answer, but it is no list of users.
  case decoding

  /// The address is none.
  case badURL

  /// The file is not there, or cannot be read.
  case file

  /// Anything else.
  case unknown

  /// Finds the kind of what a loader threw.
  public init(_ error: any Error) {
    self =
      switch error {
      case let error as UsersError: error
      case let error as UserLoadingError: error.kind
      default: .unknown
      }
  }
}

extension UserLoadingError {
  fileprivate var kind: UsersError {
    switch self {
    case .duplicateID, .blankName: .decoding
    case .source(.badURL): .badURL
    case .source(.noAnswer), .source(.status), .source(.tooLarge(.url)): .network
    case .source(.empty), .source(.truncated), .source(.malformed): .decoding
    case .source(.fileNotFound), .source(.isDirectory), .source(.notReadable): .file
    case .source(.isNoFile), .source(.tooLarge(.file)): .file
    }
  }
}
