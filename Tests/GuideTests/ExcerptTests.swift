import Testing

@Suite struct ExcerptTests {
  private let source = """
    struct A {
      func a() {

        b()
      }
    }
    """

  private func stands(_ lines: String...) -> Bool {
    Guide.Excerpt(source: nil, lines: lines).stands(in: source)
  }

  @Test func mayBeMovedAsAWhole() {
    #expect(stands("func a() {", "", "  b()", "}"))
    #expect(stands("  func a() {", "", "    b()"))
    #expect(stands("b()"))
  }

  @Test func isOtherwiseTheSame() {
    #expect(!stands("func a() {", "  b()"))
    #expect(!stands("func a() {", "", "b()"))
    #expect(!stands("a() {"))
    #expect(!stands("func a() {", "", "  b()", "}", "}", "}"))
    #expect(!stands())
  }

  @Test func namesItsFile() {
    let guide = Guide(
      name: "A.md",
      text: """
        <!-- excerpt: Sources/A.swift -->
        ```swift
        let a = 1
        ```
        ```swift
        let b = 2
        ```
        ![A picture
        of two lines](a-picture) and ![another](b)
        """)
    #expect(guide.excerpts.map(\.source) == ["Sources/A.swift", nil])
    #expect(guide.excerpts.map(\.lines) == [["let a = 1"], ["let b = 2"]])
    #expect(guide.pictures == ["a-picture", "b"])
  }
}
