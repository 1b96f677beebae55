import BinderyTesting
import PlaygroundScripting
import Testing
import UserProfileScript

@MainActor @Suite struct UserProfileScriptTests {
  @Test func allStylesBehaveAlike() async {
    let report = await expectSameBehavior(UserProfileScript.self)
    #expect(
      report.rows.map(\.style)
        == ["value", "observable", "observableObject", "callback", "propertyObserver", "subject"])
    #expect(report.rows.map(\.liveObjects) == [0, 0, 0, 0, 0, 0])
  }

  @Test func aForgottenWeakLeaksWhereAClosureIsKept() async {
    let report = await expectSameBehavior(
      width: UserProfileScript.width, height: UserProfileScript.height,
      stubs: UserProfileScript.makeStubs, UserProfileScript.forgetfulStyles,
      script: UserProfileScript.run)
    #expect(report.rows.map(\.style) == UserProfileScript.styles.map(\.name))
    #expect(report["value"]?.liveObjects == 0)
    #expect(report["observable"]?.liveObjects == 0)
    #expect(report["observableObject"]?.liveObjects == 2)
    for style in ["callback", "propertyObserver", "subject"] {
      #expect(report[style]?.liveObjects == 3)
    }
  }
}
