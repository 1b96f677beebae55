import BinderyBindings
import BinderyTesting
import UserProfileUI

extension UserProfileScript {
  static var value: BehaviorStyle<UserProfileStubs> {
    BehaviorStyle("value") { setup in
      let loader = setup.watch(setup.stubs.makeLoader())
      let state = setup.binding("state", initial: ProfileState(), isCompared: false)
      setup.watch("profile") { state.wrappedValue.profile as Any }
      setup.watch("isLoading") { state.wrappedValue.isLoading }
      setup.watch("error") { state.wrappedValue.error as Any }
      let newName = setup.binding("newName", initial: "")
      return ProfileView(state: state, newName: newName, loader: loader)
    }
  }
}
