import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, mint
    var id: Self { self }
  }

  private func tagged(_ selection: Binding<Flavor>) -> some View {
    Picker("Flavor", selection: selection) {
      Text(verbatim: "Vanilla").tag(Flavor.vanilla)
      Text(verbatim: "Chocolate").tag(Flavor.chocolate)
    }
  }

  @Test func showsTheOptionThatIsChosen() {
    let composition = Composition(width: 24, height: 4) { tagged(.variable(.chocolate)) }
    #expect(composition.shown == "Flavor [Chocolate ▾]")
    #expect(composition.outline == #"picker "Flavor" = "Chocolate""#)
  }

  @Test func pressingItListsTheOptions() throws {
    let selection = Binding.variable(Flavor.chocolate)
    let composition = Composition(width: 24, height: 4) { tagged(selection) }
    try composition.tap(.picker, "Flavor")
    #expect(
      composition.shown == """
        Flavor [  ▴]
            Vanilla
          • Chocolate
        """)
    #expect(
      composition.outline == """
        picker "Flavor" = "Chocolate"
          text "Flavor"
          option "Vanilla"
          option "Chocolate" (selected)
        """)
    try composition.tap(.option, "Vanilla")
    #expect(selection.wrappedValue == .vanilla)
    #expect(composition.shown == "Flavor [Vanilla ▾]")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func rowsWithoutATagHaveTheirIdentity() throws {
    let selection = Binding.variable(Flavor.mint)
    let composition = Composition(width: 24, height: 5) {
      Picker("Flavor", selection: selection) {
        ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(.inline)
    }
    #expect(
      composition.shown == """
        Flavor
        ( ) vanilla
        ( ) chocolate
        (•) mint
        """)
    try composition.tap(.option, "vanilla")
    #expect(selection.wrappedValue == .vanilla)
    #expect(composition.outline.contains(#"option "vanilla" (selected)"#))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aTagInARowComesBeforeItsIdentity() throws {
    let selection = Binding.variable("Mint")
    let composition = Composition(width: 40, height: 1) {
      Picker("Flavor", selection: selection) {
        Text(verbatim: "None").tag("")
        ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue).tag($0.rawValue) }
      }
      .pickerStyle(SegmentedPickerStyle())
    }
    #expect(composition.shown == " None  vanilla  chocolate  mint")
    try composition.tap(.option, "chocolate")
    #expect(selection.wrappedValue == "chocolate")
    #expect(composition.shown == " None  vanilla [chocolate] mint")
    #expect(try composition.element(.picker, "Flavor").value == "chocolate")
  }

  @Test func anOptionalSelectionTakesNil() throws {
    let selection = Binding<Flavor?>.variable(.mint)
    let composition = Composition(width: 40, height: 4) {
      Picker("Flavor", selection: selection) {
        Text(verbatim: "None").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue).tag($0) }
      }
      .pickerStyle(.radioGroup)
      .labelsHidden()
    }
    #expect(composition.shown == "( ) None\n( ) vanilla\n( ) chocolate\n(•) mint")
    try composition.tap(.option, "None")
    #expect(selection.wrappedValue == nil)
    #expect(composition.shown == "(•) None\n( ) vanilla\n( ) chocolate\n( ) mint")
    try composition.tap(.option, "vanilla")
    #expect(selection.wrappedValue == .vanilla)
  }

  @Test func followsItsBinding() {
    let selection = Binding.variable(Flavor.vanilla)
    let composition = Composition(width: 24, height: 4) { tagged(selection) }
    selection.wrappedValue = .chocolate
    composition.flush()
    #expect(composition.shown == "Flavor [Chocolate ▾]")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aDisabledPickerCannotBeOpened() throws {
    let composition = Composition(width: 24, height: 4) {
      tagged(.variable(.vanilla)).disabled(true)
    }
    #expect(try composition.actions(.picker).activate == nil)
  }
}
