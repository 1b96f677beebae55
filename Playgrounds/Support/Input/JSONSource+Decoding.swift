public import Foundation

extension JSONSource {
  /// Decodes a list from bytes that were read from this source.
  ///
  /// A byte order mark at the start is skipped, and UTF-16 and UTF-32 are understood as well.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func decode<Element: Decodable>(
    _ data: Data, as type: Element.Type = Element.self
  ) throws(JSONSourceError) -> [Element] {
    try decodeDocument(data, as: [Item<Element>].self).map(\.value)
  }

  /// Decodes one value, which is the whole document, from bytes that were read from this source.
  ///
  /// A byte order mark at the start is skipped, and UTF-16 and UTF-32 are understood as well.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func decodeValue<Value: Decodable>(
    _ data: Data, as type: Value.Type = Value.self
  ) throws(JSONSourceError) -> Value {
    try decodeDocument(data, as: Item<Value>.self).value
  }

  private func decodeDocument<Document: Decodable>(
    _ data: Data, as type: Document.Type
  ) throws(JSONSourceError) -> Document {
    guard let text = JSONEncoding.utf8(data) else { throw .malformed(self, .encoding) }
    guard !text.allSatisfy(JSONSyntax.isSpace) else { throw .empty(self) }
    do {
      return try JSONDecoder().decode(Document.self, from: text)
    } catch {
      switch JSONSyntax(of: text) {
      case .valid: throw .malformed(self, JSONFault(error))
      case .truncated: throw .truncated(self)
      case .outOfRange(let number, let position):
        throw .malformed(self, .outOfRange(number, position))
      case .faulty(let position): throw .malformed(self, .syntax(position))
      }
    }
  }
}

/// An element that says which one it is when one of its values cannot be used.
///
/// A number that does not fit its type makes some versions of Foundation throw an error of their
/// own, which does not say where the number is.
private struct Item<Value: Decodable>: Decodable {
  var value: Value

  init(from decoder: any Decoder) throws {
    do {
      value = try Value(from: decoder)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "unusable value",
          underlyingError: error))
    }
  }
}
