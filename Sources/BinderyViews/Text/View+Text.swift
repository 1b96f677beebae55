extension EnvironmentValues {
  /// The font of text; nil is the terminal's own.
  public var font: Font? {
    get { text.font }
    set {
      text.font = newValue
      text.style.fontAttributes = newValue?.attributes
    }
  }

  /// The case that letters are shown in; nil is as they are written.
  public var textCase: Text.Case? {
    get { text.layout.letterCase }
    set { text.layout.letterCase = newValue }
  }
}

extension View {
  private func text(_ change: TextModifier.Change) -> some View {
    modifier(TextModifier(change: change))
  }

  /// Sets the font of text in this view: a terminal shows whether it is heavy or slanted.
  public func font(_ font: Font?) -> some View { text(.font(font)) }

  /// Makes text in this view bold from semibold on, and not bold below. Nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(OptionalTextModifier(change: weight.map { .attribute(.bold, $0.isBold) }))
  }

  /// Makes text in this view bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { text(.attribute(.bold, isActive)) }
  /// Slants text in this view, or not.
  public func italic(_ isActive: Bool = true) -> some View { text(.attribute(.italic, isActive)) }

  /// Draws a line below text in this view, solid and in the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.attribute(.underline, isActive))
  }

  /// Draws a line through text in this view, solid and in the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.attribute(.strikethrough, isActive))
  }

  /// Bounds the rows of each text in this view; nil is as many as it takes.
  public func lineLimit(_ number: Int?) -> some View {
    text(.lines(least: nil, most: number.map(Int32.init(clamping:))))
  }
  /// Bounds the rows of each text in this view. It takes the lower bound even where it is shorter.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text(
      .lines(
        least: Int32(clamping: limit.lowerBound), most: Int32(clamping: limit.upperBound)))
  }
  /// Has each text in this view take a number of rows at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text(.lines(least: Int32(clamping: limit.lowerBound), most: nil))
  }
  /// Bounds the rows of each text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    text(.lines(least: nil, most: Int32(clamping: limit.upperBound)))
  }
  /// Bounds the rows of each text in this view, which takes all of them if it reserves the space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let rows = Int32(clamping: limit)
    return text(.lines(least: reservesSpace ? rows : nil, most: rows))
  }

  /// Says which part of a text in this view is left out where it is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { text(.truncation(mode)) }

  /// Aligns the lines of each text of several rows in this view to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text(.alignment(alignment))
  }

  /// Shows the letters of text in this view in a case; nil is as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { text(.letterCase(textCase)) }
}

/// Changes what the environment says about text, or nothing.
struct OptionalTextModifier: EnvironmentModifier {
  let change: TextModifier.Change?

  func _change(_ environment: inout EnvironmentValues) {
    if let change { TextModifier(change: change)._change(&environment) }
  }
}
