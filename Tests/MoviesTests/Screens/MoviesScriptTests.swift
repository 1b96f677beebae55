import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import MoviesApp
import MoviesCore
import MoviesScript
import MoviesUI
import PlaygroundScripting
import Testing

@MainActor @Suite struct MoviesScriptTests {
  @Test func allStylesBehaveAlike() async {
    let report = await expectSameBehavior(MoviesScript.self)
    #expect(report.rows.map(\.style) == ["value", "observable"])
    #expect(report.rows.map(\.liveObjects) == [0, 0])
  }

  @Test func loadingChangesALocalVariable() async {
    var movies: [Movie] = []
    let binding = Binding(get: { movies }, set: { movies = $0 })
    await MoviesView(movies: binding, loader: SequenceLoader([.heat, .amélie])).load()
    #expect(movies == [.heat, .amélie])
  }

  private func frame(@ViewBuilder _ root: () -> some View) async -> String {
    let composition = Composition(width: 64, height: 4, root)
    await composition.settle()
    return composition.frame.text
  }

  @Test func bothComposersShowTheSame() async {
    let loader = StubMovieLoader([.amélie, .heat])
    let value = await frame { MoviesComposer(loader: loader) }
    let observable = await frame { MoviesModelComposer(loader: loader) }
    #expect(value == observable)
    #expect(
      value == """
        Movies 2 films                                        [ Reload ]
        Amélie (2001)                         Jean-Pierre Jeunet 122 min
        Heat (1995)                                 Michael Mann 170 min

        """)
  }
}
