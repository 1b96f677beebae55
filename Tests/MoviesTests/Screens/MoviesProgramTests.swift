import MoviesApp
import PlaygroundPrograms
import Testing

@MainActor @Suite struct MoviesProgramTests {
  private func run(_ arguments: String...) async -> (status: Int32, output: String, error: String) {
    var output: [String] = []
    var error: [String] = []
    let program = MoviesProgram(
      console: Console(output: { output.append($0) }, error: { error.append($0) }))
    let status = await program.run(arguments)
    return (status, output.joined(separator: "\n"), error.joined(separator: "\n"))
  }

  @Test func printsTheBundledFilms() async {
    let value = await run("--height", "400")
    #expect(value.status == 0)
    #expect(value.error == "")
    #expect(value.output.contains("Amélie (2001)"))
    #expect(value.output.split(separator: "\n").count == 301)
    let observable = await run("--height=400", "--style=observable")
    #expect(observable.output == value.output)
  }

  @Test func aMissingFileFails() async {
    let result = await run("--file", "nowhere.json")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("movies: "))
    #expect(result.error.contains("nowhere.json"))
  }

  @Test func argumentsThatMakeNoSenseFail() async {
    let result = await run("--colour")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.contains("--colour"))
  }

  @Test func explainsItself() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("--style"))
  }
}
