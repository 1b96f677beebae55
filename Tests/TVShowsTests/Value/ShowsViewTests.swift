import BinderyBindings
import BinderyTesting
import BinderyViews
import TVShowsDomain
import TVShowsPresentation
import TVShowsScript
import Testing

@MainActor @Suite struct ShowsViewTests {
  @Test func beginsWithoutShowsAndAboutToLoad() {
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(ShowsStubs())
    ) { _ in EmptyView() }
    #expect(view.state.shows == [])
    #expect(view.state.isLoading)
    #expect(view.state.error == nil)
  }

  @Test func loadingGivesTheShows() async {
    let stubs = ShowsStubs()
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(stubs)
    ) { _ in EmptyView() }
    stubs.popular[0].open(with: [.wire])
    await view.load()
    #expect(view.state.shows == [.wire])
  }

  @Test func isLoadingUntilTheShowsArrive() async {
    let stubs = ShowsStubs()
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(stubs)
    ) { _ in EmptyView() }
    stubs.popular[0].open(with: [])
    await view.load()
    #expect(!view.state.isLoading)
    let load = Task { await view.load() }
    await stubs.popular[1].untilWaiting()
    #expect(view.state.isLoading)
    stubs.popular[1].open(with: [.wire])
    await load.value
    #expect(!view.state.isLoading)
  }

  @Test func isLoadingUntilTheLoadFails() async {
    let stubs = ShowsStubs()
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(stubs)
    ) { _ in EmptyView() }
    let load = Task { await view.load() }
    await stubs.popular[0].untilWaiting()
    #expect(view.state.isLoading)
    stubs.popular[0].fail(with: ShowsError(.network))
    await load.value
    #expect(!view.state.isLoading)
  }

  @Test(arguments: ShowsError.Kind.allCases)
  func aFailedLoadTellsItsErrorAndKeepsTheShows(kind: ShowsError.Kind) async {
    let stubs = ShowsStubs()
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(stubs)
    ) { _ in EmptyView() }
    stubs.popular[0].open(with: [.wire])
    stubs.popular[1].fail(with: ShowsError(kind))
    await view.load()
    await view.load()
    #expect(view.state.error == ShowsError(kind))
    #expect(view.state.shows == [.wire])
  }

  @Test func theLoadThatWasAskedForLastCounts() async {
    let stubs = ShowsStubs()
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(stubs)
    ) { _ in EmptyView() }
    let first = Task { await view.load() }
    await stubs.popular[0].untilWaiting()
    let second = Task { await view.load() }
    await stubs.popular[1].untilWaiting()
    stubs.popular[0].open(with: [.wire])
    await first.value
    #expect(view.state.shows == [])
    #expect(view.state.isLoading)
    stubs.popular[1].open(with: [.mash])
    await second.value
    #expect(view.state.shows == [.mash])
    #expect(!view.state.isLoading)
  }

  @Test func anAnswerThatComesTooLateChangesNothing() async {
    let stubs = ShowsStubs()
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(stubs)
    ) { _ in EmptyView() }
    let first = Task { await view.load() }
    await stubs.popular[0].untilWaiting()
    let second = Task { await view.load() }
    await stubs.popular[1].untilWaiting()
    stubs.popular[1].open(with: [.mash])
    await second.value
    stubs.popular[0].fail(with: ShowsError(.network))
    await first.value
    #expect(view.state.shows == [.mash])
    #expect(view.state.error == nil)
  }

  @Test func retryingAsksForAnotherAttempt() {
    let view = ShowsView(
      state: .variable(ShowsState()), path: .variable([]), popular: GatedPopularShows(ShowsStubs())
    ) { _ in EmptyView() }
    view.retry()
    #expect(view.state.attempt == 1)
  }
}
