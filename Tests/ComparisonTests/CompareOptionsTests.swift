import Comparison
import Testing

@Suite struct CompareOptionsTests {
  private func error(_ arguments: String...) -> String? {
    do {
      _ = try CompareOptions(arguments)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func readsEachOption() throws {
    let options = try CompareOptions([
      "--system", "Movies", "--system", "Users", "--markdown", "--svg", "a.svg", "--readme",
      "--pictures", "--help",
    ])
    #expect(options.systems == ["Movies", "Users"])
    #expect(options.svg == "a.svg")
    #expect(
      options.isMarkdown && options.writesReadme && options.drawsPictures && options.showsHelp)
    #expect(try CompareOptions([]) == CompareOptions(["--markdown"]).with { $0.isMarkdown = false })
  }

  @Test func saysWhatMakesNoSense() {
    #expect(error("--fast") == "Unknown option --fast. Try --help.")
    #expect(error("Movies") == "Unknown option Movies. Try --help.")
    #expect(error("--svg") == "--svg needs a value. Try --help.")
    #expect(error("--system", "--markdown") == "--system needs a value. Try --help.")
  }
}

extension CompareOptions {
  fileprivate func with(_ change: (inout CompareOptions) -> Void) -> CompareOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
