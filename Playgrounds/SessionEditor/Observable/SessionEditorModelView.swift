public import BinderyViews
import SessionEditorCore
import SessionEditorUI

/// The editor of a view model: the same screen, its logic elsewhere.
public struct SessionEditorModelView: View {
  @Bindable private var model: SessionEditorModel

  /// Edits what a model holds.
  public init(model: SessionEditorModel) { self.model = model }

  /// The fields, and what can be done with them.
  public var body: some View {
    Form {
      SessionFields(session: $model.session).disabled(model.status.isBusy)
      SessionActions(
        status: model.status, save: { Task { await model.save() } },
        revert: { Task { await model.load() } })
    }
    .task { await model.load() }
  }
}
