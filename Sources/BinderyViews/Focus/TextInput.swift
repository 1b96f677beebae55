/// Text that is being typed, and where the cursor stands in it.
///
/// Positions count characters as a person does: by grapheme cluster.
package struct TextInput: Equatable, Sendable {
  /// The characters.
  package private(set) var text: String
  /// How many characters stand before the cursor.
  package private(set) var cursor: Int

  /// Puts the cursor into a text: at the end, unless a position is given. A position outside is
  /// moved to the nearest end.
  package init(_ text: String, cursor: Int? = nil) {
    self.text = text
    let count = text.count
    self.cursor = min(max(0, cursor ?? count), count)
  }

  /// What a key does to text.
  package enum Edit: Hashable, Sendable {
    /// Puts characters in before the cursor.
    case insert(String)
    /// Removes the character before the cursor.
    case deleteBackward
    /// Removes the character after the cursor.
    case deleteForward
    /// Moves the cursor by a number of characters, backward if negative.
    case move(Int)
    /// Moves the cursor to before the first character.
    case moveToStart
    /// Moves the cursor to after the last character.
    case moveToEnd
  }

  /// Does what a key does.
  ///
  /// - Complexity: O(characters).
  package mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let characters):
      // A mark joins the character before it, so the cursor is counted from the end.
      let after = text.count - cursor
      text.insert(contentsOf: characters, at: index(cursor))
      cursor = max(0, text.count - after)
    case .deleteBackward:
      if cursor == 0 { return }
      remove(at: cursor - 1)
      cursor = min(cursor - 1, text.count)
    case .deleteForward:
      if cursor < text.count { remove(at: cursor) }
      cursor = min(cursor, text.count)
    case .move(let distance):
      let (sum, overflow) = cursor.addingReportingOverflow(distance)
      cursor = overflow ? (distance < 0 ? 0 : text.count) : min(max(0, sum), text.count)
    case .moveToStart: cursor = 0
    case .moveToEnd: cursor = text.count
    }
  }

  private mutating func remove(at position: Int) { text.remove(at: index(position)) }

  private func index(_ position: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: position)
  }

  /// The characters before the cursor, the one at it, and those after; at the end there is none at
  /// the cursor.
  package var parts: (before: String, at: String, after: String) {
    let start = index(cursor)
    if start == text.endIndex { return (text, "", "") }
    let end = text.index(after: start)
    return (String(text[..<start]), String(text[start..<end]), String(text[end...]))
  }
}
