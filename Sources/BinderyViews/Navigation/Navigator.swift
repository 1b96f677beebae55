import BinderyBindings

/// What the views inside a navigation stack know of it: how to push and pop, and which destinations
/// there are. One object for as long as the stack is mounted.
@MainActor package final class Navigator {
  /// The values of the stack, as the newest value of the stack's view gives them.
  var path: PathAccess?
  /// Whether it is a column, from which links lead to the next column.
  let isColumn: Bool
  /// The destinations that views inside have declared, by type, in the order they came.
  let destinations = StoredLocation<[ValueDestination]>([])

  init(isColumn: Bool = false) { self.isColumn = isColumn }

  /// Pushes the screen of a value.
  func push(_ value: AnyHashable) {
    guard let path, !path.append(value) else { return }
    reportIssue(
      .mismatchedType,
      "A link to a value of type \(type(of: value.base)) was followed in a navigation stack whose "
        + "path holds values of another type. Nothing was pushed.",
      advice: "Link to values of the type that the path holds, or keep the path in a "
        + "NavigationPath, which holds values of any type.")
  }

  /// Pops screens until a number of values is left, with one write; does nothing if they are gone.
  func pop(to count: Int) {
    guard let path else { return }
    let surplus = path.values().count - count
    if surplus > 0 { path.removeLast(surplus) }
  }

  /// The screen for a value; nil if no destination was declared for its type.
  func screen(for value: AnyHashable) -> AnyView? {
    for destination in destinations.read() {
      if let screen = destination.make.read()(value) { return screen }
    }
    return nil
  }
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that a view is in; nil outside of one.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
