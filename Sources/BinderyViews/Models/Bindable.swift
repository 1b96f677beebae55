public import BinderyBindings
public import Observation

/// Makes bindings to the properties of an observable object: `$model.name`.
///
/// It owns nothing. A view's `@Bindable` property and a `Bindable(model)` made in a body or a test
/// are alike: bindings to one property of one object lead to the same place.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Values are bound to with `Binding`.
  @available(*, unavailable, message: "@Bindable is for observable objects")
  public init(wrappedValue: Value) { preconditionFailure("@Bindable of a value") }

  /// What makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding.constant(wrappedValue)[dynamicMember: keyPath]
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to the object of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty, LocationProperty {
  /// There is but one initialiser, for objects: the same bytes are the same object.
  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool { false }
}
