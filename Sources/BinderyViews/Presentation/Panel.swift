import Foundation

/// What is presented above the screen: a framed panel, or the whole screen.
struct Panel<Content: View>: View {
  let layer: PresentationLayer
  let dismiss: @MainActor () -> Void
  let content: () -> Content
  @LocalState private var isDismissDisabled = false
  @LocalState private var title: String?

  init(
    layer: PresentationLayer, dismiss: @escaping @MainActor () -> Void,
    content: @escaping () -> Content
  ) {
    self.layer = layer
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading) {
      DismissScope(dismiss: dismiss) { Deferred(content: content) }
    }
    .modifier(NavigationBarrier())
    .onPreferenceChange(InteractiveDismissKey.self) { isDismissDisabled = $0 }
    .onPreferenceChange(NavigationBarKey.self) { title = $0.innerTitle }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .modifier(RuleModifier(rule: rule))
    .semantics(semantics)
  }

  private var rule: LayoutRule {
    layer == .cover
      ? .padding(EdgeInsets())
      : .border(Border(color: .secondary, isRounded: true, insetsContent: true))
  }

  private var semantics: Semantics {
    var semantics = Semantics(.sheet)
    semantics.label = title ?? ""
    semantics.traits = .isModal
    if layer == .sheet && !isDismissDisabled { semantics.actions.dismiss = dismiss }
    return semantics
  }
}
