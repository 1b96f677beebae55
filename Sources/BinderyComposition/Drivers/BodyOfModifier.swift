import BinderyViews

/// A modified view as a view whose body is the modifier's. It lies in memory as the modified view.
struct BodyOfModifier<Content: View, Modifier: ViewModifier>: View, DelegatingView {
  let content: Content
  @Inlined var modifier: Modifier
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content)) }
  static var delegate: Any.Type { Modifier.self }
}
