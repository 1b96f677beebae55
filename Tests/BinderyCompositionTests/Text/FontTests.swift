import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct ReadsFont: View {
  @Environment(\.font) var font
  var body: some View { Text(font == .title ? "title" : "other") }
}

@MainActor @Suite struct FontTests {
  private func isBold(_ font: Font) -> Bool {
    Drawing(1, 1) { Text("a").font(font) }.ansi == "^1ma^0m"
  }

  @Test func titlesAndHeavyWeightsAreBold() {
    for font in [Font.largeTitle, .title, .title2, .title3, .headline, .body.bold()] {
      #expect(isBold(font))
    }
    #expect(isBold(.system(size: 12, weight: .semibold)))
    #expect(isBold(.system(size: 34)))
    #expect(isBold(.custom("Avenir", size: 30)))
    for font in [Font.body, .caption, .footnote, .title.weight(.regular), .system(.callout)] {
      #expect(!isBold(font))
    }
  }

  @Test func theInnermostFontWins() {
    #expect(
      Drawing(9, 1) {
        HStack {
          Text("a").font(.body)
          Text("b")
          Text("c").fontWeight(.regular)
          Text("d").italic()
        }
        .font(.title)
      }.ansi == "a ^1mb^0m c ^1;3md^0m")
  }

  @Test func cellsNumberAttributesAsTextsDo() {
    let attributes: [(TextStyle.Attributes, CellStyle.Attributes)] = [
      (.bold, .bold), (.italic, .italic), (.underline, .underline),
      (.strikethrough, .strikethrough), (.dim, .dim), (.inverse, .inverse),
    ]
    for (text, cell) in attributes { #expect(text.rawValue == cell.rawValue) }
  }

  @Test func attributesOfViewsReachTheirTexts() {
    #expect(
      Drawing(9, 1) {
        HStack(spacing: 0) {
          Text("a")
          Text("b").bold(false)
          Group { Text("c") }.fontWeight(nil).underline(false)
        }
        .bold().underline()
      }.ansi == "^1;4ma^22mb^0;1mc^0m")
  }

  @Test func isReadFromTheEnvironment() {
    #expect(Drawing(9, 1) { ReadsFont().font(.title) }.text == "title")
  }
}
