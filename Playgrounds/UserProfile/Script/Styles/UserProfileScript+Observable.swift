import BinderyTesting
import UserProfileObservable

extension UserProfileScript {
  static var observable: BehaviorStyle<UserProfileStubs> {
    BehaviorStyle("observable") { setup in
      let model = setup.watch(ProfileModel(loader: setup.watch(setup.stubs.makeLoader())))
      setup.watch("profile") { model.profile as Any }
      setup.watch("isLoading") { model.isLoading }
      setup.watch("error") { model.error as Any }
      return ProfileModelView(model: model, newName: setup.binding("newName", initial: ""))
    }
  }
}
