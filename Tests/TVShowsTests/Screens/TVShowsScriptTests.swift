import BinderyTesting
import PlaygroundScripting
import TVShowsScript
import Testing

@MainActor @Suite struct TVShowsScriptTests {
  @Test func allStylesBehaveAlike() async {
    let report = await expectSameBehavior(TVShowsScript.self)
    #expect(report.rows.map(\.style) == ["value", "observable", "observableObject"])
    #expect(report.rows.map(\.liveObjects) == [0, 0, 0])
  }
}
