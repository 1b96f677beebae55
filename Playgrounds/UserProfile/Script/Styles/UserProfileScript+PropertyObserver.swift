import BinderyTesting
import UserProfilePropertyObserver
import UserProfileUI

extension UserProfileScript {
  static var propertyObserver: BehaviorStyle<UserProfileStubs> { propertyObserver { _ in } }

  static var forgetfulPropertyObserver: BehaviorStyle<UserProfileStubs> {
    propertyObserver { controller in
      controller.model.onChange = { controller.show() }
    }
  }

  private static func propertyObserver(
    reconnect: @escaping @MainActor (ProfileController) -> Void
  ) -> BehaviorStyle<UserProfileStubs> {
    BehaviorStyle("propertyObserver") { setup in
      let model = setup.watch(ProfileModel(loader: setup.watch(setup.stubs.makeLoader())))
      let controller = setup.watch(ProfileController(model: model))
      reconnect(controller)
      setup.watch("profile") { model.profile as Any }
      setup.watch("isLoading") { model.isLoading }
      setup.watch("error") { model.error as Any }
      setup.watch("newName") { controller.labels.newName }
      return ProfileLabelsView(
        labels: controller.labels, load: controller.load, rename: controller.rename)
    }
  }
}
