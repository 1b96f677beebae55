public import Foundation

nonisolated extension LocalizedStringKey {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The characters before those that are pending, if there are many.
    private var start = ""
    private(set) var contents = Contents(isKnownPlain: true)
    /// The last characters.
    private var pending = ShortText()

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // What does not fit is collected in the string.
      let expected = literalCapacity + interpolationCount * 2
      if expected > ShortText.capacity { start.reserveCapacity(expected) }
    }

    /// The characters of the key.
    var string: String {
      if start.isEmpty { return pending.string }
      return pending.count == 0 ? start : start + pending.string
    }

    private mutating func flush() {
      if pending.count == 0 { return }
      if start.isEmpty { start = pending.string } else { start += pending.string }
      pending = ShortText()
    }

    private var length: Int { start.utf8.count + pending.count }

    private mutating func add(_ text: String) {
      if text.withUTF8Bytes({ pending.append($0) }) { return }
      flush()
      start += text
    }

    private mutating func add(_ value: String, as kind: Hole.Kind) {
      let begin = length
      add(value)
      contents.note(Hole(kind: kind, range: begin..<length))
    }

    private mutating func add(_ styled: Text) {
      flush()
      var key = LocalizedStringKey(start, contents)
      key.append(styled)
      (start, contents) = (key.string, key.contents)
    }

    /// Adds characters of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      let isAdded = literal.withUTF8Bytes { bytes in
        if contents.isKnownPlain { contents.isKnownPlain = !InlineMarkup.mayBe(in: bytes) }
        return pending.append(bytes)
      }
      if isAdded { return }
      flush()
      start += literal
    }

    /// Puts in a string as it is.
    public mutating func appendInterpolation(_ string: String) { add(string, as: .object) }

    // By far the most frequent number, without a generic call.
    /// Puts in a number as Swift prints it.
    public mutating func appendInterpolation(_ value: Int) {
      let begin = length
      if !pending.append(value) { add(value.description) }
      contents.note(Hole(kind: .integer, range: begin..<length))
    }

    /// Puts in a number as Swift prints it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
      add(value.description, as: .integer)
    }

    /// Puts in a number as Swift prints it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ value: Number
    ) where Number: CustomStringConvertible {
      add(value.description, as: .number)
    }

    /// Puts in a value as Swift prints it.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      add(String(describing: value), as: .object)
    }

    /// Puts in a value, or something else where there is none.
    public mutating func appendInterpolation<Value, Default: StringProtocol>(
      _ value: Value?, default fallback: @autoclosure () -> Default
    ) {
      add(value.map { "\($0)" } ?? String(fallback()), as: .object)
    }

    /// Puts in a value as a format of the C library prints it, `"%.2f"` for example.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(String(format: specifier, value), as: .object)
    }

    /// Puts in a value as a style formats it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      add(format.format(input), as: .object)
    }

    /// Puts in an object as a formatter formats it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add(formatter?.string(for: subject) ?? subject.description, as: .object)
    }

    /// Puts in a value as a formatter formats it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "\(subject)", as: .object)
    }

    /// Puts in a date. See `Text.init(_:style:)` for what is relative to the moment.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(style.string(from: date), as: .object)
    }

    /// Puts in a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add(dates.textual, as: .object)
    }

    /// Puts in a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      add((interval.start...interval.end).textual, as: .object)
    }

    /// Puts in text, which keeps its looks. A key with such text is not looked up.
    public mutating func appendInterpolation(_ text: Text) { add(text) }

    /// Puts in a picture, as its glyph. A key with a picture is not looked up.
    public mutating func appendInterpolation(_ image: Image) { add(Text(image)) }

    /// Puts in text with attributes. A key with such text is not looked up.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      add(Text(attributed))
    }
  }
}
