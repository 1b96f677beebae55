/// How one property of a user's own type is updated.
struct PropertyUpdate {
  let offset: Int
  let update: @MainActor (UnsafeMutableRawPointer) -> Void
}
