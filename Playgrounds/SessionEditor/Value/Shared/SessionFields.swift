public import BinderyBindings
public import BinderyViews
public import SessionEditorCore

/// The fields of a session, whoever keeps it.
public struct SessionFields: View {
  @Binding private var session: Session

  /// Edits a session in place.
  public init(session: Binding<Session>) { _session = session }

  /// A summary, then a field for each fact.
  public var body: some View {
    Section("Training session") {
      SessionSummary(session: session)
      TextField("Name", text: $session.name)
      Stepper(
        "Duration: \(session.duration) min", value: $session.duration, in: Session.durations,
        step: Session.durationStep)
      Picker("Kind", selection: $session.kind) {
        ForEach(SessionKind.allCases, id: \.self) { kind in Text(kind.title).tag(kind) }
      }
      Toggle("Indoors", isOn: $session.isIndoors)
      TextField("Notes", text: $session.notes)
    }
  }
}
