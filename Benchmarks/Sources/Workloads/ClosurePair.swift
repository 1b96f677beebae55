/// A number as a closure binding without the binding: what is read by one closure and written by
/// another.
@MainActor package struct ClosurePair {
  let get: @MainActor () -> Int
  let set: @MainActor (Int) -> Void
}
