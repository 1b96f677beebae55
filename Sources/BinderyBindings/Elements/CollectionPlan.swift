/// How the elements of a type of collection are told apart and reached: decided once for a type.
///
/// This class is the plan for elements without an identity of their own.
@MainActor class CollectionPlan<Base: MutableCollection> {
  let elementShape = ValueShape<Base.Element>()
  /// Whether elements lie one after another in memory that is known to stay where it is.
  let isContiguous: Bool

  init() {
    isContiguous =
      Base.self == Array<Base.Element>.self || Base.self == ContiguousArray<Base.Element>.self
      || Base.self == ArraySlice<Base.Element>.self
  }

  static func make() -> CollectionPlan<Base> {
    guard let type = Base.Element.self as? any Identifiable.Type else { return CollectionPlan() }
    if Base.self == Array<Base.Element>.self {
      return unsafeDowncast(arrayPlan(type), to: CollectionPlan<Base>.self)
    }
    return identifiedPlan(type)
  }

  private static func arrayPlan<Element: Identifiable>(_: Element.Type) -> AnyObject {
    ArrayPlan<Element>()
  }

  private static func identifiedPlan<Element: Identifiable>(
    _: Element.Type
  ) -> CollectionPlan<Base> {
    // `Element` is `Base.Element`, so the path is one from there.
    let path = \Element.id
    return KeyedPlan(unsafeDowncast(path, to: KeyPath<Base.Element, Element.ID>.self))
  }

  /// The elements, by their own identity if they have one.
  func makeElements(in list: Location<Base>, key: ObjectIdentifier) -> AnyElements {
    PositionedElements(in: list, key: key)
  }

  /// How far an index is from the start.
  func offset(of index: Base.Index, in list: Location<Base>) -> Int {
    let all = list.peek()
    return all.distance(from: all.startIndex, to: index)
  }
}

/// The plan for arrays whose elements identify themselves.
private final class ArrayPlan<Element: Identifiable>: CollectionPlan<[Element]> {
  override func makeElements(in list: Location<[Element]>, key: ObjectIdentifier) -> AnyElements {
    ArrayElements(in: list, key: key, shape: elementShape)
  }

  override func offset(of index: Int, in list: Location<[Element]>) -> Int { index }
}

/// The plan for other collections whose elements identify themselves.
private final class KeyedPlan<Base: MutableCollection, ID: Hashable>: CollectionPlan<Base> {
  private let path: KeyPath<Base.Element, ID>

  init(_ path: KeyPath<Base.Element, ID>) {
    self.path = path
    super.init()
  }

  override func makeElements(in list: Location<Base>, key: ObjectIdentifier) -> AnyElements {
    KeyedElements(in: list, key: key, path: path)
  }
}
