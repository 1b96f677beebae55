import BinderyTesting
import BinderyViews
import TVShowsApp
import TVShowsDomain
import TVShowsScript
import Testing

@MainActor @Suite struct ShowsScreenTests {
  private func screen(_ style: ShowStyle, _ stubs: ShowsStubs) -> Screen {
    Screen(width: 40, height: 6) {
      ShowsRoot(
        style: style, popular: GatedPopularShows(stubs), details: GatedShowDetail(stubs))
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func showsTitleAndYearOfEachShow(style: ShowStyle) async {
    let stubs = ShowsStubs()
    let screen = screen(style, stubs)
    await screen.settle()
    #expect(screen.contains(.progress, "Loading shows…"))
    stubs.popular[0].open(with: [.wire, .mash])
    await screen.settle()
    expectFrame(screen) {
      """
      Popular shows
      The Wire                          2002 ›
      M*A*S*H                           1972 ›
      """
    }
  }

  @Test(arguments: ShowStyle.allCases)
  func showsAllThatIsKnownOfAShow(style: ShowStyle) async throws {
    let stubs = ShowsStubs()
    let screen = screen(style, stubs)
    stubs.popular[0].open(with: [.wire, .mash])
    await screen.settle()
    try screen.link("M*A*S*H, 1972").tap()
    await screen.settle()
    expectFrame(screen) {
      """
      ‹ Back Show


                     ◌ Loading…

      """
    }
    stubs.details[0].open(with: .mash)
    await screen.settle()
    expectFrame(screen) {
      """
      ‹ Back Show
      M*A*S*H (1972)
      Comedy · War

      Surgeons joke.
      """
    }
  }

  @Test(
    arguments: ShowStyle.allCases,
    [
      (ShowsError.Kind.network, "The server did not answer as it should. Check the connection."),
      (.decoding, "The data cannot be read as shows."),
      (.badURL, "The address is not valid."),
      (.file, "The file cannot be opened."),
      (.notFound, "This show is not there."),
      (.unknown, "Something went wrong."),
    ])
  func tellsEachErrorInItsOwnWords(
    style: ShowStyle, error: (kind: ShowsError.Kind, message: String)
  ) async throws {
    let stubs = ShowsStubs()
    let screen = Screen {
      ShowsRoot(
        style: style, popular: GatedPopularShows(stubs), details: GatedShowDetail(stubs))
    }
    stubs.popular[0].fail(with: ShowsError(error.kind))
    await screen.settle()
    #expect(screen.shows("The shows could not be loaded"))
    #expect(screen.shows(error.message))
    stubs.popular[1].open(with: [.wire])
    try screen.button("Retry").tap()
    await screen.settle()
    try screen.link("The Wire, 2002").tap()
    stubs.details[0].fail(with: ShowsError(error.kind))
    await screen.settle()
    #expect(screen.shows("The show could not be loaded"))
    #expect(screen.shows(error.message))
    stubs.details[1].open(with: .wire)
    try screen.button("Retry").tap()
    await screen.settle()
    #expect(screen.shows("A city and its police."))
    try screen.goBack()
    #expect(screen.contains(.link, "The Wire, 2002"))
  }

  @Test(arguments: ShowStyle.allCases)
  func offersToLoadWhereThereIsNothing(style: ShowStyle) async throws {
    let stubs = ShowsStubs()
    let screen = screen(style, stubs)
    stubs.popular[0].open(with: [])
    await screen.settle()
    #expect(screen.contains(.button, "Load"))
    stubs.popular[1].open(with: [.wire])
    try screen.button("Load").tap()
    await screen.settle()
    #expect(screen.contains(.link, "The Wire, 2002"))
  }

  // What is written to state whose screen has gone is an issue, and would fail the test.
  @Test(arguments: ShowStyle.allCases)
  func aShowThatIsLeftEarlyIsNotWaitedFor(style: ShowStyle) async throws {
    let stubs = ShowsStubs()
    let screen = screen(style, stubs)
    stubs.popular[0].open(with: [.wire, .mash])
    await screen.settle()
    try screen.link("The Wire, 2002").tap()
    await screen.settle()
    #expect(stubs.details[0].waiting == 1)
    try screen.goBack()
    await screen.settle()
    #expect(stubs.details[0].waiting == 0)
    stubs.details[0].open(with: .wire)
    try screen.link("M*A*S*H, 1972").tap()
    await screen.settle()
    #expect(screen.contains(.progress, "Loading…"))
    stubs.details[1].open(with: .mash)
    await screen.settle()
    #expect(screen.shows("Surgeons joke."))
  }

  @Test(arguments: ShowStyle.allCases)
  func aRetryEndsWithItsScreen(style: ShowStyle) async throws {
    let stubs = ShowsStubs()
    let screen = screen(style, stubs)
    stubs.popular[0].open(with: [.wire])
    stubs.details[0].fail(with: ShowsError(.network))
    await screen.settle()
    try screen.link("The Wire, 2002").tap()
    await screen.settle()
    try screen.button("Retry").tap()
    await screen.settle()
    #expect(stubs.details[1].waiting == 1)
    try screen.goBack()
    await screen.settle()
    #expect(stubs.details[1].waiting == 0)
    #expect(screen.contains(.link, "The Wire, 2002"))
  }
}
