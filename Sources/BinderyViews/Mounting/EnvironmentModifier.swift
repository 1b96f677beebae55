/// A modifier that changes the environment its content sees.
@MainActor @preconcurrency public protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the values that come from outside.
  func _change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Mounts the content below a node that holds the changed environment.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.environmentModified(Modified.self, by: Self.self)
  }
}
