public import BinderyBindings

extension Binding: DynamicProperty, LocationProperty {
  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee.isSame(as: b.pointee)
  }
}

/// A property that is nothing but a place, which another one may stand for as well.
///
/// Equal bytes are the same place.
@MainActor package protocol LocationProperty {
  /// Whether two properties lead to the same place.
  static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}
