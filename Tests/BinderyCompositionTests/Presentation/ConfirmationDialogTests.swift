import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct ConfirmationDialogTests {
  private let isPresented = Binding.variable(true)

  @Test func choicesStandBelowEachOtherWithCancel() {
    let composition = Composition(width: 30, height: 10) {
      Text(verbatim: "Below").confirmationDialog("Share", isPresented: isPresented) {
        Button("Copy") {}
        Button("Send") {}
      }
    }
    #expect(
      composition.frame.text == """
        Below
                ╭────────────╮
                │ Share      │
                │            │
                │ [ Copy ]   │
                │ [ Send ]   │
                │ [ Cancel ] │
                ╰────────────╯


        """)
    composition.press("Cancel")
    #expect(!isPresented.wrappedValue)
  }

  @Test func aButtonThatCancelsIsEnough() {
    let composition = Composition(width: 30, height: 10) {
      Text(verbatim: "Below")
        .confirmationDialog("Share", isPresented: isPresented, titleVisibility: .hidden) {
          Button("Copy") {}
          Button("Never mind", role: .cancel) {}
        }
    }
    #expect(
      composition.semanticTree.flattened.filter { $0.role == .button }.map(\.label)
        == ["Copy", "Never mind"])
    #expect(composition.semanticTree.first(.text, "Share") == nil)
  }

  @Test func canBePutAwayWithoutAChoice() {
    let composition = Composition(width: 30, height: 10) {
      Text(verbatim: "Below").confirmationDialog("Share", isPresented: isPresented) {
        Button("Copy") {}
      }
    }
    composition.putAway()
    #expect(!isPresented.wrappedValue)
    #expect(composition.lines == ["Below"])
  }

  @Test func anActionSheetOffersItsButtons() {
    let log = Binding.variable([String]())
    let composition = Composition(width: 30, height: 10) {
      Text(verbatim: "Below").actionSheet(isPresented: isPresented) {
        ActionSheet(
          title: Text("Sort"),
          buttons: [.default(Text("By year")) { log.wrappedValue.append("year") }, .cancel()])
      }
    }
    composition.press("By year")
    #expect(log.wrappedValue == ["year"])
    #expect(!isPresented.wrappedValue)
  }
}
