import BinderyCombine
import BinderyTesting
import UserProfileSubject
import UserProfileUI

extension UserProfileScript {
  static var subject: BehaviorStyle<UserProfileStubs> { subject { _ in } }

  static var forgetfulSubject: BehaviorStyle<UserProfileStubs> {
    subject { controller in
      controller.subscriptions = []
      let model = controller.model
      model.profile.sink { controller.show($0) }.store(in: &controller.subscriptions)
      model.isLoading.sink { controller.show($0) }.store(in: &controller.subscriptions)
      model.error.sink { controller.show($0) }.store(in: &controller.subscriptions)
    }
  }

  private static func subject(
    reconnect: @escaping @MainActor (ProfileController) -> Void
  ) -> BehaviorStyle<UserProfileStubs> {
    BehaviorStyle("subject") { setup in
      let model = setup.watch(ProfileModel(loader: setup.watch(setup.stubs.makeLoader())))
      let controller = setup.watch(ProfileController(model: model))
      reconnect(controller)
      setup.watch("profile") { model.profile.value as Any }
      setup.watch("isLoading") { model.isLoading.value }
      setup.watch("error") { model.error.value as Any }
      setup.watch("newName") { controller.labels.newName }
      return ProfileLabelsView(
        labels: controller.labels, load: controller.load, rename: controller.rename)
    }
  }
}
