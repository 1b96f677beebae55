import MoviesCore
import PlaygroundSupport
import Testing

@Suite struct MovieOptionsTests {
  @Test func theDefaultIsTheValueStyleAndTheBundledFilms() throws {
    let options = try MovieOptions.parse([])
    #expect(options == MovieOptions(style: .value))
    #expect(options.loader is BundledMovieLoader)
  }

  @Test func aFileOrAnAddressChoosesTheLoader() throws {
    let file = try MovieOptions.parse(["--file", "a.json", "--style", "observable"])
    #expect(file.style == .observable)
    #expect((file.loader as? FileMovieLoader)?.path == "a.json")
    let web = try MovieOptions.parse(["--url=https://h/a.json"])
    #expect((web.loader as? URLMovieLoader)?.url == "https://h/a.json")
  }

  @Test func aFaultIsToldInTheProgramsName() {
    let error = #expect(throws: LaunchError.self) { try MovieOptions.parse(["--colour"]) }
    #expect(
      error?.message(program: MovieStyle.program)
        == "movies: unknown option '--colour'. Try 'movies --help'.")
    let style = #expect(throws: LaunchError.self) { try MovieOptions.parse(["--style=mvvm"]) }
    #expect(
      style?.message(program: MovieStyle.program)
        == "movies: unknown style 'mvvm': it can be value, observable. Try 'movies --help'.")
  }

  @Test func theUsageNamesTheFilmsAndTheStyles() {
    #expect(MovieOptions.usage.hasPrefix("Usage: movies [options]\n"))
    #expect(MovieOptions.usage.contains("read the films from a JSON file"))
    #expect(MovieOptions.usage.contains("value, observable (default: value)"))
  }
}
