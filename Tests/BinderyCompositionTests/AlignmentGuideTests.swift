import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

@MainActor @Suite struct AlignmentGuideTests {
  @Test func aColumnIsLinedUpByTheGuidesOfItsViews() {
    let drawing = Drawing(14, 3) {
      VStack(alignment: .leading) {
        Text("title")
        Text("indented").alignmentGuide(.leading) { _ in -16 }
        Text("out").alignmentGuide(.leading) { $0[.trailing] }.bold()
      }
    }
    #expect(drawing.text == "   title\n     indented\nout")
  }

  @Test func anAlignmentOfOnesOwn() {
    let drawing = Drawing(20, 2) {
      VStack(alignment: .colon) {
        HStack(spacing: 0) {
          Text("a:").alignmentGuide(.colon) { $0[.trailing] }; Text("one")
        }
        .alignmentGuide(.colon) { _ in 16 }
        HStack(spacing: 0) {
          Text("long:"); Text("two")
        }.alignmentGuide(.colon) { _ in 40 }
      }
    }
    #expect(drawing.text == "   a:one\nlong:two")
  }

  @Test func aLayerIsLinedUpByItsGuide() {
    let drawing = Drawing(12, 2) {
      Text("mail").padding(.top, 16).overlay(alignment: .bottomTrailing) {
        Text("3").alignmentGuide(.bottom) { $0.height + 16 }
      }
    }
    #expect(drawing.text == "   3\nmail")
  }

  @Test func othersMayStandBesideARow() {
    let drawing = Drawing(12, 3) {
      HStack(alignment: .top) {
        Text("a")
        Text("b").alignmentGuide(.top) { _ in -16 }
      }
    }
    #expect(drawing.text == "a\n  b")
  }
}
