/// A property that gives names a space of their own, one for each mounted view.
@propertyWrapper public struct Namespace: InstalledProperty {
  private var place = ID()

  /// Makes a space for names.
  public init() {}

  /// What tells the space from all others of its composition.
  ///
  /// Where no composition has mounted the view, all spaces are the same.
  public var wrappedValue: ID { place }

  /// What tells one space for names from another.
  public struct ID: Hashable, Sendable {
    fileprivate var view: ObjectIdentifier?
    fileprivate var property: ObjectIdentifier?
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    if let old {
      new.pointee.place = old.pointee.place
    } else {
      new.pointee.place = ID(
        view: ObjectIdentifier(context.owner), property: ObjectIdentifier(context.shared))
    }
  }
}
