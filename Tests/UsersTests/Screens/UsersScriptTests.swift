import BinderyTesting
import PlaygroundScripting
import Testing
import UsersScript

@MainActor @Suite struct UsersScriptTests {
  @Test func allStylesBehaveAlike() async {
    let report = await expectSameBehavior(UsersScript.self)
    #expect(report.rows.map(\.style) == ["value", "observable", "observableObject"])
    #expect(report.rows.map(\.liveObjects) == [0, 0, 0])
  }

  // Its pipelines end with their answers, or are cancelled with the screen, and let go of it.
  @Test func aModelThatForgetsWeakIsReleasedAllTheSame() async {
    let report = await expectSameBehavior(
      width: UsersScript.width, height: UsersScript.height, stubs: UsersScript.makeStubs,
      UsersScript.forgetfulStyles, script: UsersScript.run)
    #expect(report.rows.map(\.liveObjects) == [0, 0, 0])
  }
}
