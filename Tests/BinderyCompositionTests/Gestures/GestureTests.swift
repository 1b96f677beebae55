import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct GestureTests {
  @Test func aPressOnATextRunsTheAction() throws {
    var presses = 0
    let composition = Composition(width: 12, height: 1) {
      Text(verbatim: "Row").onTapGesture { presses += 1 }
    }
    try composition.tap(.text, "Row")
    #expect(presses == 1)
  }

  @Test func severalViewsBecomeOneThingToPress() throws {
    var presses = 0
    let composition = Composition(width: 12, height: 2) {
      VStack(alignment: .leading) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .onTapGesture { presses += 1 }
    }
    #expect(
      composition.outline == """
        group "a, b"
          text "a"
          text "b"
        """)
    try composition.tap(.group, "a, b")
    #expect(presses == 1)
  }

  @Test func aLongPressIsOverAsSoonAsItIsKnown() throws {
    var log: [String] = []
    let composition = Composition(width: 12, height: 1) {
      Text(verbatim: "Row").onLongPressGesture {
        log.append("action")
      } onPressingChanged: {
        log.append("\($0)")
      }
    }
    composition.run(try #require(try composition.actions(.text, "Row").longPress))
    #expect(log == ["true", "action", "false"])
  }

  @Test func whatIsInsideComesFirst() throws {
    var log: [String] = []
    let composition = Composition(width: 12, height: 1) {
      Button("Go") { log.append("button") }
        .onTapGesture { log.append("tap") }
    }
    try composition.tap(.button, "Go")
    #expect(log == ["button"])
  }

  @Test func aGestureOfHighPriorityComesFirst() throws {
    var log: [String] = []
    let composition = Composition(width: 12, height: 1) {
      Button("Go") { log.append("button") }
        .highPriorityGesture(TapGesture().onEnded { log.append("tap") })
    }
    try composition.tap(.button, "Go")
    #expect(log == ["tap"])
  }

  @Test func simultaneousGesturesBothCount() throws {
    var log: [String] = []
    let composition = Composition(width: 12, height: 1) {
      Button("Go") { log.append("button") }
        .simultaneousGesture(TapGesture().onEnded { _ in log.append("tap") })
    }
    try composition.tap(.button, "Go")
    #expect(log == ["button", "tap"])
  }

  @Test func aLongPressIsAnActionOfItsOwn() throws {
    var log: [String] = []
    let composition = Composition(width: 12, height: 1) {
      Text(verbatim: "Row")
        .gesture(
          LongPressGesture().onChanged { log.append("changed \($0)") }
            .onEnded { log.append("ended \($0)") }
        )
        .onTapGesture { log.append("tap") }
    }
    let actions = try composition.actions(.text, "Row")
    composition.run { actions.longPress?() }
    composition.run { actions.activate?() }
    #expect(log == ["changed true", "ended true", "tap"])
  }

  @Test func combinedGesturesTellWhichItWas() throws {
    var log: [String] = []
    let exclusive = TapGesture().exclusively(before: LongPressGesture()).onEnded {
      switch $0 {
      case .first: log.append("tap")
      case .second: log.append("press")
      }
    }
    let composition = Composition(width: 12, height: 1) {
      Text(verbatim: "Row").gesture(exclusive)
    }
    let actions = try composition.actions(.text, "Row")
    composition.run { actions.activate?() }
    composition.run { actions.longPress?() }
    #expect(log == ["tap", "press"])
  }

  private struct Dragged: View {
    @GestureState private var distance = 0.0
    @State private var isDragging = false
    var body: some View {
      Text(verbatim: "\(distance) \(isDragging)")
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($distance) { value, state, _ in state = value.translation.width }
            .onChanged { _ in isDragging = true }
            .onEnded { _ in isDragging = false })
    }
  }

  @Test func aDragIsNeverRecognised() throws {
    let composition = Composition(width: 12, height: 1) { Dragged() }
    let actions = try composition.actions(.text)
    #expect(actions.activate == nil && actions.longPress == nil)
    #expect(composition.shown == "0.0 false")
  }

  @Test func somethingWithoutWordsCanBePressed() throws {
    var presses = 0
    let composition = Composition(width: 4, height: 2) { Color.red.onTapGesture { presses += 1 } }
    let element = try composition.element(.group, "")
    let area = try #require(composition.semanticTree.children.first)
    #expect(area.frame == CellRect(x: 0, y: 0, width: 4, height: 2))
    composition.run { area.semantics.actions.activate?() }
    #expect(presses == 1)
    _ = element
  }

  @Test func aDisabledViewTakesNoPress() throws {
    let composition = Composition(width: 12, height: 1) {
      Text(verbatim: "Row").onTapGesture {}.disabled(true)
    }
    #expect(try composition.actions(.text, "Row").activate == nil)
  }
}
