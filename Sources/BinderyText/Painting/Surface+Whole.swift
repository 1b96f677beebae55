extension Surface {
  /// A rectangle and a column on either side of it, and more where that would cut wide characters.
  func whole(_ rect: Rect) -> Rect {
    var whole = rect
    whole.x0 = max(0, rect.x0 - 1)
    whole.x1 = min(Int32(columns), rect.x1 + 1)
    while whole.x0 > 0 && cuts(column: whole.x0, rect.y0..<rect.y1) { whole.x0 -= 1 }
    while whole.x1 < Int32(columns) && cuts(column: whole.x1, rect.y0..<rect.y1) { whole.x1 += 1 }
    return whole
  }

  /// Whether a wide character begins before a column and ends in it.
  private func cuts(column: Int32, _ rows: Range<Int32>) -> Bool {
    rows.contains { row in
      (cells + Int(row) * columns + Int(column)).pointee.isContinuation
    }
  }
}
