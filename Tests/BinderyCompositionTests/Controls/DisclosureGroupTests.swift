import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct DisclosureGroupTests {
  @Test func showsItsContentWhenItIsPressed() throws {
    let composition = Composition(width: 20, height: 3) {
      DisclosureGroup("More") { Text(verbatim: "detail") }
    }
    #expect(composition.shown == "▸ More")
    #expect(composition.outline == #"button "More" = "collapsed""#)
    try composition.tap(.button, "More")
    #expect(composition.shown == "▾ More\n  detail")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func followsItsBinding() throws {
    let isExpanded = Binding.variable(true)
    let composition = Composition(width: 20, height: 3) {
      DisclosureGroup(isExpanded: isExpanded) {
        Text(verbatim: "detail")
      } label: {
        Text(verbatim: "More")
      }
    }
    #expect(composition.shown == "▾ More\n  detail")
    try composition.tap(.button, "More")
    #expect(!isExpanded.wrappedValue)
    #expect(composition.shown == "▸ More")
  }

  private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aUsersStyleDrawsIt() throws {
    let composition = Composition(width: 20, height: 3) {
      DisclosureGroup("More") { Text(verbatim: "detail") }.disclosureGroupStyle(Plain())
    }
    try composition.tap(.button, "More")
    #expect(composition.shown == "[ More ]\ndetail")
  }
}
