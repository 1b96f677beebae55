import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct ScrollViewReaderTests {
  private func composition<V: View>(
    rows: Int = 4, @ViewBuilder _ content: @escaping (ScrollViewProxy) -> V
  ) -> Composition {
    Composition(width: 12, height: rows) {
      ScrollViewReader { proxy in content(proxy) }
    }
  }

  private func expect(
    _ composition: Composition, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(composition.shown == text, sourceLocation: sourceLocation)
    #expect(composition.frame == composition.rebuildFrame(), sourceLocation: sourceLocation)
  }

  @Test func scrollsAListToARowThatIsNotMounted() throws {
    let composition = composition { proxy in
      VStack(alignment: .leading) {
        List(0..<1000) { Text(verbatim: "row \($0)") }
        Button("Go") { proxy.scrollTo(500) }
        Button("Top") { proxy.scrollTo(500, anchor: .top) }
        Button("Back") { proxy.scrollTo(0, anchor: .center) }
        Button("No") { proxy.scrollTo("nothing", anchor: .bottom) }
      }
    }
    composition.resize(width: 12, height: 7)
    try composition.tap(.button, "Go")
    #expect(composition.shown.hasPrefix("row 498\nrow 499\nrow 500\n[ Go ]"))
    try composition.tap(.button, "Top")
    #expect(composition.shown.hasPrefix("row 500\nrow 501\n"))
    try composition.tap(.button, "No")
    #expect(composition.shown.hasPrefix("row 500\nrow 501\n"))
    try composition.tap(.button, "Back")
    #expect(composition.shown.hasPrefix("row 0\nrow 1\n"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func scrollsALazyGridToARowThatIsNotMounted() throws {
    let composition = composition { proxy in
      VStack(alignment: .leading) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(24)), GridItem(.fixed(24))], spacing: 16) {
            ForEach(0..<100) { Text(verbatim: "\($0)") }
          }
        }
        Button("Go") { proxy.scrollTo(51, anchor: .top) }
        Button("Far") { proxy.scrollTo(80) }
        Button("Back") { proxy.scrollTo(9, anchor: .top) }
      }
    }
    composition.resize(width: 12, height: 7)
    try composition.tap(.button, "Go")
    #expect(composition.shown.hasPrefix("  50  51\n\n  52  53\n"))
    try composition.tap(.button, "Far")
    #expect(composition.shown.hasPrefix("  78  79\n\n  80  81\n"))
    try composition.tap(.button, "Back")
    #expect(composition.shown.hasPrefix("   8   9\n\n  10  11\n"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func scrollsAWindowToAViewByItsIdentity() throws {
    let composition = composition(rows: 3) { proxy in
      ScrollView {
        ForEach(0..<9) { Text(verbatim: "line \($0)") }
        Text(verbatim: "end").id("end")
      }
      .onAppear { proxy.scrollTo("end") }
    }
    expect(composition, "line 7\nline 8\n end")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func anchorsOfNoNumberScrollWithin(
    _ number: Double
  ) throws {
    let composition = composition { proxy in
      VStack(alignment: .leading) {
        List(0..<9) { Text(verbatim: "row \($0)") }
        Button("Go") { proxy.scrollTo(5, anchor: UnitPoint(x: number, y: number)) }
      }
    }
    try composition.tap(.button, "Go")
    #expect(composition.shown.contains("row"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aPositionIsFollowedAndTold() throws {
    let position = Binding<Int?>.variable(nil)
    let composition = Composition(width: 12, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100) { Text(verbatim: "row \($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: position, anchor: .top)
    }
    #expect(composition.shown == "row 0\nrow 1\nrow 2")
    position.wrappedValue = 40
    expect(composition, "row 40\nrow 41\nrow 42")
    let window = try #require(composition.element(.scroll).window)
    composition.scroll(window, rows: 5)
    #expect(position.wrappedValue == 45)
    expect(composition, "row 45\nrow 46\nrow 47")
    composition.scroll(window, rows: -100)
    #expect(position.wrappedValue == 0)
    position.wrappedValue = 45
    expect(composition, "row 45\nrow 46\nrow 47")
    position.wrappedValue = nil
    expect(composition, "row 45\nrow 46\nrow 47")
  }

  @Test func beginsWhereThePositionIs() {
    let position = Binding<String?>.variable("c")
    let composition = Composition(width: 12, height: 1) {
      List(["a", "b", "c", "d"], id: \.self) { Text(verbatim: $0) }.scrollPosition(id: position)
    }
    expect(composition, "c")
  }
}
