public import BinderyViews
public import SessionEditorCore

extension SessionKind {
  /// What the kind is called.
  public var title: LocalizedStringKey {
    switch self {
    case .run: "Run"
    case .ride: "Ride"
    case .swim: "Swim"
    case .strength: "Strength"
    }
  }
}

extension SessionError {
  /// What a person is told.
  public var message: LocalizedStringKey {
    switch self {
    case .blankName: "The session needs a name."
    case .badDuration: "The session must take at least a minute."
    case .notSaved: "The session could not be saved."
    case .notLoaded(let reason): "\(reason)"
    }
  }
}
