import BinderyText

/// A terminal that knows the few sequences a frame may send, and fails on any other.
struct TerminalModel {
  enum Failure: Error { case unknown(String) }

  private(set) var rows: [[StyledCell]]
  private var row = 0
  private var column = 0
  private var style = CellStyle.plain

  init(rows: Int, columns: Int) {
    self.rows = Array(
      repeating: Array(repeating: StyledCell(text: " "), count: columns), count: rows)
  }

  /// The characters of a row, without the spaces at its end.
  func line(_ row: Int) -> String {
    rows[row].reversed().drop { $0.text == " " }.reversed().map(\.text).joined()
  }

  // Read by scalar: a mark after a sequence's last letter is no part of it.
  mutating func receive(_ text: String) throws {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first != "\u{1B}" {
        let end = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
        try show(String(rest[..<end]))
        rest = rest[end...]
        continue
      }
      guard let end = rest.firstIndex(where: { ("A"..."z").contains($0) && $0 != "[" }),
        rest.dropFirst().first == "["
      else { throw Failure.unknown(String(rest)) }
      let numbers = String(rest[..<end]).dropFirst(2).split(separator: ";").compactMap { Int($0) }
      try obey(rest[end], numbers)
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func show(_ text: String) throws {
    guard text.forbiddenScalars.isEmpty else { throw Failure.unknown(text) }
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      while let cluster = reader.next() {
        let text = String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self)
        guard column + cluster.columns <= rows[row].count else { throw Failure.unknown(text) }
        rows[row][column] = StyledCell(text: text, style: style)
        if cluster.columns == 2 { rows[row][column + 1] = StyledCell(text: "", style: style) }
        column += cluster.columns
      }
    }
  }

  private mutating func obey(_ command: Unicode.Scalar, _ numbers: [Int]) throws {
    switch command {
    case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "K":
      for index in column..<rows[row].count { rows[row][index] = StyledCell(text: " ") }
    case "J": self = TerminalModel(rows: rows.count, columns: rows.first?.count ?? 0)
    case "m": try setStyle(numbers)
    default: throw Failure.unknown(String(command))
    }
  }

  private mutating func setStyle(_ numbers: [Int]) throws {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.inverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.inverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...39, 90...97: style.foreground = try color(number, &rest)
      case 40...49, 100...107: style.background = try color(number - 10, &rest)
      default: throw Failure.unknown("\(number)")
      }
    }
  }

  private func color(_ number: Int, _ rest: inout ArraySlice<Int>) throws -> CellColor {
    let named: [CellColor] = [
      .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack, .brightRed,
      .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
    ]
    switch number {
    case 30...37: return named[number - 30]
    case 39: return .default
    case 90...97: return named[number - 82]
    default:
      guard rest.popFirst() == 2, rest.count >= 3 else { throw Failure.unknown("\(number)") }
      let parts = (0..<3).compactMap { _ in rest.popFirst().map(UInt8.init) }
      return .rgb(parts[0], parts[1], parts[2])
    }
  }
}
