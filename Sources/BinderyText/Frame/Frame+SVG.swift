extension Frame {
  /// The points of a cell's width in `svg`.
  package static let svgCellWidth = 8
  /// The points of a cell's height in `svg`.
  package static let svgCellHeight = 16

  /// The frame as an SVG picture, with 8 × 16 points a cell.
  ///
  /// Each run of a style is a text element of a fixed length, so that columns stay aligned whatever
  /// the font. The picture has its own background; its colours follow a page's light or dark
  /// scheme.
  public var svg: String {
    let (width, height) = (columns * Self.svgCellWidth, rows * Self.svgCellHeight)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',\
      monospace" font-size="13" xml:space="preserve">
      <style>\(SVGPalette.styleSheet)</style>
      <rect width="\(width)" height="\(height)" class="b"/>

      """
    for row in 0..<rows {
      forEachRun(in: row) { columns, text, style in
        appendRun(text, style, row: row, columns: columns, to: &svg)
      }
    }
    return svg + "</svg>\n"
  }

  /// Hands `body` the stretches of a row that have one style and only narrow or only wide clusters,
  /// without the blank end of the row.
  private func forEachRun(
    in row: Int, _ body: (_ columns: Range<Int>, _ text: String, _ style: CellStyle) -> Void
  ) {
    withRow(row) { cells in
      let end = tables.visibleEnd(of: cells)
      func isWide(_ column: Int) -> Bool {
        cells[column].isContinuation || column + 1 < end && cells[column + 1].isContinuation
      }
      var start = 0
      while start < end {
        var next = start
        var text = ""
        while next < end && cells[next].style == cells[start].style && isWide(next) == isWide(start)
        {
          tables.append(cells[next], to: &text)
          next += 1
        }
        body(start..<next, text, tables.style(of: cells[start]))
        start = next
      }
    }
  }

  private func appendRun(
    _ text: String, _ style: CellStyle, row: Int, columns: Range<Int>, to svg: inout String
  ) {
    let (x, y) = (columns.lowerBound * Self.svgCellWidth, row * Self.svgCellHeight)
    let width = columns.count * Self.svgCellWidth
    let isInverse = style.attributes.contains(.inverse)
    if isInverse || !style.background.isDefault {
      let fill =
        isInverse
        ? SVGPalette.fill(style.foreground, fallback: "f")
        : SVGPalette.fill(style.background, fallback: "b")
      svg +=
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(Self.svgCellHeight)\" \(fill)/>\n"
    }
    let hasLines = !style.attributes.isDisjoint(with: [.underline, .strikethrough])
    if !hasLines && text.utf8.allSatisfy({ $0 == 0x20 }) { return }
    let fill =
      isInverse
      ? SVGPalette.fill(style.background, fallback: "b")
      : SVGPalette.fill(style.foreground, fallback: "f")
    svg += "<text x=\"\(x)\" y=\"\(y + 12)\" textLength=\"\(width)\" \(fill)"
    svg += Self.svgAttributes(of: style) + ">" + Self.escapedForXML(text) + "</text>\n"
  }

  private static func svgAttributes(of style: CellStyle) -> String {
    var text = ""
    if style.attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { text += " font-style=\"italic\"" }
    if style.attributes.contains(.dim) { text += " opacity=\"0.6\"" }
    var lines: [String] = []
    if style.attributes.contains(.underline) { lines.append("underline") }
    if style.attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return text
  }

  /// Escapes markup, and drops the scalars that XML does not allow.
  package static func escapedForXML(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{9}", "\u{A}", "\u{D}", "\u{20}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}
