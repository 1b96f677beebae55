public import BinderyTesting
public import PlaygroundScripting
import TVShowsDomain
import Testing

/// What a person does with the shows: waits, fails, retries, and looks at some, patiently or not.
@MainActor public enum TVShowsScript: SystemScript {
  /// The folder of the system.
  public static var name: String { "TVShows" }

  /// The columns of the screen.
  public static var width: Int { 56 }

  /// The rows of the screen.
  public static var height: Int { 8 }

  /// A gate for each load.
  public static func makeStubs() -> ShowsStubs { ShowsStubs() }

  /// The frames of the guide.
  public static var pictures: [StepPicture] {
    [
      StepPicture("tv-shows-loaded", after: "The shows arrive"),
      StepPicture("tv-shows-failed", after: "The show does not come"),
      StepPicture("tv-shows-detail", after: "The show arrives"),
    ]
  }

  /// Fails and loads the list, then a show; then leaves another show before it arrives.
  public static func run(_ run: BehaviorRun<ShowsStubs>) async throws {
    let stubs = run.stubs
    try await run.step("The screen appears") { _ in }
    try await run.step("The server does not answer") { _ in
      stubs.popular[0].fail(with: ShowsError(.network))
    }
    try await run.step("Try again") { try $0.button("Retry").tap() }
    try await run.step("The shows arrive") { _ in
      stubs.popular[1].open(with: [wire.show, columbo.show])
    }
    try await run.step("Look at a show") { try $0.link("The Wire, 2002").tap() }
    try await run.step("The show does not come") { _ in
      stubs.details[0].fail(with: ShowsError(.network))
    }
    try await run.step("Try again to see the show") { try $0.button("Retry").tap() }
    try await run.step("The show arrives") { _ in stubs.details[1].open(with: wire) }
    try await run.step("Go back to the list") { try $0.goBack() }
    try await run.step("Look at another show") { try $0.link("Columbo, 1971").tap() }
    try await run.step("Go back before it arrives") { try $0.goBack() }
    try await run.step("It arrives too late") { _ in stubs.details[2].open(with: wire) }
    try await run.step("Look at it again") { try $0.link("Columbo, 1971").tap() }
    try await run.step("It arrives") { _ in stubs.details[3].open(with: columbo) }
  }

  private static let wire = ShowDetail(
    show: Show(id: 1, title: "The Wire", year: 2002), genres: ["Crime", "Drama"],
    overview: "Police, dealers and reporters show how a city works.")
  private static let columbo = ShowDetail(
    show: Show(id: 2, title: "Columbo", year: 1971), genres: ["Crime"],
    overview: "A rumpled lieutenant has just one more question for the murderer.")
}
