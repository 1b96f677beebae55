import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// Two views, with no container around them.
private struct Two: View {
  var body: some View {
    Text("three")
    Text("two")
  }
}

/// Where nothing else says how several views lie, they lie below each other.
@MainActor @Suite struct ImplicitStackTests {
  private func shown(height: Int = 3, @ViewBuilder _ root: () -> some View) -> String {
    Composition(width: 9, height: height, root).shown
  }

  @Test func atTheTop() {
    #expect(shown { Two() } == "three\n two")
  }

  @Test func roomIsSharedAtTheTop() {
    #expect(
      shown(height: 4) {
        Text("a")
        Spacer()
        Text("b")
      } == "a\n\n\nb")
  }

  @Test func onASheet() {
    let shown = shown(height: 6) { Text("under").sheet(isPresented: .constant(true)) { Two() } }
    #expect(shown == "under\n╭───────╮\n│three  │\n│two    │\n╰───────╯")
  }

  @Test func onAScreenThatWasPushed() {
    let shown = shown(height: 4) {
      NavigationStack(path: .constant([1])) {
        Two().navigationDestination(for: Int.self) { _ in Two() }
      }
    }
    #expect(shown == "‹ Back\nthree\ntwo")
  }

  @Test func inATab() {
    let shown = shown {
      TabView {
        Tab {
          Two()
        } label: {
          Text("a")
        }
      }
    }
    #expect(shown == "[a]\nthree\n two")
  }

  @Test func inAScrollView() {
    #expect(shown { ScrollView { Two() } } == "three\n two")
  }
}
