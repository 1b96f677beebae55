import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Triangle: Shape {
  var size = 1.0
  var animatableData: Double {
    get { size }
    set { size = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

@MainActor @Suite struct ShapeTests {
  @Test func drawsOutlines() {
    #expect(
      Drawing(5, 3) { Rectangle().stroke() }.text == """
        ┌───┐
        │   │
        └───┘
        """)
    #expect(
      Drawing(5, 3) { RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2) }.text
        == """
        ╭───╮
        │   │
        ╰───╯
        """)
    #expect(Drawing(7, 3) { Rectangle().inset(by: 16).stroke(lineWidth: 1) }.text == "\n  [ ]")
  }

  @Test func anOutlineNeverHidesCharacters() {
    #expect(
      Drawing(9, 3) {
        Text("Save").padding().overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray))
      }.text == """
        ╭────╮
        │Save│
        ╰────╯
        """)
    #expect(
      Drawing(9, 1) {
        Text("Save").padding(.horizontal).overlay { Capsule().stroke() }
      }.text == "(Save)")
    #expect(Drawing(9, 1) { Text("Save").overlay { Rectangle().stroke() } }.text == "Save")
  }

  @Test func fillsABox() {
    #expect(
      Drawing(4, 2) { Rectangle().fill(.red).frame(width: 16, height: 16) }.ansi == "^41m  ^0m")
    #expect(Drawing(4, 1) { Capsule().foregroundStyle(.green) }.ansi == "^42m    ^0m")
    #expect(Drawing(2, 1) { Rectangle() }.ansi == "^7m  ^0m")
  }

  @Test func aCircleIsAsHighAsItIsWide() {
    #expect(
      Drawing(9, 4) { Circle().stroke() }.text == """
        ╭──────╮
        │      │
        │      │
        ╰──────╯
        """)
    #expect(
      Drawing(9, 1) {
        HStack {
          Circle().fill(.green).frame(width: 10, height: 10)
          Circle().stroke().frame(width: 10, height: 10)
          Text("on")
        }
      }.ansi == "^32m●^0m ○ on")
  }

  @Test func aShapeOfOnesOwnIsTheBoxAroundItsPath() {
    #expect(Drawing(6, 2) { Triangle().fill(.red) }.ansi == "   ^41m   ^0m\n   ^41m   ^0m")
    #expect(
      Drawing(6, 3) {
        Path { path in
          path.move(to: CGPoint(x: 8, y: 16))
          path.addLine(to: CGPoint(x: 32, y: 48))
        }
        .stroke(.red, lineWidth: 2)
      }.text == "\n ┌─┐\n └─┘")
  }

  @Test func anEmptyTrimDrawsNothing() {
    #expect(Drawing(4, 2) { Circle().trim(from: 0, to: 0).stroke() }.text == "")
    #expect(Drawing(4, 2) { Circle().trim(from: 0, to: 0.3).stroke() }.text == "╭──╮\n╰──╯")
  }

  @Test func aBorderStandsAroundItsView() {
    #expect(
      Drawing(9, 3) { Text("ab").border(.red) }.ansi == """
        ^31m┌──┐^0m
        ^31m│^0mab^31m│^0m
        ^31m└──┘^0m
        """)
    #expect(Drawing(9, 3) { Text("ab").border(.red, width: 0) }.text == "ab")
  }

  @Test func aClipCutsWhatIsOutside() {
    #expect(
      Drawing(9, 2) {
        VStack(alignment: .leading) {
          Text("abcdef").fixedSize().frame(width: 24, alignment: .leading).clipShape(.circle)
          Text("x").cornerRadius(3)
        }
      }.text == "abc\nx")
  }

  @Test func arcsBoundTheirPath() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    #expect(path.boundingRect.integral == CGRect(x: 10, y: 10, width: 10, height: 10))
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(360),
      clockwise: false)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func anArcEndsAfterAnyNumberOfTurns() {
    func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> CGRect {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .radians(start), endAngle: .radians(end),
        clockwise: clockwise)
      return path.boundingRect.integral
    }
    let whole = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(arc(0, 1e17) == whole)
    #expect(arc(1e17, 0, clockwise: true) == whole)
    #expect(whole.contains(arc(1e17, 0)))
    #expect(whole.contains(arc(1e300, -1e300)))
    #expect(arc(-1e17, -1e17 + 64) == whole)
    #expect(arc(.nan, .infinity) == .zero)
    // A quarter, a turn further on.
    #expect(arc(2 * .pi + 0.1, 0.1 + .pi / 2) == CGRect(x: -1, y: 0, width: 11, height: 10))
  }
}
