import BinderyTesting
import BinderyViews
import Testing
import UsersApp
import UsersCore
import UsersScript

@MainActor @Suite struct UsersScreenTests {
  private func screen(_ style: UserStyle, _ stubs: UsersStubs) -> Screen {
    Screen(width: 40, height: 7) { UsersRoot(style: style, loader: GatedUserLoader(stubs)) }
  }

  @Test(arguments: UserStyle.allCases)
  func showsThatItLoads(style: UserStyle) async {
    let screen = screen(style, UsersStubs())
    await screen.settle()
    expectFrame(screen) {
      """
      Users


                  ◌ Loading users…

      """
    }
  }

  @Test(arguments: UserStyle.allCases)
  func showsNameAndAddressOfEachUser(style: UserStyle) async {
    let stubs = UsersStubs()
    let screen = screen(style, stubs)
    stubs.gate(0).open(with: [.ada, .grace])
    await screen.settle()
    expectFrame(screen) {
      """
      Users
      ☺ Ada Lovelace                         ›
        ada@example.org
      ☺ Grace Hopper                         ›
        grace@example.org
      """
    }
  }

  @Test(arguments: UserStyle.allCases)
  func offersToLoadWhereThereIsNobody(style: UserStyle) async throws {
    let stubs = UsersStubs()
    let screen = screen(style, stubs)
    stubs.gate(0).open(with: [])
    await screen.settle()
    expectFrame(screen) {
      """
      Users


                     ☺ No users
                      [ Load ]
      """
    }
    stubs.gate(1).open(with: [.ada])
    try screen.button("Load").tap()
    await screen.settle()
    #expect(screen.contains(.row, "Ada Lovelace, ada@example.org"))
  }

  @Test(
    arguments: UserStyle.allCases,
    [
      (UsersError.network, "The server did not answer as it should. Check the connection."),
      (.decoding, "The data cannot be read as a list of users."),
      (.badURL, "The address is not valid."),
      (.file, "The file cannot be opened."),
      (.unknown, "Something went wrong."),
    ])
  func tellsEachErrorInItsOwnWords(style: UserStyle, error: (UsersError, String)) async throws {
    let stubs = UsersStubs()
    let screen = Screen { UsersRoot(style: style, loader: GatedUserLoader(stubs)) }
    stubs.gate(0).fail(with: error.0)
    await screen.settle()
    #expect(screen.shows("The users could not be loaded"))
    #expect(screen.shows(error.1))
    stubs.gate(1).open(with: [.ada])
    try screen.button("Retry").tap()
    await screen.settle()
    #expect(!screen.shows(error.1))
    #expect(screen.contains(.row, "Ada Lovelace, ada@example.org"))
  }

  @Test(arguments: UserStyle.allCases)
  func keepsTheUsersWhileTheyAreLoadedAgain(style: UserStyle) async throws {
    let stubs = UsersStubs()
    let screen = screen(style, stubs)
    stubs.gate(0).open(with: [.ada])
    await screen.settle()
    try screen.refresh()
    await screen.settle()
    expectFrame(screen) {
      """
      Users
      ◌ Loading users…
      ☺ Ada Lovelace                         ›
        ada@example.org
      """
    }
    stubs.gate(1).fail(with: UsersError.unknown)
    await screen.settle()
    expectFrame(screen) {
      """
      Users
      ⚠ Something went wrong.        [ Retry ]
      ☺ Ada Lovelace                         ›
        ada@example.org
      """
    }
  }

  @Test(arguments: UserStyle.allCases)
  func aLoadEndsWithTheScreen(style: UserStyle) async {
    let stubs = UsersStubs()
    let screen = screen(style, stubs)
    await stubs.gate(0).untilWaiting()
    screen.unmount()
    await screen.settle()
    #expect(stubs.gate(0).waiting == 0)
  }
}
