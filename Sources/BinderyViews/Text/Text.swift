/// Characters to read.
///
/// Control characters in the text are never passed on to a terminal: they show as replacements.
nonisolated public struct Text: LeafView, Equatable, Sendable {
  /// A part of the text, with what was set on it.
  struct Part: Equatable, Sendable {
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

  /// Shows parts one after another.
  init(_ parts: [Part]) {
    first = parts.first ?? Part(string: "")
    rest = Array(parts.dropFirst())
  }

  /// Joins two texts; each part keeps its looks.
  public static func + (a: Text, b: Text) -> Text {
    var joined = a
    joined.rest.append(b.first)
    joined.rest += b.rest
    return joined
  }

  /// The parts in order.
  var parts: [Part] { [first] + rest }

  /// The characters of all parts.
  package var string: String {
    rest.isEmpty ? first.string : rest.reduce(into: first.string) { $0 += $1.string }
  }

  /// Has a leaf draw the text at an address. Returns whether it drew something else.
  @MainActor public static func _update(
    _ leaf: UnsafeMutablePointer<Leaf>, to text: UnsafePointer<Text>
  ) -> Bool {
    if isDrawn(text, by: leaf) { return false }
    leaf.pointee = text.pointee.rest.isEmpty ? plainLeaf(of: text) : text.pointee._leaf
    return true
  }

  /// The leaf of a text of one part, made without copying the text.
  @inline(__always) private static func plainLeaf(of text: UnsafePointer<Text>) -> Leaf {
    .text(
      TextLeaf(
        string: text.pointee.first.string, style: text.pointee.first.style,
        layout: text.pointee.layout))
  }

  @inline(__always) @MainActor private static func isDrawn(
    _ text: UnsafePointer<Text>, by leaf: UnsafeMutablePointer<Leaf>
  ) -> Bool {
    guard case .text(let drawn) = leaf.pointee else { return false }
    if !text.pointee.rest.isEmpty || drawn.hasDetails || !text.pointee.layout.isOpen {
      return leaf.pointee == text.pointee._leaf
    }
    return drawn.string == text.pointee.first.string && drawn.style == text.pointee.first.style
  }

  /// Makes the text a leaf, without a copy of it.
  @MainActor public static func _initialize(
    _ leaf: UnsafeMutablePointer<Leaf>, from text: UnsafePointer<Text>
  ) {
    if !text.pointee.rest.isEmpty {
      leaf.initialize(to: text.pointee._leaf)
      return
    }
    leaf.initialize(
      to: .text(
        TextLeaf(
          string: text.pointee.first.string, style: text.pointee.first.style,
          layout: text.pointee.layout)))
  }

  /// The text as a leaf.
  @MainActor public var _leaf: Leaf {
    let runs = rest.isEmpty ? nil : parts.map { TextRun(string: $0.string, style: $0.style) }
    return .text(TextLeaf(string: string, style: first.style, layout: layout, runs: runs))
  }
}
