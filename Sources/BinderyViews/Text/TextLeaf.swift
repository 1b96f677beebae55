/// Text as a leaf draws it. What it leaves open the environment adds.
public struct TextLeaf: Equatable {
  /// The characters.
  public var string: String
  /// How they look.
  public var style: TextStyle
  // Apart, so that a leaf is small: most text leaves all of it open.
  private var details: TextDetails?

  /// Combines characters and how they are shown.
  package init(
    string: String, style: TextStyle = TextStyle(),
    layout: TextLayoutOptions = TextLayoutOptions(), isDecoration: Bool = false,
    runs: [TextRun]? = nil
  ) {
    self.string = string
    self.style = style
    if isDecoration || runs != nil || !layout.isOpen {
      details = TextDetails(layout: layout, isDecoration: isDecoration, runs: runs)
    }
  }

  /// Whether it says more than which characters there are and how they look.
  @inline(__always) var hasDetails: Bool { details != nil }

  /// Whether it draws a part of a text and nothing else, to the byte. False also where that is not
  /// seen at once.
  @inline(__always) func isSurely(_ part: Text.Part) -> Bool {
    details == nil && string.isBitwise(part.string) && style.isBitwise(part.style)
  }

  /// How they are laid out.
  public var layout: TextLayoutOptions { details?.layout ?? TextLayoutOptions() }

  /// Whether the characters only draw something, such as a box, and are not there to be read.
  public var isDecoration: Bool { details?.isDecoration ?? false }

  /// Where parts look differently: all parts in order, `string` being their sum.
  public var runs: [TextRun]? { details?.runs }

  /// The text with other characters, where parts look differently those of all parts.
  package func showing(_ string: String, runs: [TextRun]?) -> TextLeaf {
    TextLeaf(
      string: string, style: style, layout: layout, isDecoration: isDecoration, runs: runs)
  }

  /// Compares all of it.
  public static func == (a: TextLeaf, b: TextLeaf) -> Bool {
    a.string == b.string && a.style == b.style
      && (a.details === b.details
        || a.layout == b.layout && a.isDecoration == b.isDecoration && a.runs == b.runs)
  }
}

/// What few texts say.
private final class TextDetails {
  let layout: TextLayoutOptions
  let isDecoration: Bool
  let runs: [TextRun]?

  init(layout: TextLayoutOptions, isDecoration: Bool, runs: [TextRun]?) {
    self.layout = layout
    self.isDecoration = isDecoration
    self.runs = runs
  }
}
