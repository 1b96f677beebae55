public import BinderyViews
public import TVShowsDomain

extension ShowsError {
  /// What a person is told.
  public var message: LocalizedStringKey {
    switch kind {
    case .network: "The server did not answer as it should. Check the connection."
    case .decoding: "The data cannot be read as shows."
    case .badURL: "The address is not valid."
    case .file: "The file cannot be opened."
    case .notFound: "This show is not there."
    case .unknown: "Something went wrong."
    }
  }
}
