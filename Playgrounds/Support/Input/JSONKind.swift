/// A kind of JSON value, as a decoder expects it.
public enum JSONKind: Hashable, Sendable {
  /// A text.
  case text

  /// A number without a fraction.
  case wholeNumber

  /// A number.
  case number

  /// True or false.
  case truth

  /// A list of values.
  case list

  /// An object: keys with values.
  case object

  init(of type: any Any.Type) {
    self =
      switch type {
      case is String.Type: .text
      case is any BinaryInteger.Type: .wholeNumber
      case is any BinaryFloatingPoint.Type: .number
      case is Bool.Type: .truth
      case is any RandomAccessCollection.Type: .list
      default: .object
      }
  }
}
