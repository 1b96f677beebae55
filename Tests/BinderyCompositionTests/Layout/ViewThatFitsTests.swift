import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct ViewThatFitsTests {
  private func composition(_ width: Int) -> Composition {
    Composition(width: width, height: 3) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(verbatim: "a long")
          Text(verbatim: "label")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("long")
        Group {
          Button("medium") {}.accessibilityLabel("Medium")
          Text(verbatim: "short")
        }
        .accessibilityIdentifier("group")
        Text(verbatim: "-").accessibilityLabel("Nothing")
      }
    }
  }

  @Test func keepsWhatIsSaidOfTheViewThatIsShown() {
    #expect(composition(20).outline == #"group "a long, label" #long"#)
    #expect(composition(10).outline == #"button "Medium" #group"#)
    #expect(composition(6).outline == #"text "short" #group"#)
    #expect(composition(2).outline == #"text "Nothing""#)
  }

  @Test func showsTheLastWhereNoneFits() {
    #expect(composition(2).shown == "-")
    #expect(composition(0).outline == #"text "Nothing""#)
  }
}
