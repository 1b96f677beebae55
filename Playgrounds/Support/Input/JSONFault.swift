/// What is wrong with a JSON document.
public enum JSONFault: Hashable, Sendable {
  /// It is not JSON, from a place on if that is known.
  case syntax(JSONPosition?)

  /// Its bytes are no text in the encoding that it begins in.
  case encoding

  /// A number has no counterpart, at a place if that is known.
  case outOfRange(String, JSONPosition?)

  /// An object lacks a key.
  case missingKey(String, in: JSONPath)

  /// A value is of another kind than expected, or null.
  case wrongKind(JSONKind, at: JSONPath)

  /// A value is of the right kind but cannot be used, such as a number that does not fit.
  case unusableValue(at: JSONPath)

  /// Makes the fault of a document that is JSON but could not be decoded.
  init(_ error: any Error) {
    self =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        .missingKey(key.stringValue, in: JSONPath(context.codingPath))
      case DecodingError.typeMismatch(let type, let context),
        DecodingError.valueNotFound(let type, let context):
        .wrongKind(JSONKind(of: type), at: JSONPath(context.codingPath))
      case DecodingError.dataCorrupted(let context):
        .unusableValue(at: JSONPath(context.codingPath))
      default:
        .unusableValue(at: JSONPath([JSONPath.Step]()))
      }
  }
}
