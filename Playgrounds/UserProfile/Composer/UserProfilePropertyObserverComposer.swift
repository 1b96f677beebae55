import BinderyComposition
public import BinderyViews
public import UserProfileCore
import UserProfilePropertyObserver
import UserProfileUI

/// Owns the controller that is told of each property set.
public struct UserProfilePropertyObserverComposer: View {
  @State private var controller: ProfileController

  /// Composes the card with a loader.
  public init(loader: any ProfileLoader) {
    controller = ProfileController(model: ProfileModel(loader: loader))
  }

  /// The card in this style.
  public var body: some View {
    ProfileLabelsView(
      labels: controller.labels, load: controller.load, rename: controller.rename)
  }
}
