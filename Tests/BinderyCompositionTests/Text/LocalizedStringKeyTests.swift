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

  @Test(arguments: 0..<20) func aSignIsFoundWhereverItStands(_ count: Int) {
    let start = String(repeating: "x", count: count)
    for (key, shown) in [("*b*", "b"), ("_b_", "b"), ("`b`", "b"), ("~~b~~", "b"), ("[b](c)", "b")]
    {
      #expect(Text(LocalizedStringKey(start + " " + key)).string == start + " " + shown)
      #expect(Text(LocalizedStringKey(key + " " + start)).string == shown + " " + start)
    }
    let plain = start + "Z]^az{|}é"
    #expect(Text(LocalizedStringKey(plain)).string == plain)
  }

  /// It would take minutes if each sign were searched for to the end.
  @Test(arguments: ["[", "[](", "[]", "*a ", "_a ", "~~a ", "`", "^[", "**a *b "])
  func signsWithoutAPartnerAreReadOnce(_ sign: String) {
    let text = String(repeating: sign, count: 20_000)
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

  @Test func putsNumbersInAsSwiftPrintsThem() {
    for number in [0, 7, -7, 10, 99, 100, 1 << 40, .max, .min] {
      #expect(Text("\(number)").string == number.description)
      #expect(
        Text("a number: \(number), again \(number)").string
          == "a number: " + number.description + ", again " + number.description)
    }
  }

  @Test func putsAnyNumberOfCharactersTogether() {
    for count in 0...40 {
      let value = String(repeating: "é", count: count)
      let expected = "<" + value + "> and 12 " + value
      #expect(Text("<\(value)> and \(12) \(value)").string == expected)
    }
  }

  @Test func findsMarkdownBehindAValue() {
    #expect(Text("\(1) *b*").string == "1 b")
    #expect(
      Text("\("a long value that does not fit into what is kept") *b*").string
        == "a long value that does not fit into what is kept b")
    #expect(Text("\("*a*") b").string == "*a* b")
  }

  @Test func takesValuesAsTheyAreHoweverFarBehind() {
    let long = String(repeating: "x", count: 300)
    #expect(Text("*a* \(long) \("*b*") \("_c_") *d*").string == "a " + long + " *b* _c_ d")
  }

  @Test func isEqualHoweverItWasPutTogether() {
    #expect(LocalizedStringKey("a \(1)") == "a \(1)")
    #expect(LocalizedStringKey("a \(1)") != "a 1")
    let collected = LocalizedStringKey.StringInterpolation(
      literalCapacity: 1, interpolationCount: 0)
    var literal = collected
    literal.appendLiteral("a")
    #expect(LocalizedStringKey(stringInterpolation: literal) == "a")
  }
}
