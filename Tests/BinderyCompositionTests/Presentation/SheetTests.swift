import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct Person: Identifiable, Equatable {
  var id: Int
  var name: String
}

private struct Form: View {
  let title: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @State private var count = 0
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(title) \(count) \(isEnabled)")
      Press("Count") { count += 1 }
      Press("Close") { dismiss() }
    }
  }
}

@MainActor @Suite struct SheetTests {
  private let log = Binding.variable([String]())

  private func counted<Value>(_ base: Binding<Value>) -> (Binding<Value>, writes: Binding<Int>) {
    let writes = Binding.variable(0)
    let binding = Binding(
      get: { base.wrappedValue },
      set: {
        base.wrappedValue = $0
        writes.wrappedValue += 1
      })
    return (binding, writes)
  }

  @Test func isShownWhileABindingIsTrue() {
    let isPresented = Binding.variable(true)
    let composition = Composition(width: 26, height: 8) {
      Text(verbatim: "Below").sheet(isPresented: isPresented) { Form(title: "Sheet") }
        .environment(\.isEnabled, false)
    }
    #expect(
      composition.frame.text == """
        Below
          ╭────────────────────╮
          │Sheet 0 false       │
          │[ Count ]           │
          │[ Close ]           │
          │                    │
          ╰────────────────────╯

        """)
    #expect(
      composition.semanticTree.outline == """
        group ""
          sheet "" (disabled)
            text "Sheet 0 false" (disabled)
            button "[ Count ]" (disabled)
            button "[ Close ]" (disabled)
        """)
    isPresented.wrappedValue = false
    #expect(composition.lines == ["Below"])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func dismissWritesOnceAndRunsOnDismiss() {
    let (isPresented, writes) = counted(.variable(true))
    let composition = Composition(width: 26, height: 8) {
      Text(verbatim: "Below")
        .sheet(isPresented: isPresented, onDismiss: { log.wrappedValue.append("gone") }) {
          Form(title: "Sheet")
        }
    }
    composition.press("[ Count ]")
    #expect(log.wrappedValue.isEmpty)
    composition.press("[ Close ]")
    #expect(!isPresented.wrappedValue)
    #expect(writes.wrappedValue == 1)
    #expect(log.wrappedValue == ["gone"])
    isPresented.wrappedValue = true
    composition.putAway()
    #expect(log.wrappedValue == ["gone", "gone"])
    #expect(writes.wrappedValue == 3)
  }

  @Test func stateStartsAfreshEachTime() {
    let isPresented = Binding.variable(true)
    let composition = Composition(width: 26, height: 8) {
      Text(verbatim: "Below").sheet(isPresented: isPresented) { Form(title: "Sheet") }
    }
    composition.press("[ Count ]")
    #expect(composition.lines[2].contains("Sheet 1"))
    composition.press("[ Close ]")
    isPresented.wrappedValue = true
    #expect(composition.lines[2].contains("Sheet 0"))
  }

  @Test func anItemOfAnotherIdentityReplacesTheSheet() {
    let person = Binding<Person?>.variable(Person(id: 1, name: "Ada"))
    let composition = Composition(width: 26, height: 8) {
      Text(verbatim: "Below")
        .sheet(item: person, onDismiss: { log.wrappedValue.append("gone") }) {
          Form(title: $0.name)
        }
    }
    composition.press("[ Count ]")
    person.wrappedValue?.name = "Ada L."
    #expect(composition.lines[2].contains("Ada L. 1"))
    person.wrappedValue = Person(id: 2, name: "Bob")
    #expect(composition.lines[2].contains("Bob 0"))
    #expect(log.wrappedValue == ["gone"])
    composition.press("[ Close ]")
    #expect(person.wrappedValue == nil)
    #expect(log.wrappedValue == ["gone", "gone"])
  }

  // Fact 36.
  @Test func writingAnItemThatIsGoneDoesNotBringItBack() {
    let person = Binding<Person?>.variable(Person(id: 1, name: "Ada"))
    let late = Binding<Binding<Person>?>.variable(nil)
    let screen = Screen(width: 26, height: 8) {
      Text(verbatim: "Below").sheet(item: person) { _ in
        Text(verbatim: "Sheet").onAppear { late.wrappedValue = Binding(person) }
      }
    }
    #expect(screen.contains(.sheet))
    person.wrappedValue = nil
    #expect(!screen.contains(.sheet))
    withExpectedIssue(.unwrappedNil) { late.wrappedValue?.name.wrappedValue = "Late" }
    #expect(person.wrappedValue == nil)
    expectFrame(screen) { "Below" }
  }

  @Test func contentFollowsWhatItReads() {
    let count = Binding.variable(1)
    let composition = Composition(width: 26, height: 8) {
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
        Text(verbatim: "Count \(count.wrappedValue)")
      }
    }
    count.wrappedValue = 2
    #expect(composition.lines[2].contains("Count 2"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func sheetsStandOnSheets() throws {
    let second = Binding.variable(true)
    let screen = Screen(width: 26, height: 10) {
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
        Form(title: "First").sheet(isPresented: second) { Form(title: "Second") }
      }
    }
    #expect(screen.shows("Second 0 true"))
    #expect(!screen.shows("First 0 true"))
    try screen.button("[ Close ]").tap()
    #expect(!second.wrappedValue)
    #expect(screen.shows("First 0 true"))
  }

  @Test func aSheetThatMustBeAnsweredCannotBePutAway() {
    let screen = Screen(width: 26, height: 8) {
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
        Form(title: "Sheet").interactiveDismissDisabled()
      }
    }
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    #expect(throws: ScreenError.self) { try screen.sheet().dismiss() }
  }

  @Test func aStackInASheetIsAStackOfItsOwn() {
    let composition = Composition(width: 26, height: 8) {
      NavigationStack {
        Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
          NavigationStack {
            NavigationLink("Next", value: 1)
              .navigationDestination(for: Int.self) { Form(title: "Number \($0)") }
              .navigationTitle("Panel")
          }
        }
      }
    }
    #expect(composition.semanticTree.first(.sheet, "Panel") != nil)
    composition.press("Next")
    #expect(composition.lines[2].contains("‹ Back"))
    composition.press("[ Close ]")
    #expect(composition.semanticTree.first(.sheet, "Panel") != nil)
  }

  @Test func aCoverTakesTheWholeScreen() {
    let isPresented = Binding.variable(true)
    let composition = Composition(width: 20, height: 4) {
      Text(verbatim: "Below").fullScreenCover(isPresented: isPresented) { Form(title: "Cover") }
    }
    #expect(
      composition.frame.text == """
        Cover 0 true
        [ Count ]
        [ Close ]

        """)
    composition.press("[ Close ]")
    #expect(composition.lines == ["Below"])
  }
}
