import BinderyTesting
import PlaygroundScripting
import SessionEditorScript
import Testing

@MainActor @Suite struct SessionEditorScriptTests {
  @Test func allStylesBehaveAlike() async {
    let report = await expectSameBehavior(SessionEditorScript.self)
    #expect(report.rows.map(\.style) == ["value", "observable"])
    #expect(report.rows.map(\.liveObjects) == [0, 0])
  }
}
