/// Gives its content a way to put itself away.
struct DismissScope<Content: View>: View {
  private let content: Content
  private let dismiss: @MainActor () -> Void
  @LocalState private var target = DismissTarget()

  init(dismiss: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.dismiss = dismiss
  }

  var body: some View {
    // Nobody depends on the closure: what counts is that the newest one runs.
    let target = target
    target.action = dismiss
    return content.environment(\.dismissTarget, target)
  }
}
