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

private struct LazyColumn: View {
  @Binding var width: Int
  var body: some View {
    LazyVStack(alignment: .leading) {
      Text("title")
      Text(verbatim: String(repeating: "x", count: width)).alignmentGuide(.leading) { -$0.width }
    }
  }
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

  @Test func aLazyColumnIsLinedUpByItsEdge() {
    let width = Binding.variable(3)
    let drawing = Drawing(10, 2) { LazyColumn(width: width) }
    #expect(drawing.text == "title\n   xxx")
    width.wrappedValue = 4
    #expect(drawing.text == "title\n    xxxx")
    #expect(drawing.composition.frame == drawing.composition.rebuildFrame())
  }

  @Test func theCellsOfAColumnAreLinedUpByTheirGuides() {
    let drawing = Drawing(16, 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("1.25").alignmentGuide(.leading) { _ in 8 }; Text("a")
        }
        GridRow {
          Text("10.5").alignmentGuide(.leading) { _ in 16 }; Text("b")
        }
        GridRow {
          Text("x"); Text("c")
        }
      }
    }
    #expect(drawing.text == " 1.25 a\n10.5  b\n  x   c")
  }

  @Test func theCellsOfARowAreLinedUpByTheirGuides() {
    let drawing = Drawing(16, 3) {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a"); Text("b").alignmentGuide(.top) { _ in 16 }
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    #expect(drawing.text == "  b\na\nc d")
  }
}
