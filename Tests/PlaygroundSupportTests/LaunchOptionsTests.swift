import PlaygroundSupport
import Testing

@Suite struct LaunchOptionsTests {
  enum Style: String, LaunchStyle {
    case plain
    case fancy

    static var program: String { "demo" }
    static var items: String { "things" }
  }

  typealias Options = LaunchOptions<Style>

  private func message(_ arguments: String...) -> String {
    do {
      return "\(try Options.parse(arguments))"
    } catch {
      return error.message(program: "demo")
    }
  }

  @Test func withoutArgumentsTakesTheDefaults() throws {
    let options = try Options.parse([])
    #expect(options == Options(source: nil, style: .plain, width: 80, height: 24))
    #expect(!options.showsHelp)
  }

  @Test func printsOneFrameWhereThatOrASizeIsAskedFor() throws {
    #expect(try Options.parse(["--print"]).isPrinted)
    #expect(try Options.parse(["--height", "5"]).isPrinted)
    #expect(try !Options.parse(["--style", "fancy"]).isPrinted)
    #expect(message("--print=1") == "demo: option '--print' takes no value. Try 'demo --help'.")
    #expect(
      message("--print", "--print") == "demo: option '--print' is given twice. Try 'demo --help'.")
  }

  @Test func takesValuesAfterTheOptionOrAnEqualsSign() throws {
    let expected = Options(
      source: .file(path: "a b.json"), style: .fancy, width: 20, height: 2000, isPrinted: true)
    #expect(
      try Options.parse(
        ["--file", "a b.json", "--style", "fancy", "--width", "20", "--height", "2000"])
        == expected)
    #expect(
      try Options.parse(["--height=2000", "--width=20", "--style=fancy", "--file=a b.json"])
        == expected)
  }

  @Test func keepsEqualsSignsInAValue() throws {
    #expect(try Options.parse(["--url=http://h/?a=b"]).source == .url("http://h/?a=b"))
    #expect(try Options.parse(["--url", "http://h/?a=b"]).source == .url("http://h/?a=b"))
  }

  @Test func takesAValueWithHyphensAfterAnEqualsSign() throws {
    #expect(try Options.parse(["--file=--odd"]).source == .file(path: "--odd"))
    #expect(try Options.parse(["--file", "-"]).source == .file(path: "-"))
  }

  @Test func helpStopsTheReading() throws {
    #expect(try Options.parse(["--help", "--nonsense"]).showsHelp)
    #expect(try Options.parse(["--width", "40", "--help"]).width == 40)
  }

  @Test func namesWhatItDoesNotKnow() {
    #expect(message("--colour") == "demo: unknown option '--colour'. Try 'demo --help'.")
    #expect(message("--colour=red") == "demo: unknown option '--colour'. Try 'demo --help'.")
    #expect(message("-h") == "demo: unknown option '-h'. Try 'demo --help'.")
    #expect(message("films") == "demo: unexpected argument 'films'. Try 'demo --help'.")
    #expect(message("") == "demo: unexpected argument ''. Try 'demo --help'.")
    #expect(message("\u{1B}[2J") == "demo: unexpected argument '\u{FFFD}[2J'. Try 'demo --help'.")
  }

  @Test func asksForAMissingValue() {
    #expect(message("--file") == "demo: option '--file' needs a value. Try 'demo --help'.")
    #expect(message("--file=") == "demo: option '--file' needs a value. Try 'demo --help'.")
    #expect(message("--url", "") == "demo: option '--url' needs a value. Try 'demo --help'.")
    #expect(
      message("--file", "--help") == "demo: option '--file' needs a value. Try 'demo --help'.")
    #expect(message("--help=all") == "demo: option '--help' takes no value. Try 'demo --help'.")
  }

  @Test func refusesARepeatedOption() {
    #expect(
      message("--width", "30", "--width=30")
        == "demo: option '--width' is given twice. Try 'demo --help'.")
  }

  @Test func refusesAFileAndAnAddress() {
    let words = "demo: options '--file' and '--url' exclude each other. Try 'demo --help'."
    #expect(message("--file", "a", "--url", "http://h/") == words)
    #expect(message("--url", "http://h/", "--file", "a") == words)
  }

  @Test(arguments: ["19", "501", "-5", "eighty", "80.0", "99999999999999999999", " 80"])
  func refusesAWidthOutsideItsRange(text: String) {
    #expect(
      message("--width", text)
        == "demo: option '--width' needs a whole number from 20 to 500, not '\(text)'. "
        + "Try 'demo --help'.")
  }

  @Test(arguments: ["0", "2001"])
  func refusesAHeightOutsideItsRange(text: String) {
    #expect(
      message("--height=\(text)")
        == "demo: option '--height' needs a whole number from 1 to 2000, not '\(text)'. "
        + "Try 'demo --help'.")
  }

  @Test func namesTheStylesItKnows() {
    #expect(
      message("--style", "Fancy")
        == "demo: unknown style 'Fancy': it can be plain, fancy. Try 'demo --help'.")
  }

  @Test func theUsageNamesEveryOption() {
    #expect(
      Options.usage == """
        Usage: demo [options]

          --file PATH    read the things from a JSON file
          --url URL      read the things from a web address
          --style STYLE  plain, fancy (default: plain)
          --print        print one frame, also on a terminal; so does a size
          --width N      columns, 20 to 500 (default: 80)
          --height N     rows, 1 to 2000 (default: 24)
          --help         show this text

        Without --file or --url, this shows the bundled things.

        """)
    for option in LaunchOption.allCases {
      #expect(Options.usage.contains("  \(option.rawValue) "))
    }
  }
}
