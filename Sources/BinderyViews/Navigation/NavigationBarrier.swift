/// Keeps what is inside from being taken for a part of the navigation stack outside.
struct NavigationBarrier: EnvironmentModifier {
  func _change(_ environment: inout EnvironmentValues) {
    environment.navigator = nil
    environment.screenScope = nil
    environment.linkSelection = nil
  }
}
