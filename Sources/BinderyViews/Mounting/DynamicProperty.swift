public import BinderyBindings

/// A stored property of a view that a composition root supplies with a value before `body` is read.
///
/// A type of your own may hold properties such as `@State` and `@Environment`; it is updated after
/// they are.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before each evaluation of `body`, when the property's own properties are in place.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

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

/// A stored value whose own properties are supplied as if the view around it held them: a modifier
/// or a style that a user wrote.
@propertyWrapper package struct Inlined<Value>: PropertyHolder {
  package var wrappedValue: Value
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A stored value in which a composition root looks for properties.
package protocol PropertyHolder {}

/// What all properties at one place of one view type share, made by the first of them.
@MainActor package final class SharedFacts {
  package var facts: AnyObject?
  package init() {}
}

/// A property that a composition root fills by itself rather than field by field.
@MainActor package protocol InstalledProperty: DynamicProperty {
  /// Fills the property at `new`: from what `old` holds, or afresh where the view is mounted.
  static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext)

  /// Lets go of what the property holds, since its view is gone.
  static func uninstall(_ property: UnsafeMutablePointer<Self>)

  /// Whether the property reads its value from the environment and would now read another one.
  static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool

  /// Whether two values of the property stand for the same, so that the body need not run.
  static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}

extension InstalledProperty {
  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool { true }
  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {}
  package static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool { false }
}

/// What a property may know of the place it is installed in.
@MainActor package struct PropertyContext {
  /// The environment of the view.
  package let environment: EnvironmentValues
  /// The node of the view: told when a model changes.
  package let owner: any PropertyOwner
  /// What all properties at this place of one view type share; made by the first.
  package let shared: SharedFacts

  package init(
    environment: EnvironmentValues, owner: any PropertyOwner,
    shared: SharedFacts
  ) {
    self.environment = environment
    self.owner = owner
    self.shared = shared
  }
}

/// The node of a view, as its properties see it.
@MainActor package protocol PropertyOwner: AnyObject {
  /// Something that the view reads has changed.
  func propertyDidChange()
}
