/// Why shows could not be had: a kind, which a person is told, and the particulars.
public struct ShowsError: Error, Hashable, Sendable {
  /// What went wrong, as far as a person needs to know.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The network gave no answer, or not a good one.
    case network

    /// There was an answer, but there are no shows in it.
    case decoding

    /// The address is none.
    case badURL

    /// The file is not there, or cannot be read.
    case file

    /// There is no such show.
    case notFound

    /// Anything else.
    case unknown
  }

  /// What went wrong.
  public var kind: Kind

  /// What went wrong, in a sentence for who looks after the program; safe to show on a terminal.
  public var particulars: String

  /// Makes an error.
  public init(_ kind: Kind, particulars: String = "") {
    self.kind = kind
    self.particulars = particulars
  }

  /// Makes an error of whatever was thrown.
  public init(_ error: any Error) {
    self = error as? ShowsError ?? ShowsError(.unknown, particulars: "\(type(of: error))")
  }
}
