/// A value as an optional. Writes of nil are ignored.
final class OptionalLocation<Wrapped>: ProjectedLocation<Wrapped, Wrapped?> {
  override func project(_ root: Wrapped) -> Wrapped? { root }

  override func embed(_ value: Wrapped?, in root: inout Wrapped) -> Bool {
    guard let value else { return false }
    root = value
    return true
  }
}
