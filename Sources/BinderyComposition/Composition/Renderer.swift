/// What lays out and paints a tree: implemented by the text renderer.
@MainActor package protocol Renderer: AnyObject {
  /// Lays out what has changed. May mount rows, and make the content of readers.
  func layOut()
  /// Paints what has changed.
  func paint()
  /// Adds the renderer's own counters.
  func count(into counters: inout Counters)
}
