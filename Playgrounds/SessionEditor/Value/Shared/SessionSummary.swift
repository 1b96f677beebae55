public import BinderyViews
public import SessionEditorCore

/// A session in one line.
///
/// It takes the value itself. There is nothing that it could keep, load or decide, so in no style
/// does it have a view model.
public struct SessionSummary: View {
  private let session: Session

  /// Shows a session.
  public init(session: Session) { self.session = session }

  /// The name, if there is one, and the facts.
  public var body: some View {
    HStack {
      if !session.name.allSatisfy(\.isWhitespace) { Text(session.name).bold().lineLimit(1) }
      Text(session.kind.title)
      Text("\(session.duration) min")
      if session.isIndoors { Text("indoors") }
    }
    .foregroundStyle(.secondary)
  }
}
