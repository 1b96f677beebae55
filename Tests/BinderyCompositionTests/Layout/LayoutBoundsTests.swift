import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

/// Lengths that no screen has room for: each test would stop the program if a sum of them did not
/// end at what layout can hold.
@MainActor @Suite struct LayoutBoundsTests {
  /// Mounts a view and compares its frame with one made afresh.
  private func expectLaidOut<V: View>(
    _ first: String, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
  ) {
    let composition = Composition(width: 12, height: 3, view)
    #expect(
      composition.shown.split(separator: "\n").first ?? "" == first, sourceLocation: sourceLocation)
    #expect(composition.frame == composition.rebuildFrame(), sourceLocation: sourceLocation)
  }

  @Test func aRowOfEndlessFramesShowsTheFirst() {
    expectLaidOut("a") {
      HStack(spacing: 0) {
        ForEach(0..<9) { _ in Text("a").frame(width: .infinity, alignment: .leading) }
      }
    }
  }

  @Test func endlessSpacersLeaveNoRoomForAnythingElse() {
    expectLaidOut("") {
      HStack {
        Text("a")
        ForEach(0..<12) { _ in Spacer(minLength: .infinity) }
        Text("b")
      }
    }
  }

  @Test func endlessSpacingLeavesNoRoomForAnythingElse() {
    expectLaidOut("") {
      HStack(spacing: .infinity) { ForEach(0..<12) { _ in Text("a") } }
    }
    expectLaidOut("a") {
      VStack(spacing: 1e300) { ForEach(0..<12) { _ in Text("a") } }
    }
  }

  @Test func endlessSpacingInAGridLeavesNoRoomForCells() {
    expectLaidOut("") {
      Grid(alignment: .leading, horizontalSpacing: .infinity, verticalSpacing: .infinity) {
        ForEach(0..<12) { _ in
          GridRow { ForEach(0..<12) { _ in Text("a") } }
        }
      }
    }
  }

  @Test func aCellCoversNoMoreThanAThousandColumns() {
    expectLaidOut("a") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a").gridCellColumns(.max); Text("b").gridCellColumns(.max)
        }
        GridRow { Text("c").gridCellColumns(.min) }
      }
    }
  }

  @Test func paddingsWithoutEndAddUp() {
    expectLaidOut("") {
      Text("a").padding(.infinity).padding(.infinity).padding(.infinity).padding(.infinity)
    }
    expectLaidOut("") {
      Text("a").padding(-.infinity).padding(-.infinity).padding(-.infinity).padding(-.infinity)
    }
  }

  @Test func aLazyGridHasRoomForAsManyColumnsAsAScreen() {
    expectLaidOut("a") {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 8), spacing: 0), GridItem(.fixed(.infinity))],
        alignment: .leading
      ) {
        Text("a")
      }
      .frame(width: 1e9, alignment: .leading)
    }
    expectLaidOut("a") {
      LazyVGrid(
        columns: Array(
          repeating: GridItem(.fixed(.infinity), spacing: .infinity, alignment: .leading), count: 20
        )
      ) {
        ForEach(0..<40) { _ in Text("a") }
      }
    }
  }

  @Test func manyLongViewsInAWindowAddUp() {
    expectLaidOut("a") {
      ScrollView { ForEach(0..<9) { _ in Text("a").frame(height: .infinity, alignment: .top) } }
        .frame(width: 8)
    }
  }

  @Test func proportionsOfAnySizeAreHeld() {
    for ratio in [1e12, 1e-12, 1e300, .infinity, .nan, 0, -1] as [CGFloat] {
      let composition = Composition(width: 12, height: 3) {
        Text("a").aspectRatio(ratio, contentMode: .fill)
      }
      #expect(composition.frame == composition.rebuildFrame())
    }
  }

  @Test func anAnchorThatIsNoNumberIsTheBeginning() {
    expectLaidOut("a   wider") {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: .nan, y: .infinity))
          Text("wider")
        }
        GridRow { Text("mid") }
      }
    }
  }

  @Test func anOffsetOutOfSightCoversNothing() {
    let composition = Composition(width: 12, height: 3) {
      VStack {
        Text("a")
        Text("b").border(.red)
          .offset(x: .infinity, y: -.infinity).offset(x: 1e300).offset(x: .infinity)
      }
    }
    #expect(composition.shown == " a")
    #expect(composition.outline.contains("\"b\""))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func prioritiesThatAreNoNumberCountAsNone() {
    expectLaidOut("ab") {
      ZStack(alignment: .topLeading) {
        Text("c").zIndex(.nan)
        Text("d").zIndex(-1)
        HStack(spacing: 0) {
          Text("a").layoutPriority(.nan)
          Text("b").layoutPriority(-.infinity)
        }
      }
    }
  }

  @Test func aPartOfTheScreenIsOfAnyNumberOfParts() {
    expectLaidOut("a") {
      Text("a").containerRelativeFrame(
        .horizontal, count: .max, span: .max, spacing: 0, alignment: .leading)
    }
    expectLaidOut("") {
      Text("a").containerRelativeFrame(
        .horizontal, count: .max, span: .max, spacing: .infinity, alignment: .leading)
    }
  }

  @Test func aPartOfTheScreenFollowsItsSize() {
    let composition = Composition(width: 8, height: 2) {
      // Offered the same whatever the screen is.
      Color.red.containerRelativeFrame([.horizontal, .vertical]).fixedSize()
    }
    composition.resize(width: 4, height: 1)
    #expect(composition.frame == composition.rebuildFrame())
    composition.resize(width: 10, height: 3)
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aReaderInARoomWithoutEndShowsNothingOfAnEarlierOne() {
    let width = Binding<CGFloat>.variable(40)
    let composition = Composition(width: 8, height: 2) { ReaderInFrame(width: width) }
    #expect(trimmed(composition.frame.text) == "a")
    for length in [.infinity, 16, 1e300, 40] as [CGFloat] {
      width.wrappedValue = length
      #expect(composition.frame == composition.rebuildFrame(), "\(length)")
    }
    #expect(trimmed(composition.frame.text) == "a")
  }

  @Test func linesAreLimitedToOneAtLeast() {
    for limit in [0, -1, .min, .max] {
      #expect(lines(5, 3) { Text("a b").lineLimit(limit) } == "a b")
      #expect(lines(5, 3) { Text("a b").lineLimit(limit, reservesSpace: true) } == "a b")
    }
  }
}

private struct ReaderInFrame: View {
  @Binding var width: CGFloat
  var body: some View {
    GeometryReader { _ in Text("a") }.frame(width: width).frame(width: 64, alignment: .leading)
  }
}
