public import BinderyViews
public import UsersCore

extension UsersError {
  /// What a person is told.
  public var message: LocalizedStringKey {
    switch self {
    case .network: "The server did not answer as it should. Check the connection."
    case .decoding: "The data cannot be read as a list of users."
    case .badURL: "The address is not valid."
    case .file: "The file cannot be opened."
    case .unknown: "Something went wrong."
    }
  }
}
