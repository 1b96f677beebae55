/// A style as the environment hands it down: what it makes of a configuration, its type hidden.
///
/// Two slots are equal if they come from the same place.
package struct StyleSlot<Configuration>: Equatable {
  private final class Box {
    let make: @MainActor (Configuration) -> AnyView
    init(_ make: @escaping @MainActor (Configuration) -> AnyView) { self.make = make }
  }
  private let box: Box
  /// Whether the style itself says what using the control does.
  let actsItself: Bool

  init<Body: View>(
    actsItself: Bool = false, _ make: @escaping @MainActor (Configuration) -> Body
  ) {
    box = Box { AnyView(make($0)) }
    self.actsItself = actsItself
  }

  /// The control as the style draws it.
  @MainActor func body(_ configuration: Configuration) -> AnyView { box.make(configuration) }

  package static func == (a: Self, b: Self) -> Bool { a.box === b.box }
}

/// The key for the style of the controls of one kind.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleSlot<Configuration>? { nil }
}
