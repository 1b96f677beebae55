package import BinderyViews

/// A node whose content is made while it is laid out.
package class AnyReaderNode: Node {
  /// Makes or updates the content for a place. Returns whether anything may have changed.
  package func fill(_ proxy: GeometryProxy) -> Bool { fatalError("Abstract reader") }

  /// Unmounts the content, where there is no place to make it for. Returns whether there was any.
  package func empty() -> Bool { fatalError("Abstract reader") }
}
