import BinderyTesting
import TVShowsDomain
import TVShowsObservableObject
import TVShowsScript
import Testing

@MainActor @Suite struct ShowDetailObservableObjectModelTests {
  @Test func beginsWithoutAShowAndAboutToLoad() {
    let model = ShowDetailModel(id: 1, details: GatedShowDetail(ShowsStubs()))
    #expect(model.detail == nil)
    #expect(model.isLoading)
    #expect(model.error == nil)
  }

  @Test func isLoadingUntilTheShowArrives() async {
    let stubs = ShowsStubs()
    let model = ShowDetailModel(id: 1, details: GatedShowDetail(stubs))
    let load = Task { await model.load() }
    await stubs.details[0].untilWaiting()
    #expect(model.isLoading)
    stubs.details[0].open(with: .wire)
    await load.value
    #expect(model.detail == .wire)
    #expect(!model.isLoading)
  }

  @Test func aFailedLoadTellsItsErrorAndTheNextOneForgetsIt() async {
    let stubs = ShowsStubs()
    let model = ShowDetailModel(id: 1, details: GatedShowDetail(stubs))
    stubs.details[0].fail(with: ShowsError(.notFound))
    await model.load()
    #expect(model.error == ShowsError(.notFound))
    #expect(!model.isLoading)
    stubs.details[1].open(with: .wire)
    await model.load()
    #expect(model.error == nil)
    #expect(model.detail == .wire)
  }

  @Test func theLoadThatWasAskedForLastCounts() async {
    let stubs = ShowsStubs()
    let model = ShowDetailModel(id: 1, details: GatedShowDetail(stubs))
    let first = Task { await model.load() }
    await stubs.details[0].untilWaiting()
    let second = Task { await model.load() }
    await stubs.details[1].untilWaiting()
    stubs.details[1].open(with: .wire)
    await second.value
    stubs.details[0].open(with: .mash)
    await first.value
    #expect(model.detail == .wire)
  }

  @Test func aScreenThatWasLeftIsNotWrittenTo() async {
    let stubs = ShowsStubs()
    let model = ShowDetailModel(id: 1, details: GatedShowDetail(stubs))
    let load = Task { await model.load() }
    await stubs.details[0].untilWaiting()
    load.cancel()
    await load.value
    #expect(stubs.details[0].waiting == 0)
    #expect(model.detail == nil)
    #expect(model.error == nil)
    #expect(model.isLoading)
  }

  @Test func aServiceThatDoesNotHeedCancellationIsNotListenedTo() async {
    let gate = Gate<ShowDetail>()
    let model = ShowDetailModel(id: 1, details: HeedlessShowDetail(gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    load.cancel()
    gate.open(with: .wire)
    await load.value
    #expect(model.detail == nil)
    #expect(model.isLoading)
  }

  @Test func retryingAsksForAnotherAttempt() {
    let model = ShowDetailModel(id: 1, details: GatedShowDetail(ShowsStubs()))
    model.retry()
    #expect(model.attempt == 1)
  }
}
