import BinderyTesting
import Foundation
import LoopbackServer
import PlaygroundPrograms
import PlaygroundSupport
import Testing
import UserProfileApp
import UserProfileCore

@MainActor @Suite struct UserProfileProgramTests {
  private func run(_ arguments: String...) async -> (status: Int32, output: String, error: String) {
    var output: [String] = []
    var error: [String] = []
    let program = UserProfileProgram(
      console: Console(output: { output.append($0) }, error: { error.append($0) }))
    let status = await program.run(arguments)
    return (status, output.joined(separator: "\n"), error.joined(separator: "\n"))
  }

  @Test(arguments: UserProfileStyle.allCases) func printsWhatIsBundled(style: UserProfileStyle)
    async
  {
    let result = await run("--width=40", "--style", style.rawValue)
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(
      result.output == """
        ☻ Ana Lindqvist
          ana.lindqvist@example.com
          https://example.com/avatars/7.png
        [New name                   ] [ Rename ]
        [ Reload ]
        """)
  }

  @Test(arguments: UserProfileStyle.allCases) func showsAndTellsOfAMissingFile(
    style: UserProfileStyle
  ) async {
    let result = await run("--width=40", "--file=nowhere.json", "--style=\(style.rawValue)")
    #expect(result.status == 1)
    #expect(result.error == "user-profile: The file 'nowhere.json' was not found.")
    #expect(
      result.output == """
        ☻ Unknown user
          No email
        [New name                   ] [ Rename ]
        [ Reload ]
        The file 'nowhere.json' was not found.
        """)
  }

  @Test func printsAFile() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(#"{"id":8,"name":"Bo Kaya"}"#.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let result = await run("--file", url.path)
    #expect(result.status == 0)
    #expect(result.output.contains("Bo Kaya"))
  }

  @Test func printsAnAddress() async throws {
    let body = #"{"id":8,"name":"Bo Kaya"}"#
    try await LoopbackServer.with(.whole(status: 200, body: body)) { server in
      let result = await run("--url", server.url("/x.json"))
      #expect(result.status == 0)
      #expect(result.output.contains("Bo Kaya"))
    }
  }

  @Test func anAddressThatIsNotThereFails() async throws {
    try await LoopbackServer.with(.whole(status: 404, body: "gone")) { server in
      let url = server.url("/x.json")
      let result = await run("--url", url)
      #expect(result.status == 1)
      #expect(result.error == "user-profile: '\(url)' answered with status 404.")
      #expect(result.output.contains("'\(url)' answered with status 404."))
    }
  }

  @Test func argumentsThatMakeNoSenseFail() async {
    let result = await run("--style", "mvvm")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.error
        == "user-profile: unknown style 'mvvm': it can be value, observable, observableObject, callback, propertyObserver, subject. "
        + "Try 'user-profile --help'.")
  }

  @Test func explainsItself() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Usage: user-profile [options]\n"))
    #expect(
      result.output.contains(
        "value, observable, observableObject, callback, propertyObserver, subject (default: value)")
    )
  }
}
