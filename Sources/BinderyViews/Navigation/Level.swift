/// A place in a path. Another value at the same place is another screen.
struct Level: Hashable {
  let index: Int
  let value: AnyHashable

  static func all(_ values: [AnyHashable]) -> [Level] {
    values.enumerated().map { Level(index: $0.offset, value: $0.element) }
  }
}
