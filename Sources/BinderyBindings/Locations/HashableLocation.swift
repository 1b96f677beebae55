/// A value with its type erased. Writes of another type are dropped and reported.
final class HashableLocation<Wrapped: Hashable>: ProjectedLocation<Wrapped, AnyHashable> {
  override func project(_ root: Wrapped) -> AnyHashable { AnyHashable(root) }

  override func embed(_ value: AnyHashable, in root: inout Wrapped) -> Bool {
    guard let value = value.base as? Wrapped else {
      reportIssue(.mismatchedType(value.base, expected: Wrapped.self))
      return false
    }
    root = value
    return true
  }
}
