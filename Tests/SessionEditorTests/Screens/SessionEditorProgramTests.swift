import BinderyTesting
import Foundation
import LoopbackServer
import PlaygroundPrograms
import PlaygroundSupport
import SessionEditorApp
import SessionEditorCore
import Testing

@MainActor @Suite struct SessionEditorProgramTests {
  private func run(_ arguments: String...) async -> (status: Int32, output: String, error: String) {
    var output: [String] = []
    var error: [String] = []
    let program = SessionEditorProgram(
      console: Console(output: { output.append($0) }, error: { error.append($0) }))
    let status = await program.run(arguments)
    return (status, output.joined(separator: "\n"), error.joined(separator: "\n"))
  }

  @Test(arguments: SessionEditorStyle.allCases) func printsWhatIsBundled(style: SessionEditorStyle)
    async
  {
    let result = await run("--width=40", "--style", style.rawValue)
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(
      result.output == """
        Training session
        Long run by the river Run 75 min
        [Long run by the river                 ]
        Duration: 75 min [-][+]
        Kind [Run ▾]
        [ ] Indoors
        [Easy pace, last ten minutes faster    ]

        [ Save ] [ Revert ]
        """)
  }

  @Test(arguments: SessionEditorStyle.allCases) func showsAndTellsOfAMissingFile(
    style: SessionEditorStyle
  ) async {
    let result = await run("--width=40", "--file=nowhere.json", "--style=\(style.rawValue)")
    #expect(result.status == 1)
    #expect(result.error == "session-editor: The file 'nowhere.json' was not found.")
    #expect(
      result.output == """
        Training session
        Run 30 min
        [Name                                  ]
        Duration: 30 min [-][+]
        Kind [Run ▾]
        [ ] Indoors
        [Notes                                 ]

        [ Save ] [ Revert ]
        The file 'nowhere.json' was not found.
        """)
  }

  @Test func printsAFile() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(#"{"name":"Lanes","duration":60,"kind":"swim","isIndoors":true,"notes":""}"#.utf8)
      .write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let result = await run("--file", url.path)
    #expect(result.status == 0)
    #expect(result.output.contains("Lanes Swim 60 min indoors"))
  }

  @Test func printsAnAddress() async throws {
    let body = #"{"name":"Lanes","duration":60,"kind":"swim","isIndoors":true,"notes":""}"#
    try await LoopbackServer.with(.whole(status: 200, body: body)) { server in
      let result = await run("--url", server.url("/x.json"))
      #expect(result.status == 0)
      #expect(result.output.contains("Lanes Swim 60 min indoors"))
    }
  }

  @Test func anAddressThatIsNotThereFails() async throws {
    try await LoopbackServer.with(.whole(status: 404, body: "gone")) { server in
      let url = server.url("/x.json")
      let result = await run("--url", url)
      #expect(result.status == 1)
      #expect(result.error == "session-editor: '\(url)' answered with status 404.")
      #expect(result.output.contains("'\(url)' answered with status 404."))
    }
  }

  @Test func argumentsThatMakeNoSenseFail() async {
    let result = await run("--style", "mvvm")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.error == "session-editor: unknown style 'mvvm': it can be value, observable. "
        + "Try 'session-editor --help'.")
  }

  @Test func explainsItself() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Usage: session-editor [options]\n"))
    #expect(result.output.contains("value, observable (default: value)"))
  }
}
