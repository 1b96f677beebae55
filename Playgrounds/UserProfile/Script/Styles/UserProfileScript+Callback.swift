import BinderyTesting
import UserProfileCallback
import UserProfileUI

extension UserProfileScript {
  static var callback: BehaviorStyle<UserProfileStubs> { callback { _ in } }

  static var forgetfulCallback: BehaviorStyle<UserProfileStubs> {
    callback { controller in
      controller.model.onDataUpdated = { controller.show($0) }
      controller.model.onLoadingChanged = { controller.show($0) }
      controller.model.onErrorOccurred = { controller.show($0) }
    }
  }

  private static func callback(
    reconnect: @escaping @MainActor (ProfileController) -> Void
  ) -> BehaviorStyle<UserProfileStubs> {
    BehaviorStyle("callback") { setup in
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
