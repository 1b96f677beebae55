import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Numbered: ViewModifier {
  @State private var count = 1
  @Environment(\.isEnabled) private var isEnabled
  let step: Binding<(@MainActor () -> Void)?>
  func body(content: Content) -> some View {
    HStack {
      content
      Text(verbatim: "\(count) \(isEnabled)")
    }
    .onAppear { step.wrappedValue = { count += 1 } }
  }
}

@MainActor @Suite struct ViewModifierTests {
  @Test func aModifierHasStateAndReadsTheEnvironment() {
    let step = Binding<(@MainActor () -> Void)?>.variable(nil)
    let composition = Composition(width: 12, height: 1) {
      Text(verbatim: "a").modifier(Numbered(step: step)).environment(\.isEnabled, false)
    }
    #expect(composition.frame.text == "a 1 false")
    step.wrappedValue?()
    #expect(composition.frame.text == "a 2 false")
    #expect(composition.frame == composition.rebuildFrame())
  }
}
