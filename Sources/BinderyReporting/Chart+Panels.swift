extension Chart {
  /// Panels of horizontal bars, one below another, black on white, so that they read in print.
  ///
  /// The bars of a panel start at a common line and share a linear scale; the longest bar of each
  /// panel is as long as the room allows.
  public static func panels(_ panels: [BarPanel]) -> String {
    let (rowHeight, margin) = (16.0, 20.0)
    var y = margin
    var lines: [String] = []
    for panel in panels where !panel.bars.isEmpty {
      lines.append(text(panel.title, x: 10, y: y, weight: "bold"))
      y += 8
      let greatest = panel.bars.map(\.value).max() ?? 0
      let bottom = y + Double(panel.bars.count) * rowHeight
      for bar in panel.bars {
        let length = greatest > 0 ? bar.value / greatest * (width - labelWidth - 110) : 0
        lines.append(text(bar.label, x: labelWidth - 6, y: y + 12, anchor: "end"))
        lines.append(
          #"<rect x="\#(number(labelWidth))" y="\#(number(y + 3))" width="\#(number(length))" "#
            + #"height="10" fill="\#(bar.isFilled ? "black" : "white")" stroke="black"/>"#)
        lines.append(text(bar.text, x: labelWidth + length + 6, y: y + 12))
        y += rowHeight
      }
      lines.append(
        #"<path d="M\#(number(labelWidth)) \#(number(bottom - rowHeight * Double(panel.bars.count)))"#
          + #"V\#(number(bottom))" stroke="black"/>"#)
      y += margin + 6
    }
    return ([opening(height: y)] + lines + ["</svg>", ""]).joined(separator: "\n")
  }
}
