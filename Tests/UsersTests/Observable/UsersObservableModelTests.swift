import BinderyTesting
import Testing
import UsersCore
import UsersObservable
import UsersScript

@MainActor @Suite struct UsersObservableModelTests {
  @Test func beginsWithoutUsersAndAboutToLoad() {
    let model = UsersModel(loader: StubUserLoader([.ada]))
    #expect(model.users == [])
    #expect(model.isLoading)
    #expect(model.error == nil)
  }

  @Test func loadingGivesTheUsers() async {
    let model = UsersModel(loader: StubUserLoader([.ada]))
    await model.load()
    #expect(model.users == [.ada])
  }

  @Test func isLoadingUntilTheUsersArrive() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [])
    await model.load()
    #expect(!model.isLoading)
    let load = Task { await model.load() }
    await stubs.gate(1).untilWaiting()
    #expect(model.isLoading)
    stubs.gate(1).open(with: [.ada])
    await load.value
    #expect(!model.isLoading)
  }

  @Test func isLoadingUntilTheLoadFails() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [])
    await model.load()
    let load = Task { await model.load() }
    await stubs.gate(1).untilWaiting()
    #expect(model.isLoading)
    stubs.gate(1).fail(with: UsersError.network)
    await load.value
    #expect(!model.isLoading)
  }

  @Test(arguments: UsersError.allCases)
  func aFailedLoadTellsItsErrorAndKeepsTheUsers(error: UsersError) async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [.ada])
    stubs.gate(1).fail(with: error)
    await model.load()
    await model.load()
    #expect(model.error == error)
    #expect(model.users == [.ada])
  }

  @Test func anotherLoadForgetsTheError() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    stubs.gate(0).fail(with: UsersError.network)
    await model.load()
    let load = Task { await model.load() }
    await stubs.gate(1).untilWaiting()
    #expect(model.error == nil)
    stubs.gate(1).open(with: [])
    await load.value
    #expect(model.error == nil)
  }

  @Test func theLoadThatWasAskedForLastCounts() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    let first = Task { await model.load() }
    await stubs.gate(0).untilWaiting()
    let second = Task { await model.load() }
    await stubs.gate(1).untilWaiting()
    stubs.gate(0).open(with: [.ada])
    await first.value
    #expect(model.users == [])
    #expect(model.isLoading)
    stubs.gate(1).open(with: [.grace])
    await second.value
    #expect(model.users == [.grace])
    #expect(!model.isLoading)
  }

  @Test func anAnswerThatComesTooLateChangesNothing() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    let first = Task { await model.load() }
    await stubs.gate(0).untilWaiting()
    let second = Task { await model.load() }
    await stubs.gate(1).untilWaiting()
    stubs.gate(1).open(with: [.grace])
    await second.value
    stubs.gate(0).fail(with: UsersError.network)
    await first.value
    #expect(model.users == [.grace])
    #expect(model.error == nil)
  }

  @Test func aCancelledLoadChangesNothing() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [.ada])
    await model.load()
    let load = Task { await model.load() }
    await stubs.gate(1).untilWaiting()
    load.cancel()
    await load.value
    #expect(stubs.gate(1).waiting == 0)
    #expect(model.users == [.ada])
    #expect(model.error == nil)
  }

  @Test func aLoadAfterACancelledOneCounts() async {
    let stubs = UsersStubs()
    let model = UsersModel(loader: GatedUserLoader(stubs))
    let load = Task { await model.load() }
    await stubs.gate(0).untilWaiting()
    load.cancel()
    await load.value
    stubs.gate(1).open(with: [.ada])
    await model.load()
    #expect(model.users == [.ada])
    #expect(!model.isLoading)
  }
}
