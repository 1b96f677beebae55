import Foundation

nonisolated extension LocalizedStringKey {
  /// Whether the program has a table of translations. Looked up once.
  static let programHasTable =
    Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  /// The text that the key stands for, translated where a table has it.
  func text(table: String?, bundle: Bundle?) -> Text {
    guard bundle != nil || table != nil || Self.programHasTable, contents.parts == nil else {
      return text
    }
    let format = self.format
    let found = (bundle ?? .main).localizedString(forKey: format, value: nil, table: table)
    return found == format ? text : filled(found).text
  }

  /// The key as a table has it: a specifier stands for each value.
  var format: String {
    let holes = contents.holes
    if holes.isEmpty { return string }
    let bytes = Array(string.utf8)
    var format = ""
    var start = 0
    for hole in holes {
      format += String(decoding: bytes[start..<hole.range.lowerBound], as: UTF8.self)
      format += hole.kind.specifier
      start = hole.range.upperBound
    }
    return format + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// A translation with the values of this key in it: `%@` takes the next, `%2$@` the second.
  private func filled(_ translation: String) -> LocalizedStringKey {
    let bytes = Array(string.utf8)
    let values = contents.holes.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    var key = LocalizedStringKey("")
    var next = 0
    var rest = Substring(translation)
    while let sign = rest.firstIndex(of: "%") {
      key.string += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        key.string += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var index = next
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let place = Int(digits) {
        index = place - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXfFeEgGs".contains($0) }) else {
        key.string += "%"
        continue
      }
      rest = rest[rest.index(after: end)...]
      next = index + 1
      if values.indices.contains(index) { key.append(value: values[index], as: .object) }
    }
    key.string += rest
    return key
  }
}
