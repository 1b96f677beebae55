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
  @Test func aProgramHasAMainFunction() {
    let main: () async -> Void = Greeting.main
    _ = main
  }

  @Test func showsTheFirstWindowWhenItsTasksAreOver() async {
    let frame = PrintedFrame(size: TerminalSize(width: 20, height: 3)) { AppRoot(Greeting()) }
    #expect(await frame.text() == "Hello, world")
  }

  @Test func theArgumentsSayHowLargeTheScreenIs() {
    let standard = TerminalSize.standard
    #expect(
      AppArguments.size(["--width", "40", "x", "--height=5"], else: standard)
        == .success(TerminalSize(width: 40, height: 5)))
    #expect(AppArguments.size([], else: standard) == .success(standard))
    for arguments in [["--width"], ["--width", "0"], ["--width=-1"], ["--width", "wide"]] {
      #expect(AppArguments.size(arguments, else: standard) == .failure(.init(option: "--width")))
    }
  }
}
