import PlaygroundSupport
import TVShowsDomain

extension ShowsError {
  /// Makes the domain's error of a source's.
  init(_ error: JSONSourceError) {
    let kind: Kind =
      switch error {
      case .badURL: .badURL
      case .noAnswer, .status, .tooLarge(.url): .network
      case .fileNotFound, .isDirectory, .isNoFile, .notReadable, .tooLarge(.file): .file
      case .empty, .truncated, .malformed: .decoding
      }
    self.init(kind, particulars: error.description)
  }
}
