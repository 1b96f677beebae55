import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

@MainActor @Suite struct LinkTests {
  @Test func handsItsAddressOn() throws {
    var opened: [String] = []
    let composition = Composition(width: 12, height: 1) {
      Link("Docs", destination: URL(string: "https://example.com/docs")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    #expect(composition.outline == #"link "Docs""#)
    try composition.tap(.link, "Docs")
    #expect(opened == ["https://example.com/docs"])
  }

  @Test func sharingIsAButton() {
    let composition = Composition(width: 20, height: 1) {
      ShareLink(item: "text").labelStyle(.titleOnly)
    }
    #expect(composition.shown == "[ Share ]")
    #expect(composition.outline == #"button "Share""#)
  }

  @Test func anEditButtonTurnsEditingOnAndOff() throws {
    let mode = Binding.variable(EditMode.inactive)
    let composition = Composition(width: 20, height: 1) {
      EditButton().environment(\.editMode, mode)
    }
    try composition.tap(.button, "Edit")
    #expect(mode.wrappedValue == .active)
    try composition.tap(.button, "Done")
    #expect(mode.wrappedValue == .inactive)
  }

  @Test func aSymbolIsNoPartOfTheName() {
    let composition = Composition(width: 24, height: 4) {
      VStack(alignment: .leading) {
        Button("Add", systemImage: "plus") {}
        Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))
        Menu("More", systemImage: "ellipsis") {}
        Button(action: {}) { Image(systemName: "trash") }
      }
    }
    #expect(
      composition.outline == """
        button "Add"
        toggle "Wi-Fi" = "on"
        menu "More" = "closed"
        button "trash"
        """)
  }
}
