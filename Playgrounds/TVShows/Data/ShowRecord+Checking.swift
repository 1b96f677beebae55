import PlaygroundSupport
import TVShowsDomain

extension ShowRecord {
  /// Throws the first fault in a list of records, if there is one.
  static func check(_ records: [ShowRecord], from source: JSONSource) throws(ShowsError) {
    var ids: Set<Int> = []
    for record in records {
      guard ids.insert(record.id).inserted else {
        throw unusable(source, "two shows have the id \(record.id)")
      }
      guard !record.title.allSatisfy(\.isWhitespace) else {
        throw unusable(source, "the show with the id \(record.id) has no title")
      }
    }
  }

  private static func unusable(_ source: JSONSource, _ reason: String) -> ShowsError {
    ShowsError(.decoding, particulars: "\(source.title) cannot be used: \(reason).")
  }
}
