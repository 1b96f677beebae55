/// Whether an optional holds a value.
///
/// Who unwraps a binding depends on this rather than on the value.
final class PresenceLocation<Wrapped>: ProjectedLocation<Wrapped?, Bool> {
  /// What readers were last told.
  @exclusivity(unchecked) private var told = false

  override func project(_ root: Wrapped?) -> Bool { root != nil }

  override func get() -> Bool {
    told = super.get()
    return told
  }

  override func tellWritten(_ written: Extent) {
    if told != get() { super.tellWritten(written) }
  }
}
