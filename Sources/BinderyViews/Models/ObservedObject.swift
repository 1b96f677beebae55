public import BinderyBindings
public import BinderyCombine

/// A property that refers to an observable object: each change of the object runs the body.
///
/// The view does not own the object, and a test may pass it any. Where no composition has mounted
/// the view, the object is read and written as always, and nobody is told.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  private var object: ObjectType
  private var link: ModelLink<ObjectType>?

  /// Refers to an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Refers to an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    get { object }
    set {
      object = newValue
      link = nil
    }
  }

  /// Bindings to the properties of the object: `$model.name`.
  @MainActor public var projectedValue: Wrapper { Wrapper(object, link) }

  /// Makes bindings to the properties of an observable object.
  @MainActor @dynamicMemberLookup public struct Wrapper {
    private let root: Binding<ObjectType>

    package init(_ object: ObjectType, _ link: ModelLink<ObjectType>?) {
      root = link?.root ?? .constant(object)
    }

    /// A binding to a property of the object.
    ///
    /// Two bindings to one property, made in one mounted view, lead to the same place.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      root[dynamicMember: keyPath]
    }
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    new.pointee.link = ModelLink.link(
      to: new.pointee.object, keeping: old?.pointee.link, for: context.owner)
  }

  package static var mustUninstall: Bool { true }

  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {
    property.pointee.link?.end()
  }

  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee.object === b.pointee.object
  }
}
