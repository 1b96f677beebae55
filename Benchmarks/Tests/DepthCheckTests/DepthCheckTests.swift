import DepthCheck
import Testing

@MainActor @Suite struct DepthCheckTests {
  /// Less deep than the program goes, which is run in release.
  @Test func whatIsDeepIsShownOrCutOff() {
    for finding in DepthCheck.findings(levels: 200, nested: 200) {
      #expect(finding.isGood, "\(finding.text)")
    }
  }
}
