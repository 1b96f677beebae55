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

  @Test func theArgumentsSayHowLargeAPrintedFrameIs() throws {
    let sized = try AppArguments(["--width", "40", "x", "--height=5"], size: .standard)
    #expect(sized.size == TerminalSize(width: 40, height: 5))
    #expect(sized.isPrinted)
    let plain = try AppArguments([], size: .standard)
    #expect(plain.size == .standard)
    #expect(!plain.isPrinted)
    #expect(try AppArguments(["--print"], size: .standard).isPrinted)
  }

  @Test(arguments: [["--width"], ["--width", "0"], ["--width=-1"], ["--width", "wide"]])
  func anArgumentThatMakesNoSenseIsNamed(_ arguments: [String]) {
    #expect(throws: AppArguments.Mistake(option: "--width")) {
      try AppArguments(arguments, size: .standard)
    }
  }
}
