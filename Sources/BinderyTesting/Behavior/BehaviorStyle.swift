public import BinderyViews
import Testing

/// One way to write a feature.
@MainActor public struct BehaviorStyle<Stubs> {
  /// What it is called in failures and in the report.
  public let name: String
  let mount: (BehaviorSetup<Stubs>, _ width: Int, _ height: Int, SourceLocation) -> Screen

  /// Makes a style.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - root: Makes the feature's state and its view, afresh for each run.
  public init<Root: View>(
    _ name: String, _ root: @escaping @MainActor (BehaviorSetup<Stubs>) -> Root
  ) {
    self.name = name
    mount = { setup, width, height, location in
      let view = root(setup)
      return Screen(width: width, height: height, sourceLocation: location) { view }
    }
  }
}
