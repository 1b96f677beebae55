import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// A root whose links present what is behind them.
private struct Links: View {
  @State private var count = 1
  var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        NavigationLink(destination: Text(verbatim: "First")) { Text(verbatim: "To the first") }
        NavigationLink("To the second") { Second(count: $count) }
        Press("Count \(count)") { count += 1 }
      }
      .navigationBarTitle("Links", displayMode: .inline)
    }
  }
}

private struct Second: View {
  @Binding var count: Int
  @Environment(\.presentationMode) private var mode
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "Second, \(count)")
      Press("More") { count += 1 }
      Press("Done \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
      NavigationLink("Deeper", destination: Deep())
    }
  }
}

private struct Deep: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View { Press("Up \(isPresented)") { dismiss() } }
}

@MainActor @Suite struct NavigationLinkTests {
  @Test func aDestinationStandsAboveTheLink() {
    let composition = Composition(width: 24, height: 5) { Links() }
    #expect(
      composition.frame.text == """
        Links
        To the first ›
        To the second ›
        [ Count 1 ]

        """)
    composition.press("To the first")
    #expect(composition.lines == ["‹ Back", "First"])
    composition.press("Back")
    #expect(composition.lines.count == 4)
  }

  @Test func aDestinationSharesStateWithItsPresenter() {
    let composition = Composition(width: 24, height: 5) { Links() }
    composition.press("To the second")
    composition.press("[ More ]")
    #expect(composition.lines[1] == "Second, 2")
    composition.press("[ Done true ]")
    #expect(composition.lines.last == "[ Count 2 ]")
  }

  @Test func dismissTakesOneLevelAway() {
    let composition = Composition(width: 24, height: 5) { Links() }
    composition.press("To the second")
    composition.press("Deeper")
    #expect(composition.lines == ["‹ Back", "[ Up true ]"])
    composition.press("[ Up true ]")
    #expect(composition.lines[1] == "Second, 1")
  }

  @Test func aBindingShowsAndHidesADestination() {
    let isActive = Binding.variable(false)
    let composition = Composition(width: 24, height: 3) {
      NavigationView {
        NavigationLink("Open", destination: Text(verbatim: "Inside"), isActive: isActive)
      }
    }
    isActive.wrappedValue = true
    #expect(composition.lines == ["‹ Back", "Inside"])
    composition.press("Back")
    #expect(!isActive.wrappedValue)
    composition.press("Open")
    #expect(isActive.wrappedValue)
  }

  @Test func aTagIsSelectedWhileItsDestinationIsShown() {
    let selection = Binding<Int?>.variable(2)
    let composition = Composition(width: 24, height: 3) {
      NavigationView {
        VStack(alignment: .leading) {
          ForEach(1..<3) { number in
            NavigationLink(
              "Link \(number)", destination: Text(verbatim: "Number \(number)"), tag: number,
              selection: selection)
          }
        }
      }
    }
    #expect(composition.lines == ["‹ Back", "Number 2"])
    composition.press("Back")
    #expect(selection.wrappedValue == nil)
    composition.press("Link 1")
    #expect(selection.wrappedValue == 1)
    #expect(composition.lines == ["‹ Back", "Number 1"])
  }

  @Test func ofSeveralViewsANavigationViewShowsTheFirst() {
    let composition = Composition(width: 24, height: 2) {
      NavigationView {
        Text(verbatim: "List")
        Text(verbatim: "Nothing selected")
      }
      .navigationViewStyle(.stack)
    }
    #expect(composition.lines == ["List"])
  }
}
