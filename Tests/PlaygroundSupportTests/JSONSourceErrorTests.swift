import PlaygroundSupport
import Testing

@Suite struct JSONSourceErrorTests {
  private let url = "http://h/x.json"

  @Test func saysWhatIsWrongWithAFile() {
    #expect("\(JSONSourceError.fileNotFound(path: "a.json"))" == "The file 'a.json' was not found.")
    #expect("\(JSONSourceError.isDirectory(path: "films"))" == "'films' is a folder, not a file.")
    #expect("\(JSONSourceError.notReadable(path: "a"))" == "The file 'a' could not be read.")
    #expect(
      "\(JSONSourceError.tooLarge(.file(path: "a")))" == "The file 'a' is larger than 64 MiB.")
  }

  @Test func saysWhatIsWrongWithAnAddress() {
    #expect(
      "\(JSONSourceError.badURL("list.json"))"
        == "'list.json' is not a web address: it should be like 'https://example.com/list.json'.")
    #expect(
      "\(JSONSourceError.status(404, url: url))" == "'http://h/x.json' answered with status 404.")
    #expect(
      "\(JSONSourceError.empty(.url(url)))" == "The answer from 'http://h/x.json' is empty.")
    #expect(
      "\(JSONSourceError.truncated(.url(url)))"
        == "The answer from 'http://h/x.json' breaks off before the JSON in it ends.")
  }

  @Test(arguments: [
    (NoAnswerReason.hostNotFound, "its host was not found"),
    (.noConnection, "its host took no connection"),
    (.connectionClosed, "the connection was closed too early"),
    (.timedOut, "it took too long"),
    (.tooManyRedirects, "it leads to other addresses without an end"),
    (.other("odd\u{1B}"), "odd\u{FFFD}"),
  ])
  func saysWhyAnAddressGaveNoAnswer(reason: NoAnswerReason, words: String) {
    #expect(
      "\(JSONSourceError.noAnswer(url: url, reason))"
        == "'http://h/x.json' gave no answer: \(words).")
  }

  @Test func makesTextFromOutsideSafe() {
    #expect(
      "\(JSONSourceError.fileNotFound(path: "\u{1B}[2J\n"))"
        == "The file '\u{FFFD}[2J\u{FFFD}' was not found.")
    #expect(
      "\(JSONSourceError.badURL("\u{202E}x"))".hasPrefix("'\u{FFFD}x' is not a web address"))
    #expect(
      "\(JSONSourceError.malformed(.url(url), .missingKey("a\u{7}", in: JSONPath([.key("\r")]))))"
        == "The answer from 'http://h/x.json' cannot be used: '\u{FFFD}' has no 'a\u{FFFD}'.")
  }

  @Test func keepsPasswordsToItself() {
    #expect(
      "\(JSONSourceError.status(401, url: "https://ann:secret@h/x?q=1"))"
        == "'https://h/x?q=1' answered with status 401.")
  }
}
