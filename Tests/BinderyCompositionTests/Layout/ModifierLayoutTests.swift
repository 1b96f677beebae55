import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct ModifierLayoutTests {
  private let text = Text(verbatim: "ab")

  @Test func framesByALength() {
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          text.frame(width: 48); text
        }
      } == "  ab  ab")
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          text.frame(width: 48, alignment: .trailing); text
        }
      }
        == "    abab")
    #expect(
      lines(9, 4) {
        VStack {
          text.frame(height: 48, alignment: .bottom); text
        }
      }
        == "\n\nab\nab")
  }

  @Test func givesAFrameAtLeastACell() {
    #expect(
      lines(9, 2) {
        HStack(spacing: 0) {
          Text(verbatim: "a").frame(width: 1); text
        }
      } == "aab")
  }

  @Test func boundsALength() {
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          text.frame(minWidth: 32, alignment: .leading); text
        }
      }
        == "ab  ab")
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          Text(verbatim: "a b c d e").frame(maxWidth: 32); text
        }
      } == "a b…ab")
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          text.frame(maxWidth: .infinity); text
        }
      } == "  ab   ab")
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          text.frame(idealWidth: 40, alignment: .leading).fixedSize(); text
        }
      } == "ab   ab")
    #expect(
      lines(9, 2) {
        text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
        == "\n       ab")
  }

  @Test func padsEachEdge() {
    #expect(lines(9, 4) { text.padding() } == "\n ab")
    #expect(lines(9, 4) { text.padding(.leading, 24) } == "   ab")
    #expect(
      lines(9, 4) {
        VStack(alignment: .leading) {
          text.padding(.vertical); text
        }
      } == "\nab\n\nab")
    #expect(
      lines(9, 4) {
        HStack(spacing: 0) {
          text.padding(.trailing, -8); text
        }
      } == "aab")
  }

  @Test func modifiesEachOfSeveralViews() {
    #expect(
      lines(9, 6) {
        VStack(alignment: .leading) {
          Group {
            Text(verbatim: "a")
            Text(verbatim: "b")
          }
          .padding(.leading, 16).padding(.top, 16)
        }
      } == "\n  a\n\n  b")
    #expect(
      lines(9, 2) {
        HStack(spacing: 0) { ForEach(0..<3) { Text(verbatim: "\($0)") }.frame(width: 24) }
      } == " 0  1  2")
    #expect(lines(9, 2) { Group {}.padding() } == "")
  }

  @Test func keepsTheIdealSize() {
    let long = Text(verbatim: "one two three")
    #expect(lines(9, 2) { long } == "one two\nthree")
    #expect(lines(9, 2) { long.fixedSize() } == "one two t")
    #expect(
      lines(9, 2) {
        long.fixedSize(horizontal: false, vertical: true).frame(height: 16, alignment: .top)
      }
        == "one two\nthree")
  }

  @Test func keepsProportions() {
    #expect(
      lines(8, 8) { Color.red.aspectRatio(1, contentMode: .fit).overlay(Text(verbatim: "x")) }
        == "\n   x")
    #expect(
      lines(8, 2) {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit); text
        }
      }
        == "    ab")
  }

  @Test func drawsElsewhere() {
    #expect(
      lines(9, 3) {
        HStack(spacing: 0) {
          Text(verbatim: "a").offset(x: 16, y: 16); Text(verbatim: "b")
        }
      }
        == " b\n  a")
  }

  @Test func laysALayerInTheSizeOfItsContent() {
    #expect(
      lines(9, 3) {
        text.padding(.horizontal).overlay(alignment: .trailing) { Text(verbatim: "x") }
      }
        == " abx")
    #expect(
      lines(9, 3) {
        HStack(spacing: 0) {
          text.background(alignment: .leading) { Text(verbatim: "wide one").fixedSize() }
          Text(verbatim: "|")
        }
      } == "ab|e one")
  }

  @Test func stacksInDepth() {
    #expect(
      lines(9, 3) {
        ZStack(alignment: .bottomTrailing) {
          VStack(alignment: .leading) {
            Text(verbatim: "....."); Text(verbatim: ".....")
          }
          Text(verbatim: "x")
        }
      } == ".....\n....x")
    #expect(lines(9, 3) { ZStack {} } == "")
  }

  @Test func hidesButKeepsThePlace() {
    #expect(
      lines(9, 1) {
        HStack {
          text.ruled(.hidden); text
        }
      } == "   ab")
    #expect(
      lines(9, 1) {
        HStack {
          text.ruled(.opacity(0)); text
        }
      } == "   ab")
  }
}
