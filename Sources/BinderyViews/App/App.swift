/// A program: what it shows, and the state that lives as long as it does.
///
/// Its stored properties may be dynamic, as those of a view.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The scenes of the program.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}
