public import Foundation

nonisolated extension LocalizedStringKey {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var key = LocalizedStringKey("")

    // Inlinable, as are the most frequent values: a text with a string in it takes 58 ns instead of
    // 77, one with a number 106 instead of 133.
    /// Begins a literal.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      key.string.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds characters of the literal itself.
    @inlinable public mutating func appendLiteral(_ literal: String) {
      key.string += literal
    }

    /// Puts in a string as it is.
    @inlinable public mutating func appendInterpolation(_ string: String) {
      key.append(value: string, as: .object)
    }

    // By far the most frequent number, without a generic call.
    /// Puts in a number as Swift prints it.
    @inlinable public mutating func appendInterpolation(_ value: Int) {
      key.append(value: value.description, as: .integer)
    }

    /// Puts in a number as Swift prints it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
      key.append(value: value.description, as: .integer)
    }

    /// Puts in a number as Swift prints it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ value: Number
    ) where Number: CustomStringConvertible {
      key.append(value: value.description, as: .number)
    }

    /// Puts in a value as Swift prints it.
    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      key.append(value: String(describing: value), as: .object)
    }

    /// Puts in a value, or something else where there is none.
    public mutating func appendInterpolation<Value, Default: StringProtocol>(
      _ value: Value?, default fallback: @autoclosure () -> Default
    ) {
      key.append(value: value.map { "\($0)" } ?? String(fallback()), as: .object)
    }

    /// Puts in a value as a format of the C library prints it, `"%.2f"` for example.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      key.append(value: String(format: specifier, value), as: .object)
    }

    /// Puts in a value as a style formats it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      key.append(value: format.format(input), as: .object)
    }

    /// Puts in an object as a formatter formats it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      key.append(value: formatter?.string(for: subject) ?? subject.description, as: .object)
    }

    /// Puts in a value as a formatter formats it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      key.append(value: formatter.string(for: subject) ?? "\(subject)", as: .object)
    }

    /// Puts in a date. See `Text.init(_:style:)` for what is relative to the moment.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      key.append(value: style.string(from: date), as: .object)
    }

    /// Puts in a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      key.append(value: dates.textual, as: .object)
    }

    /// Puts in a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      key.append(value: (interval.start...interval.end).textual, as: .object)
    }

    /// Puts in text, which keeps its looks. A key with such text is not looked up.
    public mutating func appendInterpolation(_ text: Text) { key.append(text) }

    /// Puts in a picture, as its glyph. A key with a picture is not looked up.
    public mutating func appendInterpolation(_ image: Image) { key.append(Text(image)) }

    /// Puts in text with attributes. A key with such text is not looked up.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      key.append(Text(attributed))
    }
  }
}
