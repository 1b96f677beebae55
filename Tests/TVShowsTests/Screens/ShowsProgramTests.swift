import Foundation
import LoopbackServer
import PlaygroundPrograms
import TVShowsApp
import Testing

@MainActor @Suite struct ShowsProgramTests {
  private static let wire = """
    [{"id": 1, "title": "The Wire", "year": 2002, "genres": ["Crime"], "overview": "A city."}]
    """

  private func run(
    _ arguments: String...
  ) async -> (status: Int32, output: String, error: String) {
    var output: [String] = []
    var error: [String] = []
    let program = ShowsProgram(
      console: Console(output: { output.append($0) }, error: { error.append($0) }))
    let status = await program.run(arguments)
    return (status, output.joined(separator: "\n"), error.joined(separator: "\n"))
  }

  @Test func allStylesPrintTheBundledShows() async {
    let value = await run("--height", "200")
    #expect(value.status == 0)
    #expect(value.error == "")
    #expect(value.output.contains("Shōgun"))
    #expect(value.output.split(separator: "\n").count == 68)
    for style in ["observable", "observableObject"] {
      let other = await run("--height=200", "--style=\(style)")
      #expect(other.status == 0)
      #expect(other.output == value.output)
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func printsTheShowsOfAFile(style: ShowStyle) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(Self.wire.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let result = await run("--file", url.path, "--style", style.rawValue)
    #expect(result.status == 0)
    #expect(result.output.contains("The Wire"))
  }

  @Test(arguments: ShowStyle.allCases)
  func printsTheShowsOfAnAddress(style: ShowStyle) async throws {
    try await LoopbackServer.with(.whole(status: 200, body: Self.wire)) { server in
      let result = await run("--url", server.url("/shows.json"), "--style", style.rawValue)
      #expect(result.status == 0)
      #expect(result.output.contains("The Wire"))
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func aMissingFileFails(style: ShowStyle) async {
    let result = await run("--file", "nowhere.json", "--style", style.rawValue)
    #expect(result.status == 1)
    #expect(result.output.contains("The file cannot be opened."))
    #expect(result.error == "tv-shows: The file 'nowhere.json' was not found.")
  }

  @Test(arguments: ShowStyle.allCases)
  func anAddressThatAnswersBadlyFails(style: ShowStyle) async throws {
    try await LoopbackServer.with(.whole(status: 500, body: "")) { server in
      let url = server.url("/shows.json")
      let result = await run("--url", url, "--style", style.rawValue)
      #expect(result.status == 1)
      #expect(result.output.contains("The server did not answer as it should."))
      #expect(result.error == "tv-shows: '\(url)' answered with status 500.")
    }
  }

  @Test func argumentsThatMakeNoSenseFail() async {
    let result = await run("--style", "mvvm")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("tv-shows: unknown style 'mvvm'"))
  }

  @Test func explainsItself() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Usage: tv-shows [options]\n"))
  }
}
