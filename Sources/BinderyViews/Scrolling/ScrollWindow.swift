/// The window itself.
struct ScrollWindow<Content: View>: ContainerView {
  let content: Content
  let axes: Axis.Set
  var _rule: LayoutRule { .scroll(axes) }
}
