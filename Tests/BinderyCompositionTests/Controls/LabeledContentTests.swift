import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

#if canImport(FoundationInternationalization)
  import FoundationInternationalization
#endif

@MainActor @Suite struct LabeledContentTests {
  @Test func standsAtBothEndsOfTheRow() {
    let composition = Composition(width: 16, height: 3) {
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Age", value: 36, format: .number)
        LabeledContent {
          Button("Go") {}
        } label: {
          Text(verbatim: "Do")
        }
      }
    }
    #expect(
      composition.shown == """
        Name         Ada
        Age           36
        Do        [ Go ]
        """)
  }

  private struct Colon: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: ": ")
        configuration.content
      }
    }
  }

  @Test func aUsersStyleDrawsIt() {
    let composition = Composition(width: 16, height: 1) {
      LabeledContent("Name", value: "Ada").labeledContentStyle(Colon())
    }
    #expect(composition.shown == "Name: Ada")
  }

  @Test func aBoxHasALineAround() {
    let composition = Composition(width: 16, height: 4) {
      GroupBox("Title") { Text(verbatim: "content") }
    }
    #expect(
      composition.shown == """
        ╭───────╮
        │Title  │
        │content│
        ╰───────╯
        """)
  }

  @Test func controlsOfAGroupStandInARow() {
    let composition = Composition(width: 16, height: 1) {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
    }
    #expect(composition.shown == "[ A ] [ B ]")
  }
}
