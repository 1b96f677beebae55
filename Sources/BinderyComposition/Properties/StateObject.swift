import BinderyBindings
public import BinderyCombine
public import BinderyViews

/// A property that owns an observable object: made once per place in the tree, when the view is
/// mounted, and released with it. Each change of the object runs the body.
///
/// Only a composition root can declare it. Where no composition has mounted the view, each access
/// makes an object of its own and is reported.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private var link: ModelLink<ObjectType>?
  private var make: (() -> ObjectType)?

  /// Makes the object when the view is mounted.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { object }

  /// Bindings to the properties of the object: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object, link)
  }

  @MainActor private var object: ObjectType {
    if let link { return link.model }
    reportUnmounted("A state object was used on a view that is not mounted.")
    // It is let go of only when a link takes its place.
    return make!()
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    new.pointee.link = old?.pointee.link ?? ModelLink(new.pointee.make!(), for: context.owner)
    new.pointee.make = nil
  }

  package static var mustUninstall: Bool { true }

  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {
    property.pointee.link?.end()
  }
}
