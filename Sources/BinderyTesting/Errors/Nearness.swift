/// How much two labels differ, to tell what a test may have meant.
package enum Nearness {
  /// Labels without repetitions, the one most like `text` first; alike ones in their order.
  package static func sorted(_ labels: [String], by text: String) -> [String] {
    var seen: Set<String> = []
    let distinct = labels.filter { seen.insert($0).inserted }
    if text.isEmpty { return distinct }
    let wanted = Array(text.lowercased())
    return distinct.enumerated()
      .map { (index: $0, label: $1, distance: distance(Array($1.lowercased()), wanted)) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .map(\.label)
  }

  /// How many characters must be inserted, removed or replaced to make one text of the other.
  ///
  /// Wagner and Fischer's algorithm, a row at a time.
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
