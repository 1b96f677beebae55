import BinderyComposition
public import BinderyViews
public import UserProfileCore
import UserProfileUI

/// Owns the state of the value style, and passes it on as bindings.
public struct UserProfileComposer: View {
  @State private var state = ProfileState()
  @State private var newName = ""
  private let loader: any ProfileLoader

  /// Composes the card with a loader.
  public init(loader: any ProfileLoader) { self.loader = loader }

  /// The card in this style.
  public var body: some View {
    ProfileView(state: $state, newName: $newName, loader: loader)
  }
}
