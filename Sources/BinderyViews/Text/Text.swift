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
  var rest: [Part] {
    get { further ?? [] }
    set { further = newValue.isEmpty ? nil : newValue }
  }
  // Nil where there are none: an empty list would be retained.
  private var further: [Part]?
  /// Whether the first part is the only one.
  private var isOne: Bool { further == nil }

  /// Shows a string as it is.
  public init(verbatim content: String) { first = Part(string: content) }

  /// Shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    first = Part(string: String(content))
  }

  /// Shows parts one after another.
  init(_ parts: [Part]) {
    first = parts.first ?? Part(string: "")
    if parts.count > 1 { further = Array(parts.dropFirst()) }
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
    isOne ? first.string : rest.reduce(into: first.string) { $0 += $1.string }
  }

  /// The parts as they are drawn, where there are several.
  var runs: [TextRun]? {
    isOne ? nil : parts.map { TextRun(string: $0.string, style: $0.style) }
  }

  /// Has a leaf draw the text at an address. Returns whether it drew something else.
  @MainActor public static func _update(
    _ leaf: UnsafeMutablePointer<Leaf>, to text: UnsafePointer<Text>
  ) -> Bool {
    if isSurelyDrawn(text, by: leaf) || isDrawn(text, by: leaf) { return false }
    leaf.pointee = leafReading(text)
    return true
  }

  /// Whether a leaf draws the very characters of a text: quick, and mostly so of a text that a body
  /// has made once more.
  @inline(__always) @MainActor private static func isSurelyDrawn(
    _ text: UnsafePointer<Text>, by leaf: UnsafeMutablePointer<Leaf>
  ) -> Bool {
    // Nothing is called, so that nothing is retained.
    guard case .text(let drawn) = leaf.pointee else { return false }
    return drawn.isSurely(text.pointee.first) && text.pointee.isOne
  }

  @MainActor private static func isDrawn(
    _ text: UnsafePointer<Text>, by leaf: UnsafeMutablePointer<Leaf>
  ) -> Bool {
    guard case .text(let drawn) = leaf.pointee else { return false }
    if !text.pointee.isOne || drawn.hasDetails { return leaf.pointee == text.pointee._leaf }
    return drawn.string == text.pointee.first.string && drawn.style == text.pointee.first.style
  }

  /// The leaf of the text at an address; of one part, as most have, without a copy of the text.
  @inline(__always) @MainActor private static func leafReading(
    _ text: UnsafePointer<Text>
  ) -> Leaf {
    if !text.pointee.isOne { return text.pointee._leaf }
    return .text(TextLeaf(string: text.pointee.first.string, style: text.pointee.first.style))
  }

  /// Makes the text a leaf, without a copy of it.
  @MainActor public static func _initialize(
    _ leaf: UnsafeMutablePointer<Leaf>, from text: UnsafePointer<Text>
  ) {
    leaf.initialize(to: leafReading(text))
  }

  /// The text as a leaf.
  @MainActor public var _leaf: Leaf {
    .text(TextLeaf(string: string, style: first.style, runs: runs))
  }
}
