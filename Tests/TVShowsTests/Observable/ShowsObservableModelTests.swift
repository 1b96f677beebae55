import BinderyTesting
import TVShowsDomain
import TVShowsObservable
import TVShowsScript
import Testing

@MainActor @Suite struct ShowsObservableModelTests {
  @Test func beginsWithoutShowsAndAboutToLoad() {
    let model = ShowsModel(popular: GatedPopularShows(ShowsStubs()))
    #expect(model.shows == [])
    #expect(model.isLoading)
    #expect(model.error == nil)
  }

  @Test func loadingGivesTheShows() async {
    let stubs = ShowsStubs()
    let model = ShowsModel(popular: GatedPopularShows(stubs))
    stubs.popular[0].open(with: [.wire])
    await model.load()
    #expect(model.shows == [.wire])
  }

  @Test func isLoadingUntilTheShowsArrive() async {
    let stubs = ShowsStubs()
    let model = ShowsModel(popular: GatedPopularShows(stubs))
    stubs.popular[0].open(with: [])
    await model.load()
    #expect(!model.isLoading)
    let load = Task { await model.load() }
    await stubs.popular[1].untilWaiting()
    #expect(model.isLoading)
    stubs.popular[1].open(with: [.wire])
    await load.value
    #expect(!model.isLoading)
  }

  @Test func isLoadingUntilTheLoadFails() async {
    let stubs = ShowsStubs()
    let model = ShowsModel(popular: GatedPopularShows(stubs))
    let load = Task { await model.load() }
    await stubs.popular[0].untilWaiting()
    #expect(model.isLoading)
    stubs.popular[0].fail(with: ShowsError(.network))
    await load.value
    #expect(!model.isLoading)
  }

  @Test(arguments: ShowsError.Kind.allCases)
  func aFailedLoadTellsItsErrorAndKeepsTheShows(kind: ShowsError.Kind) async {
    let stubs = ShowsStubs()
    let model = ShowsModel(popular: GatedPopularShows(stubs))
    stubs.popular[0].open(with: [.wire])
    stubs.popular[1].fail(with: ShowsError(kind))
    await model.load()
    await model.load()
    #expect(model.error == ShowsError(kind))
    #expect(model.shows == [.wire])
  }

  @Test func theLoadThatWasAskedForLastCounts() async {
    let stubs = ShowsStubs()
    let model = ShowsModel(popular: GatedPopularShows(stubs))
    let first = Task { await model.load() }
    await stubs.popular[0].untilWaiting()
    let second = Task { await model.load() }
    await stubs.popular[1].untilWaiting()
    stubs.popular[0].open(with: [.wire])
    await first.value
    #expect(model.shows == [])
    #expect(model.isLoading)
    stubs.popular[1].open(with: [.mash])
    await second.value
    #expect(model.shows == [.mash])
    #expect(!model.isLoading)
  }

  @Test func anAnswerThatComesTooLateChangesNothing() async {
    let stubs = ShowsStubs()
    let model = ShowsModel(popular: GatedPopularShows(stubs))
    let first = Task { await model.load() }
    await stubs.popular[0].untilWaiting()
    let second = Task { await model.load() }
    await stubs.popular[1].untilWaiting()
    stubs.popular[1].open(with: [.mash])
    await second.value
    stubs.popular[0].fail(with: ShowsError(.network))
    await first.value
    #expect(model.shows == [.mash])
    #expect(model.error == nil)
  }

  @Test func retryingAsksForAnotherAttempt() {
    let model = ShowsModel(popular: GatedPopularShows(ShowsStubs()))
    model.retry()
    #expect(model.attempt == 1)
  }
}
