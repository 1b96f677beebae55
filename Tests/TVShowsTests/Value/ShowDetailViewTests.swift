import BinderyBindings
import BinderyTesting
import TVShowsDomain
import TVShowsPresentation
import TVShowsScript
import Testing

@MainActor @Suite struct ShowDetailViewTests {
  @Test func beginsWithoutAShowAndAboutToLoad() {
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: GatedShowDetail(ShowsStubs()))
    #expect(view.state.detail == nil)
    #expect(view.state.isLoading)
    #expect(view.state.error == nil)
  }

  @Test func isLoadingUntilTheShowArrives() async {
    let stubs = ShowsStubs()
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: GatedShowDetail(stubs))
    let load = Task { await view.load() }
    await stubs.details[0].untilWaiting()
    #expect(view.state.isLoading)
    stubs.details[0].open(with: .wire)
    await load.value
    #expect(view.state.detail == .wire)
    #expect(!view.state.isLoading)
  }

  @Test func aFailedLoadTellsItsErrorAndTheNextOneForgetsIt() async {
    let stubs = ShowsStubs()
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: GatedShowDetail(stubs))
    stubs.details[0].fail(with: ShowsError(.notFound))
    await view.load()
    #expect(view.state.error == ShowsError(.notFound))
    #expect(!view.state.isLoading)
    stubs.details[1].open(with: .wire)
    await view.load()
    #expect(view.state.error == nil)
    #expect(view.state.detail == .wire)
  }

  @Test func theLoadThatWasAskedForLastCounts() async {
    let stubs = ShowsStubs()
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: GatedShowDetail(stubs))
    let first = Task { await view.load() }
    await stubs.details[0].untilWaiting()
    let second = Task { await view.load() }
    await stubs.details[1].untilWaiting()
    stubs.details[1].open(with: .wire)
    await second.value
    stubs.details[0].open(with: .mash)
    await first.value
    #expect(view.state.detail == .wire)
  }

  @Test func aScreenThatWasLeftIsNotWrittenTo() async {
    let stubs = ShowsStubs()
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: GatedShowDetail(stubs))
    let load = Task { await view.load() }
    await stubs.details[0].untilWaiting()
    load.cancel()
    await load.value
    #expect(stubs.details[0].waiting == 0)
    #expect(view.state.detail == nil)
    #expect(view.state.error == nil)
    #expect(view.state.isLoading)
  }

  @Test func aServiceThatDoesNotHeedCancellationIsNotListenedTo() async {
    let gate = Gate<ShowDetail>()
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: HeedlessShowDetail(gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    load.cancel()
    gate.open(with: .wire)
    await load.value
    #expect(view.state.detail == nil)
    #expect(view.state.isLoading)
  }

  @Test func retryingAsksForAnotherAttempt() {
    let view = ShowDetailView(
      state: .variable(ShowDetailState()), id: 1, details: GatedShowDetail(ShowsStubs()))
    view.retry()
    #expect(view.state.attempt == 1)
  }
}
