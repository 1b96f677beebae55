import Foundation
import LoopbackServer
import PlaygroundPrograms
import Testing
import UsersApp
import UsersCore

@MainActor @Suite struct UsersProgramTests {
  private func run(
    _ arguments: String...
  ) async -> (status: Int32, output: String, error: String) {
    var output: [String] = []
    var error: [String] = []
    let program = UsersProgram(
      console: Console(output: { output.append($0) }, error: { error.append($0) }))
    let status = await program.run(arguments)
    return (status, output.joined(separator: "\n"), error.joined(separator: "\n"))
  }

  @Test func allStylesPrintTheBundledUsers() async {
    let value = await run("--height", "200")
    #expect(value.status == 0)
    #expect(value.error == "")
    #expect(value.output.contains("Amélie Rousseau"))
    #expect(value.output.split(separator: "\n").count == 97)
    for style in ["observable", "observableObject"] {
      let other = await run("--height=200", "--style=\(style)")
      #expect(other.status == 0)
      #expect(other.output == value.output)
    }
  }

  @Test(arguments: UserStyle.allCases)
  func printsTheUsersOfAFile(style: UserStyle) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try JSONEncoder().encode([User.grace]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let result = await run("--file", url.path, "--style", style.rawValue)
    #expect(result.status == 0)
    #expect(result.output.contains("Grace Hopper"))
  }

  @Test(arguments: UserStyle.allCases)
  func printsTheUsersOfAnAddress(style: UserStyle) async throws {
    let body = String(decoding: try JSONEncoder().encode([User.grace]), as: UTF8.self)
    try await LoopbackServer.with(.whole(status: 200, body: body)) { server in
      let result = await run("--url", server.url("/users.json"), "--style", style.rawValue)
      #expect(result.status == 0)
      #expect(result.output.contains("Grace Hopper"))
    }
  }

  @Test(arguments: UserStyle.allCases)
  func aMissingFileFails(style: UserStyle) async {
    let result = await run("--file", "nowhere.json", "--style", style.rawValue)
    #expect(result.status == 1)
    #expect(result.output.contains("The file cannot be opened."))
    #expect(result.error == "users: The file 'nowhere.json' was not found.")
  }

  @Test(arguments: UserStyle.allCases)
  func anAddressThatAnswersBadlyFails(style: UserStyle) async throws {
    try await LoopbackServer.with(.whole(status: 404, body: "")) { server in
      let url = server.url("/users.json")
      let result = await run("--url", url, "--style", style.rawValue)
      #expect(result.status == 1)
      #expect(result.output.contains("The server did not answer as it should."))
      #expect(result.error == "users: '\(url)' answered with status 404.")
    }
  }

  @Test(arguments: UserStyle.allCases)
  func aTextThatIsNoAddressFails(style: UserStyle) async {
    let result = await run("--url", "nowhere", "--style", style.rawValue)
    #expect(result.status == 1)
    #expect(result.output.contains("The address is not valid."))
    #expect(result.error.hasPrefix("users: 'nowhere' is not a web address"))
  }

  @Test func argumentsThatMakeNoSenseFail() async {
    let result = await run("--style", "mvvm")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.error == "users: unknown style 'mvvm': it can be value, observable, observableObject. "
        + "Try 'users --help'.")
  }

  @Test func explainsItself() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Usage: users [options]\n"))
  }
}
