import BinderyComposition
import BinderyViews
import Foundation

extension Painter {
  /// Paints a shape that has a place on the screen.
  func paint(_ fill: Fill, _ element: Element, _ place: Rect, on surface: inout Surface) {
    let environment = element.leaf.pointee.site.environment
    let color = environment.text.resolve(fill.color) ?? .primary
    guard !color.isClear, let rect = fill.rect(in: place) else { return }
    let visible = rect.intersection(clip)
    if visible.isEmpty { return }
    if fill.isRound && rect.y1 - rect.y0 == 1 && rect.x1 - rect.x0 <= 2 {
      paintLine(
        rect.x0, rect.y0, rect.x0 + 1, rect.y1, fill.isOutline ? "○" : "●", lineStyle(color),
        onlyBlanks: fill.isOutline, on: &surface)
    } else if fill.isOutline {
      paintOutline(
        rect, lineStyle(color), isRounded: fill.isRounded, onlyBlanks: true, on: &surface)
    } else {
      paintFilled(visible, color, on: &surface)
    }
  }

  /// Paints the line around a layout node.
  func paintBorder(
    _ border: Border, _ node: LayoutNode, _ x: Int32, _ y: Int32, on surface: inout Surface
  ) {
    let color = node.environment.text.resolve(border.color) ?? .primary
    let rect = Rect(node.slot.pointee.geometry).at(x, y)
    if color.isClear || rect.intersection(clip).isEmpty { return }
    paintOutline(
      rect, lineStyle(color), isRounded: border.isRounded,
      onlyBlanks: false, on: &surface)
  }

  private func lineStyle(_ color: Color) -> CellStyle {
    CellStyle(foreground: CellColor(color), attributes: color.isFaint || dims ? .dim : [])
  }

  /// Colours a rectangle. A colour that is not opaque keeps the characters that are there, and one
  /// that is hardly there is not painted.
  private func paintFilled(_ rect: Rect, _ color: Color, on surface: inout Surface) {
    if color.alpha < 64 { return }
    if color.alpha < 255 {
      let background = CellColor(filling: color)
      surface.restyle(rect.cellRect) { $0.background = background }
    } else if color.value == .named(.primary) {
      // The colour of text has no number: cells with exchanged colours have it behind them.
      surface.fill(rect.cellRect, style: CellStyle(attributes: .inverse))
    } else {
      surface.fill(rect.cellRect, background: CellColor(filling: color))
    }
  }

  /// Draws a line on the outermost cells of a rectangle, as far as it may be painted.
  ///
  /// A rectangle of one row has its ends only, as brackets.
  /// - Parameter onlyBlanks: Whether characters that are there stay.
  private func paintOutline(
    _ rect: Rect, _ style: CellStyle, isRounded: Bool, onlyBlanks: Bool, on surface: inout Surface
  ) {
    func line(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ character: Character) {
      paintLine(x0, y0, x1, y1, character, style, onlyBlanks: onlyBlanks, on: &surface)
    }
    let (x0, y0, x1, y1) = (rect.x0, rect.y0, rect.x1, rect.y1)
    if y1 - y0 == 1 {
      line(x0, y0, x0 + 1, y1, isRounded ? "(" : "[")
      if x1 - x0 > 1 { line(x1 - 1, y0, x1, y1, isRounded ? ")" : "]") }
      return
    }
    if x1 - x0 == 1 {
      line(x0, y0, x1, y1, "│")
      return
    }
    let corners: (Character, Character, Character, Character) =
      isRounded ? ("╭", "╮", "╰", "╯") : ("┌", "┐", "└", "┘")
    line(x0 + 1, y0, x1 - 1, y0 + 1, "─")
    line(x0 + 1, y1 - 1, x1 - 1, y1, "─")
    line(x0, y0 + 1, x0 + 1, y1 - 1, "│")
    line(x1 - 1, y0 + 1, x1, y1 - 1, "│")
    line(x0, y0, x0 + 1, y0 + 1, corners.0)
    line(x1 - 1, y0, x1, y0 + 1, corners.1)
    line(x0, y1 - 1, x0 + 1, y1, corners.2)
    line(x1 - 1, y1 - 1, x1, y1, corners.3)
  }

  private func paintLine(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ character: Character, _ style: CellStyle,
    onlyBlanks: Bool, on surface: inout Surface
  ) {
    let part = Rect(x0, y0, x1, y1).intersection(clip)
    if part.isEmpty { return }
    if !onlyBlanks {
      surface.fill(part.cellRect, with: character, style: style)
      return
    }
    for y in part.y0..<part.y1 {
      for x in part.x0..<part.x1 where surface.row(Int(y))[Int(x)].content == 0x20 {
        surface.fill(
          CellRect(x: Int(x), y: Int(y), width: 1, height: 1), with: character, style: style)
      }
    }
  }
}

extension Fill {
  /// The cells that the shape takes of a place; nil for none.
  fileprivate func rect(in place: Rect) -> Rect? {
    var rect = place
    if isSquare {
      let whole = CellSize(rect.x1 - rect.x0, rect.y1 - rect.y0)
      let size = whole.square
      let (x, y) = ((whole.width - size.width) / 2, (whole.height - size.height) / 2)
      rect = Rect(
        rect.x0 + x, rect.y0 + y, rect.x0 + x + size.width, rect.y0 + y + size.height)
    }
    if inset != 0 {
      let x = CellLength.cells(inset, horizontal: true)
      let y = CellLength.cells(inset, horizontal: false)
      rect = Rect(rect.x0 + x, rect.y0 + y, rect.x1 - x, rect.y1 - y)
    }
    switch part {
    case .whole: break
    case .none: return nil
    case .fraction(let box):
      let width = CellLength.points(rect.x1 - rect.x0, horizontal: true)
      let height = CellLength.points(rect.y1 - rect.y0, horizontal: false)
      rect = rect.part(
        CGRect(
          x: box.minX * width, y: box.minY * height, width: box.width * width,
          height: box.height * height))
    case .rectangle(let box): rect = rect.part(box)
    }
    rect = rect.intersection(place)
    return rect.isEmpty ? nil : rect
  }
}

extension Rect {
  /// A part of this rectangle, given in points; at least a cell.
  fileprivate func part(_ box: CGRect) -> Rect {
    let left = CellLength.cells(box.minX, horizontal: true)
    let top = CellLength.cells(box.minY, horizontal: false)
    let right = max(left + 1, CellLength.cells(box.maxX, horizontal: true))
    let bottom = max(top + 1, CellLength.cells(box.maxY, horizontal: false))
    return Rect(x0 + left, y0 + top, x0 + right, y0 + bottom)
  }
}
