public import BinderyCombine

/// A property that refers to an observable object of the environment, found by its type: each
/// change of the object runs the body.
///
/// Reading it where a view above has not passed one is a programmer's error: it is reported, and
/// stops the program, as in SwiftUI.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  private var link: ModelLink<ObjectType>?

  /// Looks for an object of this type.
  public init() {}

  /// The object.
  @MainActor public var wrappedValue: ObjectType { object }

  /// Bindings to the properties of the object: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object, link)
  }

  @MainActor private var object: ObjectType {
    if let link { return link.model }
    stopWithoutObject(of: ObjectType.self, passing: "environmentObject(_:)")
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    let known = old?.pointee.link
    guard let object = context.environment.object(ObjectType.self) else {
      known?.end()
      new.pointee.link = nil
      return
    }
    new.pointee.link = ModelLink.link(to: object, keeping: known, for: context.owner)
  }

  package static var mustUninstall: Bool { true }

  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {
    property.pointee.link?.end()
  }

  package static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    old.storage[ObjectType.self] !== new.storage[ObjectType.self]
  }
}

extension View {
  /// Passes an observable object to the views inside, which find it by its type with
  /// `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
