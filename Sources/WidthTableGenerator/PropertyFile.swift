/// The lines of a Unicode data file: code points, then a value.
///
/// A line reads `1F600..1F64F ; Value # comment`, or lists a sequence of code points.
struct PropertyFile {
  struct Entry: Equatable {
    var scalars: ClosedRange<UInt32>
    /// The code points that follow the first one, where the line holds a sequence.
    var rest: [UInt32]
    var value: String
  }

  var entries: [Entry]

  init(name: String, text: String) throws(WidthTableError) {
    entries = []
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false)
      if fields.isEmpty || fields.count == 1 && fields[0].allSatisfy(\.isWhitespace) { continue }
      guard fields.count >= 2, let entry = Entry(scalars: fields[0], value: fields[1]) else {
        throw .malformedLine(file: name, line: String(line))
      }
      entries.append(entry)
    }
  }

  /// The code points whose value is one of `values`.
  func scalars(_ values: String...) -> [ClosedRange<UInt32>] {
    entries.filter { values.contains($0.value) }.map(\.scalars)
  }
}

extension PropertyFile.Entry {
  init?(scalars: Substring, value: Substring) {
    let sequence = scalars.split(separator: " ")
    guard let first = sequence.first else { return nil }
    let bounds = first.split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
    self.scalars = low...high
    rest = sequence.dropFirst().compactMap { UInt32($0, radix: 16) }
    guard rest.count == sequence.count - 1, let word = value.split(separator: " ").first else {
      return nil
    }
    self.value = String(word)
  }
}
