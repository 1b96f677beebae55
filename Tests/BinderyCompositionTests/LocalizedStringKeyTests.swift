import BinderyViews
import Foundation
import Testing

@Suite struct LocalizedStringKeyTests {
  private func withTable(_ lines: String, _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(lines.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func looksUpAKeyWhereABundleIsNamed() throws {
    try withTable(#""hello" = "**Guten** Tag"; "%@ has %lld" = "%2$lld%% von %1$@";"#) { bundle in
      #expect(Text("hello", bundle: bundle).string == "Guten Tag")
      #expect(Text("hello").string == "hello")
      #expect(Text("\("Ada") has \(3)", bundle: bundle).string == "3% von Ada")
      #expect(Text("unknown \(1)", bundle: bundle, comment: "A test").string == "unknown 1")
    }
  }

  @Test func aKeyFromAStringIsTheString() {
    #expect(LocalizedStringKey("a") == "a")
    #expect(Text(LocalizedStringKey("a *b*")).string == "a b")
  }

  /// Ten million steps at most: it would take minutes if each sign were searched for to the end.
  @Test(arguments: ["[", "[](", "[]", "*a ", "_a ", "~~a ", "`", "^[", "**a *b "])
  func signsWithoutAPartnerAreReadOnce(_ sign: String) {
    let text = String(repeating: sign, count: 50_000)
    #expect(!Text(LocalizedStringKey(text)).string.isEmpty)
  }

  @Test func aSearchThatIsGoneOnWithFindsTheSame() {
    #expect(Text(LocalizedStringKey("[[a] [b](c) [d](e) f] [g](h)")).string == "[[a] b d f] g")
    #expect(Text(LocalizedStringKey("*a _b* c_ *d")).string == "a _b c_ *d")
    #expect(Text(LocalizedStringKey("*a **b* c** d*")).string == "a **b c** d*")
    #expect(Text("[\("]")a](\(")")x) [b](c)").string == "]a b")
  }

  @Test func readsTextWithAttributesAsTheText() {
    #expect(Text("^[\(3) apple](inflect: true)!").string == "3 apple!")
    #expect(Text("2^[3] and ^").string == "2^[3] and ^")
  }
}
