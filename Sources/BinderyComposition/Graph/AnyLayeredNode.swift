/// The content of a view that has a layer behind or before it. Its siblings are the layers.
package class AnyLayeredNode: Node {
  /// Has as many layers as the content is views, and one where it is none. Returns whether there
  /// were more or fewer.
  ///
  /// Layers are told apart by position: those at the end come and go.
  package func provideLayers(_ count: Int) -> Bool { fatalError("Abstract layered node") }
}
