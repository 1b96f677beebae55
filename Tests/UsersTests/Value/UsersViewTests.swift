import BinderyBindings
import BinderyTesting
import Testing
import UsersCore
import UsersScript
import UsersUI

@MainActor @Suite struct UsersViewTests {
  @Test func beginsWithoutUsersAndAboutToLoad() {
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: StubUserLoader([.ada]))
    #expect(view.state.users == [])
    #expect(view.state.isLoading)
    #expect(view.state.error == nil)
  }

  @Test func loadingGivesTheUsers() async {
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: StubUserLoader([.ada]))
    await view.load()
    #expect(view.state.users == [.ada])
  }

  @Test func isLoadingUntilTheUsersArrive() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [])
    await view.load()
    #expect(!view.state.isLoading)
    let load = Task { await view.load() }
    await stubs.gate(1).untilWaiting()
    #expect(view.state.isLoading)
    stubs.gate(1).open(with: [.ada])
    await load.value
    #expect(!view.state.isLoading)
  }

  @Test func isLoadingUntilTheLoadFails() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [])
    await view.load()
    let load = Task { await view.load() }
    await stubs.gate(1).untilWaiting()
    #expect(view.state.isLoading)
    stubs.gate(1).fail(with: UsersError.network)
    await load.value
    #expect(!view.state.isLoading)
  }

  @Test(arguments: UsersError.allCases)
  func aFailedLoadTellsItsErrorAndKeepsTheUsers(error: UsersError) async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [.ada])
    stubs.gate(1).fail(with: error)
    await view.load()
    await view.load()
    #expect(view.state.error == error)
    #expect(view.state.users == [.ada])
  }

  @Test func anotherLoadForgetsTheError() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    stubs.gate(0).fail(with: UsersError.network)
    await view.load()
    let load = Task { await view.load() }
    await stubs.gate(1).untilWaiting()
    #expect(view.state.error == nil)
    stubs.gate(1).open(with: [])
    await load.value
    #expect(view.state.error == nil)
  }

  @Test func theLoadThatWasAskedForLastCounts() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    let first = Task { await view.load() }
    await stubs.gate(0).untilWaiting()
    let second = Task { await view.load() }
    await stubs.gate(1).untilWaiting()
    stubs.gate(0).open(with: [.ada])
    await first.value
    #expect(view.state.users == [])
    #expect(view.state.isLoading)
    stubs.gate(1).open(with: [.grace])
    await second.value
    #expect(view.state.users == [.grace])
    #expect(!view.state.isLoading)
  }

  @Test func anAnswerThatComesTooLateChangesNothing() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    let first = Task { await view.load() }
    await stubs.gate(0).untilWaiting()
    let second = Task { await view.load() }
    await stubs.gate(1).untilWaiting()
    stubs.gate(1).open(with: [.grace])
    await second.value
    stubs.gate(0).fail(with: UsersError.network)
    await first.value
    #expect(view.state.users == [.grace])
    #expect(view.state.error == nil)
  }

  @Test func aCancelledLoadChangesNothing() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    stubs.gate(0).open(with: [.ada])
    await view.load()
    let load = Task { await view.load() }
    await stubs.gate(1).untilWaiting()
    load.cancel()
    await load.value
    #expect(stubs.gate(1).waiting == 0)
    #expect(view.state.users == [.ada])
    #expect(view.state.error == nil)
  }

  @Test func aLoadAfterACancelledOneCounts() async {
    let stubs = UsersStubs()
    let view = UsersView(
      state: .variable(UsersState()), path: .variable([]), loader: GatedUserLoader(stubs))
    let load = Task { await view.load() }
    await stubs.gate(0).untilWaiting()
    load.cancel()
    await load.value
    stubs.gate(1).open(with: [.ada])
    await view.load()
    #expect(view.state.users == [.ada])
    #expect(!view.state.isLoading)
  }
}
