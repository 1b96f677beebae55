import BinderyTerminal
import Testing

@Suite struct AppArgumentsTests {
  @Test func sayHowLargeAPrintedFrameIs() throws {
    let sized = try AppArguments(["--width", "40", "x", "--height=5"], size: .standard)
    #expect(sized.size == TerminalSize(width: 40, height: 5))
    #expect(sized.isPrinted)
    let plain = try AppArguments([], size: .standard)
    #expect(plain.size == .standard)
    #expect(!plain.isPrinted)
    #expect(try AppArguments(["--print"], size: .standard).isPrinted)
  }

  @Test(arguments: [["--width"], ["--width", "0"], ["--width=-1"], ["--width", "wide"]])
  func areNamedWhereTheyMakeNoSense(_ arguments: [String]) {
    let mistake = #expect(throws: AppArguments.Mistake.self) {
      try AppArguments(arguments, size: .standard)
    }
    #expect(mistake?.message == "--width takes a whole number of cells from 1 to 2000")
  }
}
