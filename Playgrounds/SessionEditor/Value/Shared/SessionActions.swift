public import BinderyViews
public import SessionEditorCore

/// What can be done with a session, and what came of it.
public struct SessionActions: View {
  private let status: SessionStatus
  private let save: @MainActor () -> Void
  private let revert: @MainActor () -> Void

  /// Offers two actions, unless the status says that one of them is under way.
  public init(
    status: SessionStatus, save: @escaping @MainActor () -> Void,
    revert: @escaping @MainActor () -> Void
  ) {
    self.status = status
    self.save = save
    self.revert = revert
  }

  /// Two buttons, and a line about the last load or save.
  public var body: some View {
    Section {
      HStack {
        Button(status == .saving ? "Saving…" : "Save", action: save)
        Button("Revert", action: revert)
      }
      .disabled(status.isBusy)
      switch status {
      case .idle, .saving: EmptyView()
      case .loading: ProgressView("Loading…")
      case .saved: Label("Saved", systemImage: "checkmark")
      case .failed(let error): Text(error.message).foregroundStyle(.red)
      }
    }
  }
}
