public import BinderyTesting
public import MoviesCore
import MoviesObservable
import MoviesUI
public import PlaygroundScripting
import Testing

/// What a person does with the films: looks, loads again, and loads again without success.
@MainActor public enum MoviesScript: SystemScript {
  /// The folder of the system.
  public static var name: String { "Movies" }

  /// The columns of the screen.
  public static var width: Int { 64 }

  /// The rows of the screen.
  public static var height: Int { 6 }

  /// A gate that each load waits at.
  public static func makeStubs() -> Gate<[Movie]> { Gate() }

  /// Bindings, and an observable view model.
  public static var styles: [BehaviorStyle<Gate<[Movie]>>] {
    [
      BehaviorStyle("value") { setup in
        let loader = setup.watch(GatedMovieLoader(gate: setup.stubs))
        return MoviesView(movies: setup.binding("movies", initial: []), loader: loader)
      },
      BehaviorStyle("observable") { setup in
        let loader = setup.watch(GatedMovieLoader(gate: setup.stubs))
        let model = setup.watch(MoviesModel(loader: loader))
        setup.watch("movies") { model.movies }
        return MoviesModelView(model: model)
      },
    ]
  }

  /// Which files belong to which style.
  public static var sources: [StyleSources] {
    [
      StyleSources(
        style: "value",
        feature: [
          "Playgrounds/Movies/Value/MoviesView.swift",
          "Playgrounds/Movies/Composer/MoviesComposer.swift",
        ],
        tests: ["Tests/MoviesTests/Value"]),
      StyleSources(
        style: "observable",
        feature: [
          "Playgrounds/Movies/Observable",
          "Playgrounds/Movies/Composer/MoviesModelComposer.swift",
        ],
        tests: ["Tests/MoviesTests/Observable"]),
    ]
  }

  /// The domain, and the views that need no state.
  public static var sharedSources: [String] {
    ["Playgrounds/Movies/Core", "Playgrounds/Movies/Value/Shared"]
  }

  /// The films, and none.
  public static var pictures: [StepPicture] {
    [
      StepPicture("movies-loaded", after: "The films arrive"),
      StepPicture("movies-none", after: "The load fails"),
    ]
  }

  /// Waits for the films, loads others, fails to load, and loads once more.
  public static func run(_ run: BehaviorRun<Gate<[Movie]>>) async throws {
    let gate = run.stubs
    try await run.step("The screen appears") { _ in }
    try await run.step("The films arrive") { _ in gate.open(with: [amélie, heat]) }
    gate.close()
    try await run.step("Load again") { try $0.button("Reload").tap() }
    try await run.step("Other films arrive") { _ in gate.open(with: [heat, ran]) }
    gate.close()
    try await run.step("Load a third time") { try $0.button("Reload").tap() }
    try await run.step("The load fails") { _ in gate.fail(with: Unreachable()) }
    gate.close()
    try await run.step("Load a fourth time") { try $0.button("Reload").tap() }
    try await run.step("One film arrives") { _ in gate.open(with: [ran]) }
  }

  private struct Unreachable: Error {}

  private static let amélie = Movie(
    id: 1, title: "Amélie", year: 2001, director: "Jean-Pierre Jeunet", genres: ["Comedy"],
    runningTime: 122)
  private static let heat = Movie(
    id: 2, title: "Heat", year: 1995, director: "Michael Mann", genres: ["Crime"], runningTime: 170)
  private static let ran = Movie(
    id: 3, title: "Ran", year: 1985, director: "Akira Kurosawa", genres: ["Drama"],
    runningTime: 162)
}
