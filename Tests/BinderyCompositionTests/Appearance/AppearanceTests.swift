import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Deck: View {
  @Binding var front: Int
  var body: some View {
    ZStack(alignment: .leading) {
      ForEach(0..<3, id: \.self) { index in
        Text("card \(index)").zIndex(index == front ? 1 : 0)
      }
    }
  }
}

private struct ReadsScheme: View {
  @Environment(\.colorScheme) var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

@MainActor @Suite struct AppearanceTests {
  @Test func aHigherIndexIsDrawnInFront() {
    let front = Binding.variable(2)
    let drawing = Drawing(8, 1) { Deck(front: front) }
    #expect(drawing.text == "card 2")
    front.wrappedValue = 0
    #expect(drawing.text == "card 0")
    #expect(drawing.composition.frame == drawing.composition.rebuildFrame())
  }

  @Test func aPositionIsThatOfTheCentre() {
    let drawing = Drawing(9, 3) { Text("abc").position(x: 36, y: 24) }
    #expect(drawing.text == "\n   abc")
  }

  @Test func whatIsHiddenKeepsItsPlace() {
    let drawing = Drawing(9, 1) {
      HStack {
        Text("a").hidden()
        Text("b").opacity(0)
        Text("c").opacity(0.5)
      }
    }
    #expect(drawing.ansi == "    ^2mc^0m")
    #expect(drawing.outline == "text \"c\"")
  }

  @Test func anInsetTakesItsRoomFirst() {
    let drawing = Drawing(6, 3) {
      Text("one two three four five six").safeAreaInset(edge: .bottom) { Text("bar") }
    }
    #expect(drawing.text == "one\ntwo t…\n bar")
  }

  @Test func effectsWithoutCellsChangeNothing() {
    let drawing = Drawing(9, 1) {
      Text("a").shadow(radius: 3).blur(radius: 2).scaleEffect(2).rotationEffect(.degrees(90))
        .rotation3DEffect(.degrees(4), axis: (x: 0, y: 1, z: 0)).blendMode(.multiply)
        .brightness(1).saturation(0).grayscale(1).hueRotation(.radians(1)).compositingGroup()
        .drawingGroup().mask(Circle()).mask { Text("x") }.allowsHitTesting(false)
        .ignoresSafeArea().edgesIgnoringSafeArea(.all).contentMargins(.horizontal, 8)
        .animation(.default, value: 1).animation(.easeIn).transition(.opacity)
        .transition(.move(edge: .top).combined(with: .slide)).contentTransition(.numericText())
        .transaction { $0.animation = nil }.matchedGeometryEffect(id: 1, in: "space")
        .imageScale(.large).symbolVariant(.fill).symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: 3).glassEffect(.regular, in: .rect(cornerRadius: 4))
        .contentShape(Rectangle()).monospacedDigit().lineSpacing(4).minimumScaleFactor(0.5)
        .textSelection(.enabled)
    }
    #expect(drawing.text == "a")
  }

  @Test func tellsWhichSchemeIsPreferred() {
    #expect(Drawing(9, 1) { ReadsScheme().preferredColorScheme(.dark) }.text == "dark")
    #expect(Drawing(9, 1) { ReadsScheme().preferredColorScheme(nil) }.text == "light")
  }

  @Test func helpIsAHint() {
    let drawing = Drawing(9, 1) { Text("a").help("Opens it") }
    #expect(drawing.composition.semanticTree.first(.text, "a")?.semantics.hint == "Opens it")
  }
}
