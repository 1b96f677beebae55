import BinderyComposition
import BinderyTerminal
import BinderyViews
import Testing

private struct Greeting: App {
  @State private var name = "nobody"
  var body: some Scene {
    WindowGroup {
      Text(verbatim: "Hello, \(name)").task { name = "world" }
    }
  }
}

@MainActor @Suite struct AppMainTests {
  @Test func showsTheFirstWindowWhenItsTasksAreOver() async {
    let frame = PrintedFrame(size: TerminalSize(width: 20, height: 3)) { AppRoot(Greeting()) }
    #expect(await frame.text() == "Hello, world")
  }
}
