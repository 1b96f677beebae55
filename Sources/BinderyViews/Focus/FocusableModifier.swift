struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @LocalState private var target = FocusTarget()
  @Environment(FocusCenter.self) private var center: FocusCenter?
  @Environment(\.focusLinks) private var links

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocusable && target.isFocused)
      .modifier(
        FocusAttachment(
          target: isFocusable ? target : nil, center: center, links: links,
          isWanted: links.contains { $0.isWanted() }))
  }
}
