import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

/// A layer that keeps a number, to be told from others of its kind.
private struct Counting: View {
  @State private var count = 0
  var body: some View { Tappable("\(count)") { count += 1 } }
}

/// Two views.
private struct Pair: View {
  var body: some View {
    Text(verbatim: "one")
    Text(verbatim: "three")
  }
}

/// A view whose body is a closure.
private struct Body<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

@MainActor @Suite struct LayerTests {
  @Test func eachViewOfAGroupHasALayerOfItsOwn() {
    #expect(
      lines(12, 3) {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            Text(verbatim: "a")
            Text(verbatim: "bcd")
          }
          .padding(.trailing, 8)
          .overlay(alignment: .trailing) { Text(verbatim: "|") }
          Text(verbatim: "end")
        }
      } == "a|\nbcd|\nend")
  }

  @Test func eachViewOfABodyHasALayerOfItsOwn() {
    #expect(
      Drawing(12, 1) { HStack(spacing: 8) { Pair().background(Color.red) } }.ansi
        == "^41mone^0m ^41mthree^0m")
  }

  @Test func aModifierAroundAppliesToEachViewWithItsLayer() {
    #expect(
      lines(12, 2) {
        VStack(alignment: .leading, spacing: 0) {
          Pair().overlay(alignment: .leading) { Text(verbatim: ">") }.padding(.leading, 16)
        }
      } == "  >ne\n  >hree")
  }

  @Test func layersAreKeptWhileViewsComeAndGo() throws {
    let count = Binding.variable(3)
    let composition = Composition(width: 12, height: 4) {
      Body {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            ForEach(0..<count.wrappedValue, id: \.self) { Text(verbatim: "row \($0)") }
          }
          .overlay(alignment: .leading) { Counting() }
        }
      }
    }
    #expect(composition.shown == "0ow 0\n0ow 1\n0ow 2")
    let second = composition.semanticTree.flattened.filter { $0.semantics.role == .button }[1]
    composition.run(try #require(second.semantics.actions.activate))
    #expect(composition.shown == "0ow 0\n1ow 1\n0ow 2")
    for (rows, expected) in [
      (2, "0ow 0\n1ow 1"), (1, "0ow 0"), (0, ""), (2, "0ow 0\n0ow 1"),
    ] {
      count.wrappedValue = rows
      composition.flush()
      #expect(composition.shown == expected)
      #expect(composition.frame == composition.rebuildFrame())
    }
  }

  @Test func layersFollowTheViewAround() {
    let (mark, isTrailing) = (Binding.variable("<"), Binding.variable(false))
    let composition = Composition(width: 12, height: 2) {
      Body {
        VStack(alignment: .leading, spacing: 0) {
          Pair().overlay(alignment: isTrailing.wrappedValue ? .trailing : .leading) {
            Text(verbatim: mark.wrappedValue)
          }
        }
      }
    }
    #expect(composition.shown == "<ne\n<hree")
    mark.wrappedValue = "<<"
    composition.flush()
    #expect(composition.shown == "<<e\n<<ree")
    isTrailing.wrappedValue = true
    composition.flush()
    #expect(composition.shown == "o<<\nthr<<")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aLayerThatChangesIsPaintedWhereItStands() throws {
    let value = Binding.variable(1)
    let composition = Composition(width: 12, height: 3) {
      Body {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "top")
          Pair().background(alignment: .bottomTrailing) {
            Text(verbatim: "\(value.wrappedValue)").fixedSize()
          }
        }
      }
    }
    let elements = composition.semanticTree.flattened.map(\.frame.y)
    value.wrappedValue = 1_000_000
    composition.flush()
    #expect(composition.frame == composition.rebuildFrame())
    #expect(composition.semanticTree.flattened.map(\.frame.y) == elements)
  }

  @Test func rowsOfALazyStackHaveLayersOfTheirOwn() {
    let rows = Binding.variable(Array(0..<20))
    let composition = Composition(width: 8, height: 3) {
      Body {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(rows.wrappedValue, id: \.self) { Text(verbatim: "row \($0)") }
              .overlay(alignment: .leading) { Counting() }
          }
        }
      }
    }
    #expect(composition.shown == "0ow 0\n0ow 1\n0ow 2")
    rows.wrappedValue.reverse()
    composition.flush()
    #expect(composition.shown == "0ow 19\n0ow 18\n0ow 17")
    #expect(composition.frame == composition.rebuildFrame())
  }
}
