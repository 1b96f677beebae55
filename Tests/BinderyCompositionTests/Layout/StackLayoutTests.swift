import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct StackLayoutTests {
  private let long = Text(verbatim: "one two three four")

  @Test func putsAColumnBetweenNeighboursInARow() {
    #expect(
      lines(20, 1) {
        HStack {
          Text(verbatim: "a"); Text(verbatim: "b")
        }
      } == "a b")
    #expect(
      lines(20, 1) {
        HStack(spacing: 0) {
          Text(verbatim: "a"); Text(verbatim: "b")
        }
      } == "ab")
    #expect(
      lines(20, 1) {
        HStack(spacing: 24) {
          Text(verbatim: "a"); Text(verbatim: "b")
        }
      } == "a   b")
  }

  @Test func putsNothingBetweenNeighboursInAColumn() {
    #expect(
      lines(9, 4) {
        VStack {
          Text(verbatim: "a"); Text(verbatim: "b")
        }
      } == "a\nb")
    #expect(
      lines(9, 4) {
        VStack(spacing: 16) {
          Text(verbatim: "a"); Text(verbatim: "b")
        }
      } == "a\n\nb")
  }

  @Test func givesSpacersWhatIsLeft() {
    #expect(
      lines(9, 1) {
        HStack {
          Text(verbatim: "a"); Spacer(); Text(verbatim: "b")
        }
      }
        == "a       b")
    #expect(
      lines(9, 1) {
        HStack {
          Text(verbatim: "a")
          Spacer()
          Text(verbatim: "b")
          Spacer()
          Text(verbatim: "c")
        }
      } == "a   b   c")
    #expect(
      lines(3, 5) {
        VStack {
          Text(verbatim: "a"); Spacer(); Text(verbatim: "b")
        }
      }
        == "a\n\n\n\nb")
  }

  @Test func givesTextItsRoomBeforeASpacer() {
    #expect(
      lines(19, 2) {
        HStack {
          long; Spacer()
        }
      } == "one two three four")
    #expect(
      lines(10, 3) {
        HStack {
          long; Spacer()
        }
      } == "one two\nthree\nfour")
  }

  @Test func dividesRoomAmongTextsThatDoNotFit() {
    #expect(
      lines(11, 3) {
        HStack(alignment: .top) {
          long; Text(verbatim: "end")
        }
      }
        == "one two end\nthree\nfour")
    #expect(
      lines(11, 2) {
        HStack(alignment: .top) {
          Text(verbatim: "aaaa bbbb"); Text(verbatim: "cccc dddd")
        }
      } == "aaaa cccc\nbbbb dddd")
  }

  @Test func offersRoomByPriority() {
    #expect(
      lines(13, 2) {
        HStack(alignment: .top) {
          Text(verbatim: "aaaa bbbb").frame(height: 16)
          Text(verbatim: "cccc dddd").layoutPriority(1)
        }
      } == "aa… cccc dddd")
  }

  @Test func sharesRoomAmongFlexibleViews() {
    #expect(
      lines(7, 1) {
        HStack(spacing: 0) {
          Text(verbatim: "a").frame(maxWidth: .infinity, alignment: .leading)
          Text(verbatim: "b").frame(maxWidth: .infinity, alignment: .leading)
        }
      } == "a  b")
    #expect(
      lines(9, 1) {
        HStack(spacing: 0) {
          Text(verbatim: "aaaa").frame(maxWidth: .infinity, alignment: .leading)
          Text(verbatim: "b").fixedSize()
        }
      } == "aaaa    b")
  }

  @Test func linesUpAcrossItsAxis() {
    func column(_ alignment: HorizontalAlignment) -> String {
      lines(9, 2) {
        VStack(alignment: alignment) {
          Text(verbatim: "wide"); Text(verbatim: "ab")
        }
      }
    }
    #expect(column(.leading) == "wide\nab")
    #expect(column(.center) == "wide\n ab")
    #expect(column(.trailing) == "wide\n  ab")
    func row(_ alignment: VerticalAlignment) -> String {
      lines(9, 3) {
        HStack(alignment: alignment) {
          VStack { ForEach(0..<3) { Text(verbatim: "\($0)") } }
          Text(verbatim: "x")
        }
      }
    }
    #expect(row(.top) == "0 x\n1\n2")
    #expect(row(.center) == "0\n1 x\n2")
    #expect(row(.bottom) == "0\n1\n2 x")
    #expect(row(.firstTextBaseline) == "0 x\n1\n2")
  }

  @Test func drawsADividerAcrossItself() {
    #expect(
      lines(4, 3) {
        VStack {
          Text(verbatim: "a"); Divider(); Text(verbatim: "b")
        }
      }
        == " a\n────\n b")
    #expect(
      lines(5, 2) {
        HStack {
          Text(verbatim: "a"); Divider(); Text(verbatim: "b")
        }.frame(height: 32)
      } == "a │ b\n  │")
  }

  @Test func isNothingWithoutViews() {
    #expect(
      lines(5, 2) {
        VStack {
          HStack {}; Text(verbatim: "a"); VStack {}
        }
      } == "a")
    #expect(
      lines(5, 2) {
        HStack {
          EmptyView(); Text(verbatim: "a")
        }
      } == "a")
    #expect(lines(5, 2) { VStack {} } == "")
  }

  @Test func showsWhatFitsOfAColumnThatIsTooLong() {
    #expect(lines(3, 2) { VStack { ForEach(0..<5) { Text(verbatim: "\($0)") } } } == "0\n1")
  }

  @Test(arguments: [0, 1, 2]) func standsInAScreenOfNoSize(_ width: Int) {
    for height in 0..<3 {
      let composition = Composition(width: width, height: height) {
        VStack {
          HStack {
            long; Spacer(); Divider(); long
          }
          ScrollView { LazyVStack { ForEach(0..<3) { Text(verbatim: "\($0)") } } }
          Color.red.frame(width: 0, height: 0)
          Text(verbatim: "日本").padding(800).ruled(.line)
          List(0..<3) { Text(verbatim: "\($0)") }
        }
      }
      #expect(composition.frame == composition.rebuildFrame())
    }
  }

  @Test func takesHugeLengths() {
    #expect(
      lines(4, 2) { Text(verbatim: "a").frame(width: 1e30, height: 1e30, alignment: .topLeading) }
        == "a")
    #expect(
      lines(4, 1) {
        HStack(spacing: 1e30) {
          Text(verbatim: "a"); Text(verbatim: "b")
        }
      } == "")
    #expect(lines(4, 2) { Text(verbatim: "a").padding(.leading, .infinity) } == "")
    #expect(lines(4, 2) { Text(verbatim: "a").offset(x: .nan, y: -.infinity) } == "")
  }
}
