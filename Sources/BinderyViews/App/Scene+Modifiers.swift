public import Foundation

/// A scene whose window is changed.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: (AnyView) -> AnyView
  var _root: AnyView? { content._root.map(change) }
}

extension Scene {
  /// Sets a value in the environment of this scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object in the environment of this scene.
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.environment(object)) }
  }

  /// Runs an action when a value has changed.
  /// - Parameter initial: Whether the action also runs when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value has changed.
  /// - Parameter initial: Whether the action also runs when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action with the new value when a value has changed.
  @_disfavoredOverload public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
  }
}

// What only a system with windows and menus would heed.
extension Scene {
  /// Adds commands to the menus. A terminal has none.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Takes commands out of the menus. A terminal has none.
  public func commandsRemoved() -> some Scene { self }

  /// Says how large a window is at first, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says how large a window is at first, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says where a window is at first.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how the size of a window may change.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says how a window looks.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Says how the toolbar of a window looks.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Says which events open a window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Takes an action for addresses that the system hands to the program. A terminal hands none.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }

  /// Says which events the view is shown for. A terminal has none.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
