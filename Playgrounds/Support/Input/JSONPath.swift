/// The way from the whole document to a value in it.
public struct JSONPath: Hashable, Sendable {
  /// One step down.
  public enum Step: Hashable, Sendable {
    /// An element of a list, counted from 0.
    case item(Int)

    /// A value of an object, by its key.
    case key(String)
  }

  /// The steps, outermost first.
  public var steps: [Step]

  /// Makes a path from its steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Makes a path from a decoder's coding path.
  public init(_ path: [any CodingKey]) {
    steps = path.map { key in key.intValue.map(Step.item) ?? .key(key.stringValue) }
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path in words, items counted from 1: "item 3, 'genres', item 1".
  public var description: String {
    guard !steps.isEmpty else { return "the document" }
    return steps.map { step in
      switch step {
      case .item(let index): "item \(index + 1)"
      case .key(let key): quoted(key)
      }
    }.joined(separator: ", ")
  }
}
