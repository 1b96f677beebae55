/// A view that is drawn itself and has no children.
@MainActor @preconcurrency public protocol LeafView: PrimitiveView {
  /// What to draw.
  var _leaf: Leaf { get }
  /// Makes what draws the view at an address, in memory that holds nothing yet.
  ///
  /// Views that are often mounted read themselves where they lie, so that they are not copied.
  static func _initialize(_ leaf: UnsafeMutablePointer<Leaf>, from view: UnsafePointer<Self>)
  /// Has a leaf draw the view at an address. Returns whether it drew something else.
  ///
  /// Views that are often updated compare where they lie, so that neither they nor the leaf are
  /// copied.
  static func _update(_ leaf: UnsafeMutablePointer<Leaf>, to view: UnsafePointer<Self>) -> Bool
}

extension LeafView {
  /// Makes the leaf of a copy.
  public static func _initialize(
    _ leaf: UnsafeMutablePointer<Leaf>, from view: UnsafePointer<Self>
  ) {
    leaf.initialize(to: view.pointee._leaf)
  }

  /// Makes another leaf and compares the two.
  public static func _update(
    _ leaf: UnsafeMutablePointer<Leaf>, to view: UnsafePointer<Self>
  ) -> Bool {
    let made = view.pointee._leaf
    if made == leaf.pointee { return false }
    leaf.pointee = made
    return true
  }

  /// Mounts a leaf inline in its parent.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.leaf(Self.self)
  }
}
