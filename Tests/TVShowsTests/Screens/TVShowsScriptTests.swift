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

  // Its pipelines end with their answers, or are cancelled with the screen, and let go of it.
  @Test func aModelThatForgetsWeakIsReleasedAllTheSame() async {
    let report = await expectSameBehavior(
      width: TVShowsScript.width, height: TVShowsScript.height, stubs: TVShowsScript.makeStubs,
      TVShowsScript.forgetfulStyles, script: TVShowsScript.run)
    #expect(report.rows.map(\.liveObjects) == [0, 0, 0])
  }
}
