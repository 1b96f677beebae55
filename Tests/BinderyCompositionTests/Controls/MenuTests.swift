import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct MenuTests {
  @Test func opensBelowAndClosesAfterAnAction() throws {
    var log: [String] = []
    let composition = Composition(width: 20, height: 5) {
      VStack(alignment: .leading) {
        Menu("Options") {
          Button("Copy") { log.append("copy") }
          Button("Delete", role: .destructive) { log.append("delete") }
        }
        Text(verbatim: "below")
      }
    }
    #expect(composition.shown == "[ Options ▾ ]\nbelow")
    #expect(composition.outline == "menu \"Options\" = \"closed\"\ntext \"below\"")
    try composition.tap(.menu, "Options")
    #expect(
      composition.shown == """
        [ Options ▴ ]
          Copy
          Delete
        below
        """)
    #expect(
      composition.outline == """
        menu "Options" = "open"
          text "Options"
          button "Copy"
          button "Delete"
        text "below"
        """)
    try composition.tap(.button, "Delete")
    #expect(log == ["delete"])
    #expect(composition.shown == "[ Options ▾ ]\nbelow")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aPrimaryActionTakesThePress() throws {
    var presses = 0
    let composition = Composition(width: 20, height: 3) {
      Menu("Add") {
        Button("Other") {}
      } primaryAction: {
        presses += 1
      }
    }
    try composition.tap(.menu, "Add")
    #expect(presses == 1)
    composition.run(try #require(composition.actions(.menu).longPress))
    #expect(composition.shown == "[ Add ▴ ]\n  Other")
  }

  @Test func aContextMenuOpensOnALongPress() throws {
    var log: [String] = []
    let composition = Composition(width: 20, height: 4) {
      Text(verbatim: "Row").contextMenu { Button("Delete") { log.append("delete") } }
    }
    #expect(composition.shown == "Row")
    composition.run(try #require(composition.actions(.text, "Row").longPress))
    #expect(composition.shown == "Row\n  Delete")
    try composition.tap(.button, "Delete")
    #expect(log == ["delete"])
    #expect(composition.shown == "Row")
  }

  @Test func aMenuInAMenuIsARow() throws {
    let composition = Composition(width: 20, height: 4) {
      Menu("A") { Menu("B") { Button("C") {} } }
    }
    try composition.tap(.menu, "A")
    try composition.tap(.menu, "B")
    #expect(composition.shown == "[ A ▴ ]\n  B ▴\n    C")
  }
}
