import BinderyComposition
public import BinderyViews
public import SessionEditorCore
import SessionEditorUI

/// Owns the form of the value style, and passes it on as a binding.
public struct SessionEditorComposer: View {
  @State private var form = SessionForm()
  private let service: any SessionService

  /// Composes the editor with a service.
  public init(service: any SessionService) { self.service = service }

  /// The value-style editor.
  public var body: some View { SessionEditorView(form: $form, service: service) }
}
