import BinderyComposition
import BinderyViews

extension Painter {
  /// Paints text: one line in the fast case, else broken into lines.
  func paint(
    _ text: TextLeaf, _ element: Element, _ rect: Rect, _ visible: Rect,
    on surface: inout Surface
  ) {
    element.withEnvironment { paint(text, $0, rect, visible, on: &surface) }
  }

  @inline(__always)
  private func paint(
    _ text: TextLeaf, _ environment: EnvironmentStorage, _ rect: Rect, _ visible: Rect,
    on surface: inout Surface
  ) {
    // Parts of it are read where they are: it is large.
    if environment.text.changesCharacters {
      paintLines(text.shown(in: environment.text), environment.text, rect, visible, on: &surface)
      return
    }
    if text.runs == nil {
      if let color = text.style.foreground ?? environment.text.style.foreground, color.isClear {
        return
      }
      if rect.y1 - rect.y0 == 1 && paintLine(text, environment, rect, visible, on: &surface) {
        return
      }
    }
    paintLines(text, environment.text, rect, visible, on: &surface)
  }

  /// Paints text that is one line as wide as its place. Returns false if it is not.
  @inline(__always)
  private func paintLine(
    _ text: TextLeaf, _ environment: EnvironmentStorage, _ rect: Rect, _ visible: Rect,
    on surface: inout Surface
  ) -> Bool {
    let width = Int(rect.x1 - rect.x0)
    let style =
      text.style.isPlain && environment.text.style.isPlain && !dims
      ? .plain : cellStyle(text.style, environment.text)
    return text.string.withUTF8Bytes { bytes in
      if bytes.count != width || !PrintableASCII.isAll(bytes) {
        let whole = TextLines.measure(bytes)
        if whole.rows != 1 || whole.columns != width { return false }
      }
      surface.write(
        bytes, x: Int(rect.x0), y: Int(rect.y0), clip: Int(visible.x0)..<Int(visible.x1),
        style: style)
      return true
    }
  }

  /// Paints text broken into lines.
  private func paintLines(
    _ text: TextLeaf, _ outer: TextEnvironment, _ rect: Rect, _ visible: Rect,
    on surface: inout Surface
  ) {
    let columns = Int(visible.x0)..<Int(visible.x1)
    let limit = text.layout.lineLimit ?? outer.layout.lineLimit ?? .max
    let lines = TextLines(
      styled(text, outer), width: Int(rect.x1 - rect.x0),
      lineLimit: Int(min(limit, rect.y1 - rect.y0)),
      truncation: Truncation(text.layout.truncation ?? outer.layout.truncation ?? .tail))
    let alignment = text.layout.alignment ?? outer.layout.alignment ?? .leading
    for row in visible.y0..<visible.y1 {
      let line = Int(row - rect.y0)
      guard line < lines.rows else { break }
      let room = rect.x1 - rect.x0 - Int32(truncatingIfNeeded: lines.lines[line].columns)
      let indent: Int32 =
        switch alignment {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
      lines.draw(
        line: line, on: &surface, x: Int(rect.x0 + indent), y: Int(row), clip: columns)
    }
  }

  private func styled(_ text: TextLeaf, _ outer: TextEnvironment) -> StyledText {
    guard let runs = text.runs else {
      return StyledText(text.string, style: cellStyle(text.style, outer))
    }
    return StyledText(runs.map { ($0.string, cellStyle($0.style, outer)) })
  }

  /// The style of characters, with what the environment adds.
  @inline(__always)
  private func cellStyle(_ own: TextStyle, _ outer: TextEnvironment) -> CellStyle {
    if own.isPlain && outer.style.isPlain && !dims { return .plain }
    let style = own.over(outer.style)
    var attributes = CellStyle.Attributes(rawValue: style.drawn.rawValue)
    var foreground = CellColor.default
    if let color = style.foreground.flatMap({ outer.resolve($0) }) {
      foreground = CellColor(color)
      if color.isFaint { attributes.insert(.dim) }
    }
    if dims { attributes.insert(.dim) }
    return CellStyle(foreground: foreground, attributes: attributes)
  }

  func paintDivider(_ rect: Rect, _ visible: Rect, on surface: inout Surface) {
    let isVertical = rect.x1 - rect.x0 == 1 && rect.y1 - rect.y0 > 1
    surface.fill(
      visible.cellRect, with: isVertical ? "│" : "─", style: CellStyle(attributes: .dim))
  }
}

extension TextStyle {
  /// Whether nothing is on. What is off counts only where something outside is on.
  @inline(__always) var isPlain: Bool {
    foreground == nil && attributes.rawValue == 0 && fontAttributes?.rawValue ?? 0 == 0
  }
}

extension Truncation {
  init(_ mode: TruncationMode) {
    self =
      switch mode {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
  }
}
