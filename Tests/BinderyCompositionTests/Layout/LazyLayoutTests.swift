import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// Lazy content in lazy content: its length is known when its rows have been laid out, and what
/// stands below it comes after all of them.
@MainActor @Suite struct LazyLayoutTests {
  @Test func aLazyStackHasRoomForALazyGrid() {
    expectTwoLinesAbove {
      ScrollView {
        LazyVStack(alignment: .leading) {
          TwoLines()
          Text("below")
        }
      }
    }
  }

  @Test func aRowOfAListHasRoomForALazyGrid() {
    expectTwoLinesAbove {
      List {
        TwoLines()
        Text("below")
      }
    }
  }

  @Test func aLineOfALazyGridHasRoomForALazyGrid() {
    expectTwoLinesAbove {
      ScrollView {
        LazyVGrid(columns: [GridItem(alignment: .leading)]) {
          TwoLines()
          Text("below")
        }
      }
    }
  }

  @Test func aLineOfAGridHasRoomForALazyGrid() {
    expectTwoLinesAbove {
      ScrollView {
        Grid(alignment: .leading) {
          GridRow { TwoLines() }
          GridRow { Text("below") }
        }
      }
    }
  }

  @Test func aLazyStackHasRoomForARowThatScrolls() {
    expectText("0 1 2\nbelow") {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } }
          }
          Text("below")
        }
      }
    }
  }

  private func expectTwoLinesAbove<Content: View>(@ViewBuilder _ content: () -> Content) {
    expectText("a\nb\nbelow", content)
  }

  private func expectText<Content: View>(_ text: String, @ViewBuilder _ content: () -> Content) {
    let composition = Composition(width: 5, height: 4) { content() }
    #expect(trimmed(composition.frame.text) == text)
    #expect(composition.frame == composition.rebuildFrame())
  }
}

private struct TwoLines: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(alignment: .leading)]) {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
    }
  }
}
