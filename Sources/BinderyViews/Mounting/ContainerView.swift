/// A view that lays out its content by a rule.
///
/// The content must be the first stored property.
@MainActor @preconcurrency public protocol ContainerView: PrimitiveView {
  /// What is laid out.
  associatedtype Content: View
  /// What is laid out.
  var content: Content { get }
  /// How it is laid out.
  var _rule: LayoutRule { get }
  /// How the view at an address is laid out.
  ///
  /// Views that are often mounted read themselves where they lie, so that they are not copied.
  static func _rule(of view: UnsafePointer<Self>) -> LayoutRule
  /// Whether the view at an address is known to be laid out by a rule.
  ///
  /// Views that are often updated compare where they lie, so that they are not copied.
  static func _follows(_ rule: UnsafePointer<LayoutRule>, _ view: UnsafePointer<Self>) -> Bool
}

extension ContainerView {
  /// The address of the stored property that follows the content.
  ///
  /// It is computed, since asking the view's type for it takes 300 instructions where the type of
  /// the content is not known.
  @inline(__always) static func fieldAfterContent<Field>(
    of view: UnsafePointer<Self>
  ) -> UnsafePointer<Field> {
    let mask = MemoryLayout<Field>.alignment - 1
    return (UnsafeRawPointer(view) + ((MemoryLayout<Content>.size + mask) & ~mask))
      .assumingMemoryBound(to: Field.self)
  }

  /// Asks a copy.
  public static func _rule(of view: UnsafePointer<Self>) -> LayoutRule { view.pointee._rule }

  /// Knows nothing.
  public static func _follows(
    _ rule: UnsafePointer<LayoutRule>, _ view: UnsafePointer<Self>
  ) -> Bool {
    false
  }
}

extension ContainerView {
  /// Mounts a layout node with the content below it.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.container(Self.self)
  }
}
