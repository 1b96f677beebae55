public import BinderyViews
public import Testing

/// Holds what `assertReleased(_:)` mounts, and knows what it must not find alive afterwards.
@MainActor public final class ReleaseProbe {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
    let location: SourceLocation
  }
  private var watched: [Watched] = []
  private var screens: [Screen] = []

  init() {}

  /// Mounts a view for the script to act on. It is unmounted when the script is over.
  public func mount<Root: View>(
    width: Int = 80, height: Int = 24, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ root: () -> Root
  ) -> Screen {
    let screen = Screen(width: width, height: height, sourceLocation: sourceLocation, root)
    screens.append(screen)
    return screen
  }

  /// Says that an object must be gone once everything is unmounted. It is not kept alive.
  /// - Returns: The object.
  @discardableResult public func watch<Object: AnyObject>(
    _ object: Object, named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Object {
    watched.append(
      Watched(object: object, name: name ?? "\(Object.self)", location: sourceLocation))
    return object
  }

  /// Takes down all that was mounted, and awaits what it has started.
  func end(at location: SourceLocation) async {
    for screen in screens { screen.unmount(sourceLocation: location) }
    for screen in screens { await screen.settle(sourceLocation: location) }
    screens = []
  }

  /// What is still there, a line each.
  var survivors: [String] {
    get async {
      if watched.contains(where: { $0.object != nil }) { await MainQueue.catchUp() }
      return watched.filter { $0.object != nil }
        .map { "\($0.name), watched at \($0.location.fileName):\($0.location.line)" }
    }
  }
}
