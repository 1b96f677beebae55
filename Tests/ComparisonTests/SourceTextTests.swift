import Comparison
import Testing

@Suite struct SourceTextTests {
  @Test func countsLinesThatAreNeitherBlankNorCommentOnly() {
    let text = SourceText(
      """
      import X  // a comment behind code

      /// A comment.
      struct A {  /* one */
        /* two
           /* nested */
           lines */
        let a = 1 /* behind
        */
      }

      """)
    #expect(text.lineCount == 4)
  }

  @Test func commentSignsInStringsAreNoComments() {
    let text = SourceText(
      ##"""
      let a = "http://a" // gone
      let b = #"a \" /* "#
      let c = "\"/*"
      let d = 1 /* gone */
      """##)
    #expect(text.lineCount == 4)
    #expect(!text.code.contains("gone"))
    #expect(text.code.contains("let d = 1"))
  }

  @Test func linesOfLongStringsCount() {
    let text = SourceText(
      #"""
      let a = """
        // no comment

        struct NoType {}
        """
      let b = 1
      """#)
    #expect(text.lineCount == 5)
    #expect(text.typeCount == 0)
  }

  @Test func interpolationsAreCode() {
    let text = SourceText(#"let a = "x \(Name(label: ")")) y" // gone"#)
    #expect(text.tokens.contains(.word("Name")))
    #expect(!text.tokens.contains(.word("x")))
    #expect(!text.tokens.contains(.word("y")))
    #expect(!text.code.contains("gone"))
  }

  @Test func countsDeclaredTypes() {
    let text = SourceText(
      """
      import struct Foundation.URL
      public struct A { class B { class func make() {}; class var c: Int { 1 } } }
      enum C { case `struct` }
      actor D {}
      protocol E: AnyObject {}
      extension A {}
      // struct F {}
      let e = C.struct, f = A.self
      """)
    #expect(text.typeCount == 5)
  }

  @Test func anEmptyFileHasNothing() {
    #expect(SourceText("").lineCount == 0)
    #expect(SourceText("").typeCount == 0)
    #expect(SourceText("\n  \n/* never closed").lineCount == 0)
  }
}
