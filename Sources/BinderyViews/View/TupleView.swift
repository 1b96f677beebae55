/// Several views, one after another, as a builder collects them.
///
/// The content is a tuple rather than a pack of types: where a body is written its layout is known,
/// so that a tuple of views is made and let go of without looking anything up.
public struct TupleView<Content>: PrimitiveView {
  /// The views, in order: a tuple of them.
  public var value: Content

  /// Collects a tuple of views. What is in it and no view stops the program when it is mounted.
  @inlinable public init(_ value: Content) { self.value = value }

  /// Mounts each view of the tuple in turn.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.tuple(Content.self)
  }

  /// The types of the views, in order, each with how far it lies in the tuple. Found by reflection.
  package static var elements: [(type: any View.Type, offset: Int)] {
    tupleElements(of: Content.self).map { element in
      guard let type = element.type as? any View.Type else {
        preconditionFailure("\(element.type) in a TupleView, which is no view")
      }
      return (type, element.offset)
    }
  }

  /// The views, in order.
  var views: [any View] {
    withUnsafeBytes(of: value) { bytes in
      var views: [any View] = []
      for (type, offset) in Self.elements {
        views.append(type.view(at: bytes.baseAddress.unsafelyUnwrapped + offset))
      }
      return views
    }
  }
}

extension View {
  /// The view that lies at an address.
  fileprivate static func view(at address: UnsafeRawPointer) -> any View {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}
