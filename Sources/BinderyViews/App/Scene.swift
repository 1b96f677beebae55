/// A part of a program's user interface: windows, and what goes with them.
///
/// A terminal shows one window: that of the first scene that has one.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// What this scene is made of.
  @SceneBuilder var body: Body { get }
  /// The view of the scene's window; nil where it has none to show.
  var _root: AnyView? { get }
}

extension Scene {
  /// The view of the first window of the body.
  public var _root: AnyView? { AnyView(SceneRoot(self)) }
}

extension Never: Scene {}
