import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Failure: LocalizedError {
  var errorDescription: String? { "It failed" }
}

private struct Film: Identifiable {
  let id: Int
  let title: String
}

@MainActor @Suite struct AlertTests {
  private let log = Binding.variable([String]())

  private func counted(_ base: Binding<Bool>) -> (Binding<Bool>, writes: Binding<Int>) {
    let writes = Binding.variable(0)
    let binding = Binding(
      get: { base.wrappedValue },
      set: {
        base.wrappedValue = $0
        writes.wrappedValue += 1
      })
    return (binding, writes)
  }

  @Test func asksAndIsPutAwayByItsButtons() {
    let (isPresented, writes) = counted(.variable(true))
    let composition = Composition(width: 30, height: 9) {
      Text(verbatim: "Below").alert("Delete?", isPresented: isPresented) {
        Button("Delete", role: .destructive) { log.wrappedValue.append("deleted") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It is gone for good.")
      }
    }
    #expect(
      composition.frame.text == """
        Below
           ╭──────────────────────╮
           │ Delete?              │
           │ It is gone for good. │
           │                      │
           │ [ Delete ] [ Keep ]  │
           ╰──────────────────────╯


        """)
    #expect(
      composition.semanticTree.outline == """
        group ""
          alert "Delete?"
            text "Delete?"
            text "It is gone for good."
            button "Delete"
            button "Keep"
        """)
    composition.press("Delete", .button)
    #expect(log.wrappedValue == ["deleted"])
    #expect(!isPresented.wrappedValue)
    #expect(writes.wrappedValue == 1)
    #expect(composition.lines == ["Below"])
  }

  @Test func withoutButtonsThereIsOK() throws {
    let isPresented = Binding.variable(true)
    let screen = Screen(width: 30, height: 9) {
      Text(verbatim: "Below").alert("Done", isPresented: isPresented) {}
    }
    #expect(try screen.elements(.button).map(\.label) == ["OK"])
    try screen.alert("Done").button("OK").tap()
    #expect(!isPresented.wrappedValue)
  }

  @Test func buttonsThatDoNotFitStandBelowEachOther() {
    let composition = Composition(width: 23, height: 9) {
      Text(verbatim: "Below").alert("Save?", isPresented: .constant(true)) {
        Button("Save a copy") {}
        Button("Replace it") {}
      }
    }
    #expect(
      composition.lines[1...] == [
        "  ╭─────────────────╮", "  │ Save?           │", "  │                 │",
        "  │ [ Save a copy ] │", "  │ [ Replace it ]  │", "  ╰─────────────────╯",
      ])
  }

  @Test func presentsAValueWhileThereIsOne() {
    let film = Binding<Film?>.variable(nil)
    let screen = Screen(width: 30, height: 9) { FilmAlert(film: film) }
    #expect(!screen.contains(.alert))
    film.wrappedValue = Film(id: 1, title: "Alien")
    #expect(screen.shows("About Alien"))
    #expect(screen.contains(.button, "Play Alien"))
  }

  @Test func anErrorIsTheTitle() {
    let screen = Screen(width: 30, height: 9) {
      Text(verbatim: "Below").alert(isPresented: .constant(true), error: Failure()) {
        Button("Again") {}
      }
    }
    #expect(screen.contains(.alert, "It failed"))
  }

  @Test func asksByAValue() {
    let isPresented = Binding.variable(true)
    let composition = Composition(width: 30, height: 9) {
      Text(verbatim: "Below").alert(isPresented: isPresented) {
        Alert(
          title: Text("Reset?"), message: Text("All is lost."),
          primaryButton: .destructive(Text("Reset")) { log.wrappedValue.append("reset") },
          secondaryButton: .cancel())
      }
    }
    #expect(
      composition.semanticTree.flattened.map(\.label)
        == ["", "Reset?", "Reset?", "All is lost.", "Reset", "Cancel"])
    composition.press("Reset", .button)
    #expect(log.wrappedValue == ["reset"])
    #expect(!isPresented.wrappedValue)
  }

  @Test func asksAboutAnItem() throws {
    let film = Binding<Film?>.variable(Film(id: 1, title: "Alien"))
    let screen = Screen(width: 30, height: 9) {
      Text(verbatim: "Below").alert(item: film) {
        Alert(title: Text($0.title), dismissButton: .default(Text("Fine")))
      }
    }
    try screen.alert("Alien").button("Fine").tap()
    #expect(film.wrappedValue == nil)
    expectFrame(screen) { "Below" }
  }

  @Test func contentFollowsWhatItReads() {
    let name = Binding.variable("Ada")
    let screen = Screen(width: 30, height: 9) {
      Text(verbatim: "Below").alert("Hello", isPresented: .constant(true)) {
        Button("Greet \(name.wrappedValue)") {}
      }
    }
    name.wrappedValue = "Bob"
    #expect(screen.contains(.button, "Greet Bob"))
    #expect(screen.frame == screen.composition.rebuildFrame())
  }
}

private struct FilmAlert: View {
  @Binding var film: Film?
  var body: some View {
    Text(verbatim: "Below")
      .alert("Film", isPresented: .constant(true), presenting: film) { film in
        Button("Play \(film.title)") {}
      } message: { film in
        Text("About \(film.title)")
      }
  }
}
