import BenchmarkCommand
import Testing

@Suite struct OptionsTests {
  @Test func readsEveryOption() throws {
    let options = try Options([
      "--filter", "list", "--filter", "deep", "--json", "a.json", "--svg", "a.svg", "--markdown",
      "--scaling", "--check", "in", "--record", "out",
    ])
    #expect(options.filters == ["list", "deep"])
    #expect(options.json == "a.json" && options.svg == "a.svg")
    #expect(options.isMarkdown && options.showsGrowth)
    #expect(options.check == "in" && options.record == "out")
  }

  @Test(arguments: [
    (["--quick"], OptionsError.unknown("--quick")), (["list"], .unknown("list")),
    (["--json"], .missingValue("--json")), (["--json", "--svg"], .missingValue("--json")),
  ]) func refuses(_ arguments: [String], _ error: OptionsError) {
    #expect(throws: error) { try Options(arguments) }
  }

  @Test func saysWhatIsWrong() {
    #expect("\(OptionsError.unknown("--quick"))" == "Unknown option --quick. Try --help.")
    #expect("\(OptionsError.missingValue("--json"))" == "--json needs a value. Try --help.")
    #expect("\(OptionsError.matchesNothing(["a", "b"]))" == "No workload's name contains a or b.")
  }

  @Test func aFilterMatchesAPartOfAName() throws {
    let options = try Options(["--filter", "row"])
    #expect(options.includes("one-row-update"))
    #expect(!options.includes("deep"))
  }
}
