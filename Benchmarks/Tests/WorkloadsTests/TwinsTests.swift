import Bindery
import BinderyTesting
import Testing
import Workloads

/// A twin must do the whole job: it draws what the views draw.
@MainActor @Suite struct TwinsTests {
  private func text(_ surface: borrowing Surface) -> String { Frame(surface).text }

  @Test func drawsAListAsTheViewsDo() {
    let screen = TwinScreen(rows: 5, items: Item.numbered(0..<3))
    Twins.drawRows(of: screen.items, on: &screen.surface)
    let list = MountedList(rows: 3, height: 5)
    #expect(text(screen.surface) == list.composition.frame.text)
  }

  @Test func updatesARowAsTheViewsDo() {
    let screen = TwinScreen(rows: 3, items: Item.numbered(0..<3))
    Twins.drawRows(of: screen.items, on: &screen.surface)
    Twins.updateRows(
      &screen.items, [1], turn: &screen.turn, repetitions: 7, on: &screen.surface)
    let list = MountedList(rows: 3, height: 3)
    list.change { $0[1].value = screen.turn }
    #expect(text(screen.surface) == list.composition.frame.text)
  }

  @Test func drawsTheWindowOfALongListAsTheViewsDo() {
    let items = Item.numbered(0..<1_000)
    let screen = TwinScreen(rows: 50, items: Array(items[..<50]))
    Twins.drawRows(of: screen.items, on: &screen.surface)
    let bound = Binding.variable(items)
    let composition = Composition(width: 80, height: 50) { LongList(items: bound) }
    #expect(text(screen.surface) == composition.frame.text)
  }

  @Test(arguments: [0, 1, 437, 950, 999]) func scrollsAsTheViewsDo(_ target: Int) {
    let items = Item.numbered(0..<1_000)
    let screen = TwinScreen(rows: 50, items: items)
    Twins.drawWindow(of: items, from: target, on: &screen.surface)
    let bound = Binding.variable(items)
    var proxy: ScrollViewProxy?
    let composition = Composition(width: 80, height: 50) {
      ScrollViewReader { reader in LongList(items: bound).onAppear { proxy = reader } }
    }
    proxy?.scrollTo(target, anchor: .top)
    composition.flush()
    #expect(text(screen.surface) == composition.frame.text)
  }

  @Test func typesAsTheViewsDo() throws {
    let texts = Binding.variable(["", ""])
    let screen = Screen(width: 20, height: 2) { FieldForm(texts: texts) }
    let drawn = TwinScreen(columns: 20, rows: 2)
    drawn.surface.write("[Field 0           ]", x: 0, y: 0)
    drawn.surface.write("[                  ]", x: 0, y: 1)
    Twins.type("Ana Čapková", intoRow: 1, on: &drawn.surface)
    try screen.textField("Field 1").type("Ana Čapková")
    #expect(text(drawn.surface) == screen.text)
    let (twin, kit) = (Frame(drawn.surface), screen.frame)
    for column in 0..<20 { #expect(twin[row: 1, column: column] == kit[row: 1, column: column]) }
  }

  @Test func drawsAScreenOfStylesAsTheViewsDo() {
    let rows = StyledPiece.screen(rows: 6, columns: 200)
    let screen = TwinScreen(columns: 200, rows: 6)
    Twins.drawScreen(rows, on: &screen.surface)
    let composition = Composition(width: 200, height: 6) { TextScreen(rows: rows) }
    #expect(Frame(screen.surface) == composition.frame)
  }

  @Test func wrapsAsTheViewsDo() {
    let words = "a view is a value that tells čtyři žluté 列 what to show and nothing else"
    let screen = TwinScreen(columns: 20, rows: 5)
    Twins.drawWrapped(words, on: &screen.surface)
    let composition = Composition(width: 20, height: 5) { Text(words) }
    #expect(text(screen.surface) == composition.frame.text)
  }
}
