import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// A property of a user's own type: it holds others, and computes a value from them.
@propertyWrapper private struct Doubled: DynamicProperty {
  @State private var base: Int
  @Environment(\.isEnabled) private var isEnabled
  private var computed = 0

  init(wrappedValue: Int) { _base = State(initialValue: wrappedValue) }

  mutating func update() { computed = isEnabled ? base * 2 : -1 }

  var wrappedValue: Int { computed }
  @MainActor var projectedValue: Binding<Int> { $base }
}

private struct Nested: DynamicProperty {
  @Doubled var inner = 2
  @State var own = 1
}

private struct Numbers: View {
  @Doubled var number = 3
  var nested = Nested()
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(number) \(nested.inner) \(nested.own)")
      Tappable("number") { $number.wrappedValue += 1 }
      Tappable("nested") {
        nested.$inner.wrappedValue += 1
        nested.own += 1
      }
    }
  }
}

private struct Enabling: View {
  @Binding var isOn: Bool
  var body: some View { Numbers().environment(\.isEnabled, isOn) }
}

private struct Framed: ViewModifier {
  @Doubled var width = 1
  func body(content: Content) -> some View {
    HStack {
      content
      Text(verbatim: "\(width)")
      Tappable("wider") { $width.wrappedValue += 1 }
    }
  }
}

@MainActor @Suite struct DynamicPropertyTests {
  @Test func isUpdatedWhenThePropertiesInsideChange() {
    let composition = Composition(width: 20, height: 3) { Numbers() }
    #expect(composition.shown == "6 4 1\nnumber\nnested")
    composition.tap("number")
    #expect(composition.shown == "8 4 1\nnumber\nnested")
    composition.tap("nested")
    #expect(composition.shown == "8 6 2\nnumber\nnested")
  }

  @Test func readsTheEnvironmentOfItsView() {
    let isOn = Binding.variable(true)
    let composition = Composition(width: 20, height: 3) { Enabling(isOn: isOn) }
    isOn.wrappedValue = false
    #expect(composition.shown == "-1 -1 1\nnumber\nnested")
    isOn.wrappedValue = true
    #expect(composition.shown == "6 4 1\nnumber\nnested")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func worksInModifiers() {
    let composition = Composition(width: 20, height: 1) {
      Text(verbatim: "a").modifier(Framed())
    }
    composition.tap("wider")
    #expect(composition.shown == "a 4 wider")
  }
}
