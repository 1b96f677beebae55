/// Characters to read.
///
/// Control characters in the text are never passed on to a terminal: they show as replacements.
nonisolated public struct Text: LeafView, Equatable {
  /// A part of the text, with what was set on it.
  struct Part: Equatable {
    var string: String
    var style = TextStyle()
  }

  /// The first part, or the only one.
  var first: Part
  /// The parts that follow it.
  var rest: [Part] = []
  /// How the text is laid out, where it says so itself.
  var layout = TextLayoutOptions()

  /// Shows a string as it is.
  public init(verbatim content: String) { first = Part(string: content) }

  /// Shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    first = Part(string: String(content))
  }

  /// Joins two texts; each part keeps its looks.
  public static func + (a: Text, b: Text) -> Text {
    var joined = a
    joined.rest.append(b.first)
    joined.rest += b.rest
    return joined
  }

  /// Changes the looks of every part.
  func changing(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.first.style)
    for index in copy.rest.indices { change(&copy.rest[index].style) }
    return copy
  }

  /// Sets an attribute on every part.
  func setting(_ attribute: TextStyle.Attributes, _ isOn: Bool) -> Text {
    changing {
      if isOn { $0.attributes.insert(attribute) } else { $0.attributes.remove(attribute) }
    }
  }

  /// The characters of all parts.
  package var string: String {
    rest.isEmpty ? first.string : rest.reduce(into: first.string) { $0 += $1.string }
  }

  /// The text as a leaf.
  @MainActor public var _leaf: Leaf {
    let runs =
      rest.isEmpty ? nil : ([first] + rest).map { TextRun(string: $0.string, style: $0.style) }
    return .text(TextLeaf(string: string, style: first.style, layout: layout, runs: runs))
  }
}

extension TextStyle {
  /// This style, with what it leaves open taken from another one.
  package func over(_ outer: TextStyle) -> TextStyle {
    var style = self
    if style.foreground == nil { style.foreground = outer.foreground }
    style.attributes.formUnion(outer.attributes)
    return style
  }
}
