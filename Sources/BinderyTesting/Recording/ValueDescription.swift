import BinderyText

/// A value in the words of a journal: text in quotes, safe to show, and not longer than one likes
/// to read.
struct ValueDescription: CustomStringConvertible, Equatable {
  let description: String

  init(_ value: Any) {
    let text: String =
      if let string = value as? String { "\"\(string)\"" } else { String(describing: value) }
    let safe = TerminalText.sanitized(text)
    description = safe.count > Self.limit ? "\(safe.prefix(Self.limit - 1))…" : safe
  }

  private static var limit: Int { 120 }
}
