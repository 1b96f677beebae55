import BinderyViews
import Testing

@Suite struct TextInputTests {
  private func edited(_ text: String, at cursor: Int?, _ edits: TextInput.Edit...) -> TextInput {
    var input = TextInput(text, cursor: cursor)
    for edit in edits { input.apply(edit) }
    return input
  }

  @Test func theCursorBeginsAtTheEnd() {
    #expect(TextInput("abc").cursor == 3)
    #expect(TextInput("abc", cursor: 9).cursor == 3)
    #expect(TextInput("abc", cursor: -1).cursor == 0)
  }

  @Test func insertsBeforeTheCursor() {
    #expect(edited("ac", at: 1, .insert("b")) == TextInput("abc", cursor: 2))
    #expect(edited("", at: nil, .insert("xy"), .insert("z")) == TextInput("xyz"))
  }

  @Test func deletesByCharacter() {
    #expect(edited("a👨‍👩‍👧b", at: 2, .deleteBackward) == TextInput("ab", cursor: 1))
    #expect(edited("ae\u{301}", at: nil, .deleteBackward) == TextInput("a"))
    #expect(edited("ab", at: 0, .deleteBackward) == TextInput("ab", cursor: 0))
    #expect(edited("ab", at: 1, .deleteForward) == TextInput("a", cursor: 1))
    #expect(edited("ab", at: 2, .deleteForward) == TextInput("ab", cursor: 2))
  }

  @Test func aMarkJoinsTheCharacterBeforeIt() {
    #expect(edited("e", at: nil, .insert("\u{301}")) == TextInput("e\u{301}", cursor: 1))
  }

  @Test func movesWithinTheText() {
    #expect(edited("abc", at: 1, .move(1)).cursor == 2)
    #expect(edited("abc", at: 1, .move(-5)).cursor == 0)
    #expect(edited("abc", at: 1, .move(.max)).cursor == 3)
    #expect(edited("abc", at: 1, .move(.min)).cursor == 0)
    #expect(edited("abc", at: 1, .moveToStart).cursor == 0)
    #expect(edited("abc", at: 1, .moveToEnd).cursor == 3)
  }

  @Test func isDividedAtTheCursor() {
    let (before, at, after) = TextInput("a👍🏽c", cursor: 1).parts
    #expect([before, at, after] == ["a", "👍🏽", "c"])
    let end = TextInput("ab").parts
    #expect([end.before, end.at, end.after] == ["ab", "", ""])
  }
}
