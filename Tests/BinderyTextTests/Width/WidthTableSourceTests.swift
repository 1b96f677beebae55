import Foundation
import Testing
import WidthTableGenerator

@Suite struct WidthTableSourceTests {
  private static let data = "/usr/share/unicode"
  private static let table = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/BinderyText/Width/WidthTable.swift").standardized

  @Test func writesBoundariesOfWidthsAndClasses() throws {
    let files = [
      "EastAsianWidth.txt": "3000;F # Zs\n4E00..4E02;W\n",
      "emoji/emoji-data.txt": "2764 ; Extended_Pictographic# heart\n",
      "emoji/emoji-variation-sequences.txt": "2764 FE0F  ; emoji style;  # heart\n",
      "auxiliary/GraphemeBreakProperty.txt": "0300..036F ; Extend\n",
      "extracted/DerivedGeneralCategory.txt": "0300..036F ; Mn\n",
    ]
    let source = try WidthTableSource.text { name throws(WidthTableError) in files[name] ?? "" }
    #expect(
      source.contains(
        "    0x1, 0x30020, 0x37001, 0x2764B5, 0x276501, 0x300002, 0x300101, 0x4E0002,"))
    #expect(source.contains("enum WidthTable {"))
  }

  @Test func namesTheLineItCannotRead() {
    #expect(throws: WidthTableError.malformedLine(file: "EastAsianWidth.txt", line: "zz;W")) {
      try WidthTableSource.text { _ throws(WidthTableError) in "zz;W\n" }
    }
  }

  @Test func saysWhichFileIsMissingAndWhereToGetIt() {
    #expect(throws: WidthTableError.missingFile("/no/such/folder/EastAsianWidth.txt")) {
      try WidthTableCommand.write(data: "/no/such/folder", output: "/no/such/folder")
    }
    #expect(
      "\(WidthTableError.missingFile("x/y.txt"))" == """
        cannot read x/y.txt
        The table is made from the Unicode 15 data files. On Debian: apt-get install unicode-data
        """)
  }

  @Test func refusesOtherVersionsOfUnicode() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "EastAsianWidth.txt")
    try Data("# EastAsianWidth-16.0.0.txt\n".utf8).write(to: file)
    #expect(throws: WidthTableError.otherVersion(file.path)) {
      try WidthTableCommand.source(data: folder.path)
    }
  }

  /// Made once, since that takes a second; nil where the files are not installed.
  private static let source = try? WidthTableCommand.source(data: data)

  @Test(.enabled(if: source != nil)) func theCheckedInTableIsWhatTheFilesGive() throws {
    let source = try #require(Self.source)
    #expect(try String(contentsOf: Self.table, encoding: .utf8) == source)
  }
}
