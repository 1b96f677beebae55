import BinderyBindings
import BinderyViews

/// The field of a model that searches.
struct SearchModelView: View {
  let model: SearchModel

  var body: some View {
    @Bindable var model = model
    TextField("Search", text: $model.text)
  }
}
