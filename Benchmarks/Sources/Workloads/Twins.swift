package import Bindery

// The jobs of the workloads, done by hand: plain values, plain loops, and the product's own surface
// and widths. The surface is passed inout, since checks for exclusive access would treble the cost,
// and strings are made by interpolation, as the views make theirs.

package enum Twins {
  /// Draws one row of a list.
  package static func drawRow(_ item: Item, at row: Int, on surface: inout Surface) {
    let leading = "Row \(item.id)"
    let trailing = "value \(item.value)"
    surface.clear(CellRect(x: 0, y: row, width: surface.columns, height: 1))
    surface.write(leading, x: 0, y: row)
    surface.write(trailing, x: surface.columns - CharacterWidth.columns(of: trailing), y: row)
  }

  /// Draws the rows of a list from one on, and leaves those after the last one blank.
  package static func drawRows(of items: [Item], from start: Int = 0, on surface: inout Surface) {
    for row in start..<max(start, items.count) { drawRow(items[row], at: row, on: &surface) }
    surface.clear(
      CellRect(x: 0, y: items.count, width: surface.columns, height: surface.rows - items.count))
  }

  /// Draws as many rows as are seen, from one on or from as near as the end allows.
  package static func drawWindow(
    of items: [Item], from first: Int, on surface: inout Surface
  ) {
    let start = min(first, items.count - surface.rows)
    for row in 0..<surface.rows { drawRow(items[start + row], at: row, on: &surface) }
  }

  /// Gives some rows another value and draws each at once.
  package static func updateRows(
    _ items: inout [Item], _ order: [Int], turn: inout Int, repetitions: Int,
    on surface: inout Surface
  ) {
    for _ in 0..<repetitions {
      let row = order[turn % order.count]
      turn &+= 1
      items[row].value = turn
      drawRow(items[row], at: row, on: &surface)
    }
  }

  /// Gives every row another value and draws all of them.
  package static func updateAllRows(_ items: inout [Item], turn: Int, on surface: inout Surface) {
    for row in items.indices {
      items[row].value = turn
      drawRow(items[row], at: row, on: &surface)
    }
  }

  /// Draws the number that a small screen shows.
  package static func drawCounter(turn: inout Int, repetitions: Int, on surface: inout Surface) {
    for _ in 0..<repetitions {
      turn &+= 1
      let text = "Count: \(turn)"
      surface.clear(CellRect(x: 0, y: 1, width: surface.columns, height: 1))
      surface.write(text, x: (surface.columns - CharacterWidth.columns(of: text)) / 2, y: 1)
    }
  }

  /// Draws the text in the middle of nested wrappers.
  package static func drawDepths(turn: inout Int, repetitions: Int, on surface: inout Surface) {
    for _ in 0..<repetitions {
      turn &+= 1
      let text = "value \(turn % 10)"
      surface.clear(CellRect(x: 0, y: 0, width: CharacterWidth.columns(of: text), height: 1))
      surface.write(text, x: 0, y: 0)
    }
  }

  /// Draws a screen of pieces of text side by side.
  package static func drawScreen(_ rows: [[StyledPiece]], on surface: inout Surface) {
    surface.clear()
    for (y, row) in rows.enumerated() {
      var x = 0
      for piece in row {
        var style = CellStyle()
        if piece.isBold { style.attributes.insert(.bold) }
        if piece.isItalic { style.attributes.insert(.italic) }
        if let color = piece.color { style.foreground = color.cellColor }
        surface.write(piece.text, x: x, y: y, style: style)
        x += CharacterWidth.columns(of: piece.text)
      }
    }
  }

  /// Draws text with as many words on a line as fit, a line at a time.
  package static func drawWrapped(_ text: String, on surface: inout Surface) {
    surface.clear()
    var text = text
    text.withUTF8 { bytes in
      var (start, y, column) = (0, 0, 0)
      // The line so far, and the columns it takes.
      var line = 0..<0
      while start < bytes.count {
        var end = start
        var union: UInt8 = 0
        while end < bytes.count && bytes[end] != UInt8(ascii: " ") {
          union |= bytes[end]
          end += 1
        }
        let width =
          union < 0x80
          ? end - start : CharacterWidth.columns(of: string(bytes[start..<end]))
        if column > 0 && column + 1 + width > surface.columns {
          surface.write(string(bytes[line]), x: 0, y: y)
          (y, line, column) = (y + 1, start..<end, width)
        } else {
          column += width + (column > 0 ? 1 : 0)
          line = line.lowerBound..<end
        }
        start = end + 1
      }
      surface.write(string(bytes[line]), x: 0, y: y)
    }
  }

  private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Draws a text as it grows by one character after another, as a field that has the focus shows
  /// it: with a cursor behind it.
  package static func type(_ text: String, intoRow row: Int, on surface: inout Surface) {
    var cursor = CellStyle()
    cursor.attributes.insert(.inverse)
    var typed = ""
    for character in text {
      typed.append(character)
      surface.clear(CellRect(x: 1, y: row, width: surface.columns - 2, height: 1))
      surface.write(typed, x: 1, y: row)
      surface.write(" ", x: 1 + CharacterWidth.columns(of: typed), y: row, style: cursor)
    }
  }

  // Not inlined, or nothing would be left of it.
  /// Adds a chore to a list of none.
  @inline(never) static func addChore(_ title: String) -> [Chore] {
    var tasks: [Chore] = []
    if !title.isEmpty { tasks.append(Chore(id: tasks.count, title: title)) }
    return tasks
  }

  /// Writes through one pair of closures.
  @MainActor package static func write(through pair: ClosurePair, repetitions: Int) {
    for turn in 0..<repetitions { pair.set(turn) }
  }

  /// Stores into a part of a value.
  @MainActor package static func store(into holder: NestHolder, repetitions: Int) {
    for turn in 0..<repetitions { store(turn, into: holder) }
  }

  // Not inlined, or all stores but the last would go.
  @inline(never) @MainActor private static func store(_ value: Int, into holder: NestHolder) {
    holder.nest.inner.core.number = value
  }

  /// Stores into the elements of an array.
  package static func store(
    into items: inout [Item], _ order: [Int], turn: inout Int, repetitions: Int
  ) {
    for _ in 0..<repetitions {
      items[order[turn % order.count]].isDone.toggle()
      turn &+= 1
    }
  }

  /// Stores into every element of an array, and draws the first ones.
  package static func storeAll(
    into items: inout [Item], drawing count: Int, on surface: inout Surface
  ) {
    for index in items.indices { items[index].isDone.toggle() }
    for row in 0..<count { surface.write(items[row].isDone ? "[x]" : "[ ]", x: 0, y: row) }
  }
}
