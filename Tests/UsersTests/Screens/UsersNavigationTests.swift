import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing
import UsersCore
import UsersObservable
import UsersObservableObject
import UsersUI

@MainActor @Suite struct UsersNavigationTests {
  /// The screen of a style, whose path is the caller's.
  private func screen(_ style: UserStyle, path: Binding<[User.ID]>) async -> Screen {
    let loader = StubUserLoader([.ada, .grace])
    let observable = UsersObservable.UsersModel(loader: loader)
    let observableObject = UsersObservableObject.UsersModel(loader: loader)
    let state = Binding.variable(UsersState())
    let screen = Screen(width: 40, height: 6) {
      switch style {
      case .value: UsersView(state: state, path: path, loader: loader)
      case .observable: UsersObservable.UsersModelView(model: observable, path: path)
      case .observableObject:
        UsersObservableObject.UsersModelView(model: observableObject, path: path)
      }
    }
    await screen.settle()
    return screen
  }

  @Test(arguments: UserStyle.allCases)
  func theScreenWritesThePath(style: UserStyle) async throws {
    let path = Binding<[User.ID]>.variable([])
    let screen = await screen(style, path: path)
    try screen.link("Grace Hopper, grace@example.org").tap()
    #expect(path.wrappedValue == [User.grace.id])
    try screen.goBack()
    #expect(path.wrappedValue == [])
    #expect(screen.contains(.row, "Ada Lovelace, ada@example.org"))
  }

  @Test(arguments: UserStyle.allCases)
  func thePathMovesTheScreen(style: UserStyle) async {
    let path = Binding<[User.ID]>.variable([])
    let screen = await screen(style, path: path)
    path.wrappedValue = [User.grace.id]
    expectFrame(screen) {
      """
      ‹ Back Profile
      ☻ Grace Hopper
      User name                          grace
      Email                  grace@example.org
      """
    }
    path.wrappedValue = [User.ada.id]
    #expect(screen.text.contains("ada@example.org"))
    path.wrappedValue = []
    #expect(screen.contains(.list))
  }

  @Test(arguments: UserStyle.allCases)
  func aNumberThatIsNobodysSaysSo(style: UserStyle) async {
    let screen = await screen(style, path: .variable([99]))
    #expect(screen.shows("This user is not there"))
  }
}
