import Foundation
import PlaygroundSupport
import Testing

@Suite struct JSONSourceTests {
  struct Thing: Codable, Equatable {
    var id: Int
    var name: String
    var tags: [String]?
  }

  private let source = JSONSource.file(path: "x.json")

  private func decode(_ text: String) throws -> [Thing] {
    try source.decode(Data(text.utf8))
  }

  private func message(_ text: String) -> String {
    do {
      return "\(try decode(text))"
    } catch {
      return error.localizedDescription
    }
  }

  @Test func ignoresKeysItDoesNotKnow() throws {
    #expect(
      try decode(#"[{"id": 1, "name": "é", "more": {"a": [null]}}]"#) == [Thing(id: 1, name: "é")])
  }

  @Test func skipsAByteOrderMark() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(#"[{"id": 1, "name": "a"}]"#.utf8)
    #expect(try source.decode(data, as: Thing.self) == [Thing(id: 1, name: "a")])
  }

  @Test func takesAnEmptyList() throws {
    #expect(try decode(" [] \n").isEmpty)
  }

  @Test(arguments: ["", " \r\n\t", "\u{FEFF}"])
  func tellsAnEmptySource(text: String) {
    #expect(message(text) == "The file 'x.json' is empty.")
  }

  @Test(arguments: [
    "[", #"[{"id": 1, "na"#, #"[{"id": 1, "name": "a"}"#, #"[{"id": 1, "name": "a"},"#,
    #"[{"id": 1, "name": "a", "tags": ["b"]"#, #"[{"id": 1, "name": "\"#, "[{\"id\": 1,\n\n",
  ])
  func tellsATextThatBreaksOff(text: String) {
    #expect(message(text) == "The file 'x.json' breaks off before the JSON in it ends.")
  }

  @Test func tellsWhereTheSyntaxIsWrong() {
    #expect(
      message("<html>") == "The file 'x.json' is not valid JSON: look at line 1, column 1.")
    #expect(
      message("[{\"id\": 1,\n  \"name\": \"éé\",,}]")
        == "The file 'x.json' is not valid JSON: look at line 2, column 16.")
    #expect(
      message("[] x") == "The file 'x.json' is not valid JSON: look at line 1, column 4.")
  }

  @Test func tellsAFaultWhosePlaceIsUnknown() {
    #expect(
      message(#"[{"id": 1, "name": "\ud800"}]"#) == "The file 'x.json' is not valid JSON.")
  }

  @Test func namesAMissingKey() {
    #expect(
      message(#"[{"id": 1, "name": "a"}, {"id": 2}]"#)
        == "The file 'x.json' cannot be used: item 2 has no 'name'.")
  }

  @Test func namesAValueOfTheWrongKind() {
    #expect(
      message(#"[{"id": "1", "name": "a"}]"#)
        == "The file 'x.json' cannot be used: item 1, 'id' should be a whole number.")
    #expect(
      message(#"[{"id": null, "name": "a"}]"#)
        == "The file 'x.json' cannot be used: item 1, 'id' should be a whole number.")
    #expect(
      message(#"[{"id": 1, "name": 2}]"#)
        == "The file 'x.json' cannot be used: item 1, 'name' should be a text.")
    #expect(
      message(#"[{"id": 1, "name": "a", "tags": {}}]"#)
        == "The file 'x.json' cannot be used: item 1, 'tags' should be a list.")
    #expect(
      message(#"[{"id": 1, "name": "a", "tags": ["b", true]}]"#)
        == "The file 'x.json' cannot be used: item 1, 'tags', item 2 should be a text.")
    #expect(
      message("{}") == "The file 'x.json' cannot be used: the document should be a list.")
    #expect(
      message("null") == "The file 'x.json' cannot be used: the document should be a list.")
    #expect(
      message("[[]]") == "The file 'x.json' cannot be used: item 1 should be an object.")
  }

  @Test(arguments: ["1e300", "1.5", "99999999999999999999999", "-1e30"])
  func namesTheItemWithANumberThatDoesNotFit(number: String) {
    let text = #"[{"id": 1, "name": "a"}, {"id": \#(number), "name": "b"}]"#
    #expect(throws: JSONSourceError.self) { try decode(text) }
    #if os(Linux)
      #expect(
        message(text)
          == "The file 'x.json' cannot be used: item 2 has a value that does not fit, "
          + "such as a number that is too large.")
    #endif
  }

  @Test func survivesDeepNesting() {
    #expect(throws: JSONSourceError.self) {
      try decode(String(repeating: "[", count: 100_000))
    }
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian,
    .utf32BigEndian,
  ])
  func readsOtherEncodings(encoding: String.Encoding) throws {
    func data(_ text: String) throws -> Data { try #require(text.data(using: encoding)) }
    #expect(
      try source.decode(data(#"[{"id": 1, "name": "é"}]"#)) == [Thing(id: 1, name: "é")])
    #expect(try source.decode(data("[]"), as: Thing.self) == [])
    let error = #expect(throws: JSONSourceError.self) {
      try source.decode(data("[{\"id\": 1,\n  \"name\": \"éé\",,}]"), as: Thing.self)
    }
    #expect(
      error?.description == "The file 'x.json' is not valid JSON: look at line 2, column 16.")
  }

  @Test func tellsBytesThatAreNoText() {
    func message(_ bytes: [UInt8]) -> String? {
      #expect(throws: JSONSourceError.self) { try source.decode(Data(bytes), as: Thing.self) }?
        .description
    }
    // Half of a surrogate pair, and a letter in Latin-1.
    #expect(
      message([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x5B])
        == "The file 'x.json' is not valid JSON: it should be in UTF-8.")
    #expect(
      message(Array(#"[""#.utf8) + [0xE9] + Array(#""]"#.utf8))
        == "The file 'x.json' is not valid JSON: look at line 1, column 3.")
  }

  @Test func tellsWhereANumberIsOutOfRange() {
    let text = "[{\"id\": 1, \"name\": \"1e999\"},\n  {\"id\": 11e999, \"name\": \"b\"}]"
    #if os(Linux)
      #expect(
        message(text)
          == "The file 'x.json' cannot be used: '11e999' is out of the range of numbers, "
          + "at line 2, column 10.")
    #endif
    #expect(throws: JSONSourceError.self) { try decode(text) }
  }

  @Test func decodesADocumentThatIsOneValue() throws {
    let thing: Thing = try source.decodeValue(Data("\u{FEFF}{\"id\": 1, \"name\": \"a\"}".utf8))
    #expect(thing == Thing(id: 1, name: "a"))
  }

  @Test func tellsWhatIsWrongWithOneValue() {
    func message(_ text: String) -> String? {
      let error = #expect(throws: JSONSourceError.self) {
        try source.decodeValue(Data(text.utf8), as: Thing.self)
      }
      return error?.localizedDescription
    }
    #expect(message("") == "The file 'x.json' is empty.")
    #expect(message("{") == "The file 'x.json' breaks off before the JSON in it ends.")
    #expect(
      message("[]") == "The file 'x.json' cannot be used: the document should be an object.")
    #expect(
      message(#"{"id": 1}"#) == "The file 'x.json' cannot be used: the document has no 'name'.")
    #expect(
      message(#"{"id": "1", "name": "a"}"#)
        == "The file 'x.json' cannot be used: 'id' should be a whole number.")
  }
}
