import BinderyComposition
public import BinderyViews
public import SessionEditorCore
import SessionEditorObservable

/// Owns the view model of the observable style.
public struct SessionEditorModelComposer: View {
  @State private var model: SessionEditorModel

  /// Composes the editor with a service.
  public init(service: any SessionService) { model = SessionEditorModel(service: service) }

  /// The observable-style editor.
  public var body: some View { SessionEditorModelView(model: model) }
}
