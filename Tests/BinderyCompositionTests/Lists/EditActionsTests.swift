import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct EditActionsTests {
  let films = Binding.variable((0..<4).map { Film(id: $0) })

  struct Film: Identifiable {
    var id: Int
    var title: String { "Film \(id)" }
  }

  private func row(_ title: String, in composition: Composition) throws -> Semantics.Actions {
    try #require(composition.semanticTree.first(.row, title)).semantics.actions
  }

  private func list(_ actions: EditActions<[Film]>) -> Composition {
    Composition(width: 12, height: 5) {
      List(films, editActions: actions) { $film in Text(verbatim: film.title) }
    }
  }

  @Test func deleteAndMoveWhatTheBindingHolds() throws {
    let composition = list(.all)
    let second = try row("Film 1", in: composition)
    composition.run { second.delete?() }
    #expect(composition.frame.text == "Film 0\nFilm 2\nFilm 3\n\n")
    let third = try row("Film 3", in: composition)
    composition.run { third.move?(0) }
    #expect(composition.frame.text == "Film 3\nFilm 0\nFilm 2\n\n")
    #expect(films.wrappedValue.map(\.id) == [3, 0, 2])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test(arguments: [EditActions<[Film]>.move, .delete, .all, []])
  func allowNothingElse(_ actions: EditActions<[Film]>) throws {
    let row = try row("Film 1", in: list(actions))
    #expect((row.move != nil) == actions.contains(.move))
    #expect((row.delete != nil) == actions.contains(.delete))
  }

  @Test func leaveOutRowsThatForbidThem() throws {
    let composition = Composition(width: 12, height: 5) {
      List(films, editActions: .all) { $film in
        Text(verbatim: film.title).deleteDisabled(film.id == 1).moveDisabled(film.id == 2)
      }
    }
    #expect(try row("Film 1", in: composition).delete == nil)
    #expect(try row("Film 1", in: composition).move != nil)
    #expect(try row("Film 2", in: composition).move == nil)
  }

  @Test func standBesideAChoiceAndAnIDOfOnesOwn() throws {
    let names = Binding.variable(["a", "b", "c"])
    let one = Binding.variable(String?.some("b"))
    let several = Binding.variable(Set(["a"]))
    let lists: [Composition] = [
      Composition(width: 8, height: 3) {
        List(names, id: \.self, editActions: .delete) { $name in Text(verbatim: name) }
      },
      Composition(width: 8, height: 3) {
        List(names, id: \.self, editActions: .delete, selection: one) { $name in
          Text(verbatim: name)
        }
      },
      Composition(width: 8, height: 3) {
        List(names, id: \.self, editActions: .delete, selection: several) { $name in
          Text(verbatim: name)
        }
      },
      Composition(width: 8, height: 3) {
        List { ForEach(names, id: \.self, editActions: .delete) { $name in Text(verbatim: name) } }
      },
    ]
    #expect(lists.map(\.frame.text) == ["a\nb\nc", "  a\n▸ b\n  c", "▸ a\n  b\n  c", "a\nb\nc"])
    let last = try row("c", in: lists[1])
    lists[1].run { last.delete?() }
    #expect(names.wrappedValue == ["a", "b"])
    for list in lists { list.flush() }
    #expect(lists.map(\.frame.text) == ["a\nb\n", "  a\n▸ b\n", "▸ a\n  b\n", "a\nb\n"])
  }
}
