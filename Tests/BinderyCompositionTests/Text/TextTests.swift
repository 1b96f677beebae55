import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct TextTests {
  @Test func showsALiteralAndAString() {
    let name = "Ada"
    #expect(Drawing(20, 1) { Text("Hello") }.text == "Hello")
    #expect(Drawing(20, 1) { Text("Hello, \(name)") }.text == "Hello, Ada")
    #expect(Drawing(20, 1) { Text(name) }.text == "Ada")
    #expect(Drawing(20, 1) { Text(verbatim: "**\(name)**") }.text == "**Ada**")
    #expect(Drawing(20, 1) { Text(name.prefix(2)) }.text == "Ad")
  }

  @Test func putsValuesIntoALiteral() {
    let drawing = Drawing(30, 4) {
      VStack(alignment: .leading) {
        Text("\(3) of \(UInt8(4)), \(2.5), \(true)")
        Text("\(2.0 / 3, specifier: "%.2f") and \(0.25, format: .percent)")
        Text("\(nil as Int?, default: "none") or \(5 as Int?, default: "none")")
        Text("\([1, 2]) \(Text("x"))")
      }
    }
    #expect(
      drawing.text == """
        3 of 4, 2.5, true
        0.67 and 25%
        none or 5
        [1, 2] x
        """)
  }

  @Test func formatsValues() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      Text(1234.5, format: .number.precision(.fractionLength(1)).grouping(.never)).string
        == "1234.5")
    #expect(Text(date, format: .iso8601.year().month().day()).string == "1970-01-01")
    #expect(Text(date, style: .date).string.contains("19"))
    #expect(Text(NSNumber(value: 3), formatter: NumberFormatter()).string == "3")
    #expect(Text(timerInterval: date...date.addingTimeInterval(3725)).string == "1:02:05")
  }

  @Test func readsInlineMarkdownInKeysOnly() {
    let drawing = Drawing(40, 3) {
      VStack(alignment: .leading) {
        Text("a **bold** *it* ~~no~~ `co*de`")
        Text("[here](https://example.com) 2 * 3 * 4 a_b_c \\*")
        Text("\("**x**")") + Text(String("_y_"))
      }
    }
    #expect(
      drawing.ansi == """
        a ^1mbold^0m ^3mit^0m ^9mno^0m co*de
        ^4mhere^0m 2 * 3 * 4 a_b_c *
        **x**_y_
        """)
  }

  @Test func readsNestedMarkdown() {
    #expect(
      Drawing(40, 1) { Text("***both*** **b *i* b** __b__ _i_ **open") }.ansi
        == "^1;3mboth^0m ^1mb ^3mi^23m b^0m ^1mb^0m ^3mi^0m **open")
  }

  @Test func joinsTextsThatKeepTheirLooks() {
    let text =
      Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")
    #expect(Drawing(10, 1) { text }.ansi == "^1ma^0;31mb^0mc")
    #expect(
      Drawing(10, 1) { text.foregroundColor(.blue).bold(false) }.ansi == "^1;34ma^0;31mb^34mc^0m")
    #expect(Drawing(10, 1) { Text("\(text)!") }.ansi == "^1ma^0;31mb^0mc!")
  }

  @Test func showsRunsOfAnAttributedString() {
    var attributed = AttributedString("red")
    attributed.foregroundColor = .red
    var bold = AttributedString(" bold")
    bold.font = .body.bold()
    var link = AttributedString(" link")
    link.link = URL(string: "https://example.com")
    let text = Text(attributed + bold + link)
    #expect(Drawing(20, 1) { text }.ansi == "^31mred^0;1m bold^0;4m link^0m")
  }

  @Test func laysOutByTheEnvironment() {
    let long = "one two three four five six"
    #expect(
      Drawing(10, 4) { Text(long).lineLimit(2) }.text == """
        one two
        three fou…
        """)
    #expect(Drawing(10, 4) { Text(long).lineLimit(1).truncationMode(.middle) }.text == "one…e six")
    #expect(Drawing(10, 4) { Text(long).lineLimit(1).truncationMode(.head) }.text == "…five six")
    #expect(
      Drawing(12, 4) { Text("one\nthree\nfive 5").multilineTextAlignment(.trailing) }.text == """
           one
         three
        five 5
        """)
    #expect(
      Drawing(10, 4) { VStack { Text(long).lineLimit(nil) }.lineLimit(1) }.text == """
        one two
        three four
        five six
        """)
  }

  @Test func reservesLines() {
    let drawing = Drawing(10, 6) {
      VStack(alignment: .leading) {
        Text("a").lineLimit(2, reservesSpace: true)
        Text("b").lineLimit(2...3)
        Text("c")
      }
    }
    #expect(drawing.text == "a\n\nb\n\nc")
  }

  @Test func showsLettersInACase() {
    #expect(Drawing(10, 1) { Text("Straße").textCase(.uppercase) }.text == "STRASSE")
    #expect(Drawing(10, 1) { Text("ABC").textCase(.lowercase) }.text == "abc")
    #expect(
      Drawing(10, 1) { Group { Text("Abc").textCase(nil) }.textCase(.uppercase) }.text == "Abc")
    #expect(Drawing(10, 1) { Text("Abc").textCase(.uppercase) }.outline == "text \"Abc\"")
  }

  @Test func replacesCharactersThatAreRedacted() {
    let drawing = Drawing(12, 2) {
      VStack(alignment: .leading) {
        Text("Two 語s").redacted(reason: .placeholder)
        Text("open").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(drawing.text == "░░░ ░░░\nopen")
    #expect(drawing.composition.frame == drawing.composition.rebuildFrame())
  }

  @Test func hidesTextOfNoColour() {
    #expect(
      Drawing(12, 1) {
        HStack {
          Text("a").foregroundColor(.clear); Text("b")
        }
      }.text == "  b")
  }
}
