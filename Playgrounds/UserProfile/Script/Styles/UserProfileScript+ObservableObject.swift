import BinderyCombine
import BinderyTesting
import UserProfileObservableObject

extension UserProfileScript {
  static var observableObject: BehaviorStyle<UserProfileStubs> { observableObject { _ in } }

  static var forgetfulObservableObject: BehaviorStyle<UserProfileStubs> {
    observableObject { model in
      model.subscriptions = []
      model.answers.sink { model.show($0) }.store(in: &model.subscriptions)
    }
  }

  private static func observableObject(
    reconnect: @escaping @MainActor (ProfileModel) -> Void
  ) -> BehaviorStyle<UserProfileStubs> {
    BehaviorStyle("observableObject") { setup in
      let model = setup.watch(ProfileModel(loader: setup.watch(setup.stubs.makeLoader())))
      reconnect(model)
      setup.watch("profile") { model.profile as Any }
      setup.watch("isLoading") { model.isLoading }
      setup.watch("error") { model.error as Any }
      return ProfileModelView(model: model, newName: setup.binding("newName", initial: ""))
    }
  }
}
