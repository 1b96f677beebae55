import BinderyText
import Foundation
import Testing

@Suite struct ClusterReaderTests {
  /// The lines of Unicode 15's conformance file, if the machine has it.
  private static let conformanceTests: [Substring]? = {
    let path = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      text.hasPrefix("# GraphemeBreakTest-15.0.0.txt")
    else { return nil }
    return text.split(separator: "\n")
  }()

  private func clusters(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      var result: [String] = []
      while let cluster = reader.next() {
        result.append(String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self))
      }
      return result
    }
  }

  private func scalars(_ clusters: [String]) -> [[UInt32]] {
    clusters.map { $0.unicodeScalars.map(\.value) }
  }

  @Test func joinsWhatUnicodeJoins() {
    #expect(clusters("ae\u{301}\u{302}b") == ["a", "e\u{301}\u{302}", "b"])
    #expect(clusters("🇫🇷🇩🇪🇮") == ["🇫🇷", "🇩🇪", "🇮"])
    #expect(clusters("👩‍🚀👍🏽x") == ["👩‍🚀", "👍🏽", "x"])
    #expect(clusters("a\r\nb") == ["a", "\r\n", "b"])
    #expect(scalars(clusters("\u{1100}\u{1161}\u{11A8}\u{1100}")).count == 2)
  }

  @Test func breaksBeforeAThirdColumn() {
    #expect(scalars(clusters("a🏽")) == [[0x61], [0x1F3FD]])
    #expect(scalars(clusters("\u{1100}\u{1100}\u{1161}")) == [[0x1100], [0x1100, 0x1161]])
    #expect(scalars(clusters("漢\u{903}")) == [[0x6F22], [0x903]])
  }

  @Test func setsApartAJoinerThatJoinsNoPictograph() {
    #expect(scalars(clusters("👩\u{200D}a")) == [[0x1F469], [0x200D], [0x61]])
    #expect(scalars(clusters("👩\u{200D}")) == [[0x1F469], [0x200D]])
    #expect(scalars(clusters("क्\u{200D}")) == [[0x915, 0x94D, 0x200D]])
  }

  @Test(.enabled(if: conformanceTests != nil))
  func agreesWithTheConformanceTests() throws {
    let tests = try #require(Self.conformanceTests)
    var checked = 0
    for line in tests where !line.hasPrefix("#") {
      let expected = line.prefix { $0 != "#" }.split(separator: "÷").map { cluster in
        cluster.split(separator: "×").compactMap {
          UInt32($0.trimmingCharacters(in: .whitespaces), radix: 16)
        }
      }.filter { !$0.isEmpty }
      // Left out: clusters wider than two columns, and joiners after a pictograph with nothing to
      // join, where the reader's rules differ on purpose.
      let differs = expected.contains { cluster in
        let properties = cluster.map(ScalarProperties.init)
        let isPictographic = properties[0].scalarClass == .pictograph
        return isPictographic
          ? properties.contains { $0.scalarClass == .spacingMark }
            || properties.last?.scalarClass == .joiner
          : properties.reduce(0) { $0 + $1.columns } > 2
      }
      if differs { continue }
      checked += 1
      let text = expected.joined().reduce(into: "") {
        $0.unicodeScalars.append(Unicode.Scalar($1) ?? "x")
      }
      #expect(scalars(clusters(text)) == expected, "\(line)")
    }
    #expect(checked > 500)
  }

  /// A cell is a place for one character, not for as much as somebody puts on it.
  @Test func endsAfterThirtyMarks() {
    let marks = String(repeating: "\u{301}", count: 5000)
    let all = clusters("e" + marks + "x")
    #expect(all[0] == "e" + String(repeating: "\u{301}", count: 30))
    #expect(all.allSatisfy { $0.unicodeScalars.count <= ClusterReader.mostScalars })
    #expect(all.joined() == "e" + marks + "x")
    #expect(all.count == 1 + 161 + 1)
    #expect(TerminalText.sanitized("e" + marks).unicodeScalars.count == 31 + 161)
    let family = "👩‍❤️‍💋‍👨"
    #expect(clusters(family) == [family])
    let joined = String(repeating: "👩‍", count: 500) + "👩"
    #expect(clusters(joined).allSatisfy { $0.unicodeScalars.count <= 32 })
  }
}
