/// Views laid out by a custom layout.
struct LayoutContainer<Content: View>: ContainerView {
  let content: Content
  let layout: AnyLayout
  var _rule: LayoutRule { layout.rule }
}
