import BinderyComposition
import BinderyViews

extension Painter {
  /// Paints text: one line in the fast case, else broken into lines.
  func paint(
    _ text: TextLeaf, _ element: Element, _ rect: Rect, _ visible: Rect,
    on surface: inout Surface
  ) {
    let outer = element.pointee.environment.text
    let columns = Int(visible.x0)..<Int(visible.x1)
    if text.runs == nil && rect.y1 - rect.y0 == 1 {
      let whole = TextLines.measure(text.string)
      if whole.rows == 1 && whole.columns == Int(rect.x1 - rect.x0) {
        surface.write(
          text.string, x: Int(rect.x0), y: Int(rect.y0), clip: columns,
          style: cellStyle(text.style, outer.style))
        return
      }
    }
    let lines = TextLines(
      styled(text, outer.style), width: Int(rect.x1 - rect.x0), lineLimit: Int(rect.y1 - rect.y0),
      truncation: Truncation(text.layout.truncation ?? outer.layout.truncation ?? .tail))
    let alignment = text.layout.alignment ?? outer.layout.alignment ?? .leading
    for row in visible.y0..<visible.y1 {
      let line = Int(row - rect.y0)
      guard line < lines.rows else { break }
      let room = Int32(truncatingIfNeeded: lines.columns - lines.lines[line].columns)
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

  private func styled(_ text: TextLeaf, _ outer: TextStyle) -> StyledText {
    guard let runs = text.runs else {
      return StyledText(text.string, style: cellStyle(text.style, outer))
    }
    return StyledText(runs.map { ($0.string, cellStyle($0.style, outer)) })
  }

  /// The style of characters, with what the environment adds.
  @inline(__always)
  private func cellStyle(_ own: TextStyle, _ outer: TextStyle) -> CellStyle {
    if own.isPlain && outer.isPlain && !dims { return .plain }
    let style = own.over(outer)
    var attributes = CellStyle.Attributes(rawValue: style.attributes.rawValue)
    var foreground = CellColor.default
    if let color = style.foreground {
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

  func paint(_ fill: Fill, _ rect: Rect, _ visible: Rect, on surface: inout Surface) {
    if fill.color.isClear { return }
    if fill.isOutline {
      paintOutline(
        rect, CellStyle(foreground: CellColor(fill.color)), isRounded: fill.isRounded, on: &surface)
    } else {
      surface.fill(visible.cellRect, background: CellColor(fill.color))
    }
  }

  func paintBorder(
    _ border: Border, _ node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) {
    let rect = Rect(node.slot.pointee.geometry).at(x, y)
    paintOutline(
      rect, CellStyle(foreground: CellColor(border.color)), isRounded: border.isRounded,
      on: &surface)
  }

  /// Draws a line on the outermost cells of a rectangle, as far as it may be painted.
  private func paintOutline(
    _ rect: Rect, _ style: CellStyle, isRounded: Bool, on surface: inout Surface
  ) {
    let corners: (Character, Character, Character, Character) =
      isRounded ? ("╭", "╮", "╰", "╯") : ("┌", "┐", "└", "┘")
    func fill(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ character: Character) {
      let part = Rect(x0, y0, x1, y1).intersection(clip)
      if !part.isEmpty { surface.fill(part.cellRect, with: character, style: style) }
    }
    let (x0, y0, x1, y1) = (rect.x0, rect.y0, rect.x1, rect.y1)
    if x1 - x0 < 2 || y1 - y0 < 2 {
      fill(x0, y0, x1, y1, y1 - y0 < 2 ? "─" : "│")
      return
    }
    fill(x0 + 1, y0, x1 - 1, y0 + 1, "─")
    fill(x0 + 1, y1 - 1, x1 - 1, y1, "─")
    fill(x0, y0 + 1, x0 + 1, y1 - 1, "│")
    fill(x1 - 1, y0 + 1, x1, y1 - 1, "│")
    fill(x0, y0, x0 + 1, y0 + 1, corners.0)
    fill(x1 - 1, y0, x1, y0 + 1, corners.1)
    fill(x0, y1 - 1, x0 + 1, y1, corners.2)
    fill(x1 - 1, y1 - 1, x1, y1, corners.3)
  }
}

extension TextStyle {
  @inline(__always) var isPlain: Bool { foreground == nil && attributes.isEmpty }
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
