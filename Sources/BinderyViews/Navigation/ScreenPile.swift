/// Views of which only the last is shown; the others wait, mounted.
struct ScreenPile<Content: View>: ContainerView {
  let content: Content
  let _rule = LayoutRule.topmost
  init(@ViewBuilder content: () -> Content) { self.content = content() }
}
