public import BinderyBindings
public import BinderyViews
public import SessionEditorCore

/// The editor of a session: a value with its logic, and no storage of its own.
public struct SessionEditorView: View {
  /// The session being edited, and what is being done with it.
  @Binding public private(set) var form: SessionForm
  private let service: any SessionService

  /// Edits what a form holds, which comes from a service and goes to it.
  public init(form: Binding<SessionForm>, service: any SessionService) {
    _form = form
    self.service = service
  }

  /// The fields, and what can be done with them.
  public var body: some View {
    Form {
      SessionFields(session: $form.session).disabled(form.status.isBusy)
      SessionActions(
        status: form.status, save: { Task { await save() } }, revert: { Task { await load() } })
    }
    .task { await load() }
  }

  /// Takes the session from the service. If there is none, the fields stay as they are.
  public func load() async {
    guard let request = form.beginLoading() else { return }
    do {
      form.finishLoading(request, try await service.load())
    } catch is CancellationError {
      form.cancel(request)
    } catch {
      form.fail(request, SessionError(loading: error))
    }
  }

  /// Gives the session to the service, if it may be saved.
  public func save() async {
    guard let request = form.beginSaving() else { return }
    do {
      try await service.save(form.session)
      form.finishSaving(request)
    } catch is CancellationError {
      form.cancel(request)
    } catch {
      form.fail(request, .notSaved)
    }
  }
}
