import BinderyBindings
public import BinderyTesting
public import PlaygroundScripting
import UsersCore
import UsersObservable
import UsersObservableObject
import UsersUI

extension UsersScript {
  /// Bindings, an observable view model, and one that publishes its properties.
  public static var styles: [BehaviorStyle<UsersStubs>] {
    [
      BehaviorStyle("value") { setup in
        let loader = setup.watch(GatedUserLoader(setup.stubs))
        let state = setup.binding("state", initial: UsersState(), isCompared: false)
        setup.watch("users") { state.users.wrappedValue }
        setup.watch("isLoading") { state.isLoading.wrappedValue }
        setup.watch("error") { state.error.wrappedValue as Any }
        return UsersView(
          state: state, path: setup.binding("path", initial: []), loader: loader)
      },
      BehaviorStyle("observable") { setup in
        let loader = setup.watch(GatedUserLoader(setup.stubs))
        let model = setup.watch(UsersObservable.UsersModel(loader: loader))
        setup.watch("users") { model.users }
        setup.watch("isLoading") { model.isLoading }
        setup.watch("error") { model.error as Any }
        return UsersObservable.UsersModelView(
          model: model, path: setup.binding("path", initial: []))
      },
      BehaviorStyle("observableObject") { setup in
        let loader = setup.watch(GatedUserLoader(setup.stubs))
        let model = setup.watch(UsersObservableObject.UsersModel(loader: loader))
        setup.watch("users") { model.users }
        setup.watch("isLoading") { model.isLoading }
        setup.watch("error") { model.error as Any }
        return UsersObservableObject.UsersModelView(
          model: model, path: setup.binding("path", initial: []))
      },
    ]
  }

  /// The same; the model that publishes its properties captures itself strongly.
  public static var forgetfulStyles: [BehaviorStyle<UsersStubs>] {
    styles.dropLast() + [
      BehaviorStyle("observableObject") { setup in
        let loader = setup.watch(GatedUserLoader(setup.stubs))
        let model = setup.watch(ForgetfulUsersModel(loader: loader))
        setup.watch("users") { model.users }
        setup.watch("isLoading") { model.isLoading }
        setup.watch("error") { model.error as Any }
        return ForgetfulUsersModelView(model: model, path: setup.binding("path", initial: []))
      }
    ]
  }

  /// Which files belong to which style.
  public static var sources: [StyleSources] {
    [
      StyleSources(
        style: "value",
        feature: [
          "Playgrounds/Users/Value/UsersState.swift", "Playgrounds/Users/Value/UsersView.swift",
          "Playgrounds/Users/Composer/UsersComposer.swift",
        ],
        tests: ["Tests/UsersTests/Value"]),
      StyleSources(
        style: "observable",
        feature: [
          "Playgrounds/Users/Observable",
          "Playgrounds/Users/Composer/UsersObservableComposer.swift",
        ],
        tests: ["Tests/UsersTests/Observable"]),
      StyleSources(
        style: "observableObject",
        feature: [
          "Playgrounds/Users/ObservableObject",
          "Playgrounds/Users/Composer/UsersObservableObjectComposer.swift",
        ],
        tests: ["Tests/UsersTests/ObservableObject"]),
    ]
  }

  /// The domain, and the views that need no state.
  public static var sharedSources: [String] {
    ["Playgrounds/Users/Core", "Playgrounds/Users/Value/Shared"]
  }
}
