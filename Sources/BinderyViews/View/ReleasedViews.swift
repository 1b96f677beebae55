import BinderyCallStack

/// Views that are to be released once the stack has more room, of each thread its own.
enum ReleasedViews {
  private class Entry {
    var next: Entry?
  }
  private final class TypedEntry<Content>: Entry {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// Keeps a value until the calls that release views have returned.
  static func add<Content>(_ content: Content) {
    let entry = TypedEntry(content)
    entry.next = takeFirst()
    bindery_call_stack_set_released(Unmanaged<Entry>.passRetained(entry).toOpaque())
  }

  /// Releases what is kept, and what that adds.
  @inline(__always) static func releaseAll() {
    while bindery_call_stack_released() != nil { releaseFirst() }
  }

  private static func releaseFirst() {
    let entry = takeFirst()
    if let next = entry?.next {
      entry?.next = nil
      bindery_call_stack_set_released(Unmanaged<Entry>.passRetained(next).toOpaque())
    }
  }

  private static func takeFirst() -> Entry? {
    guard let pointer = bindery_call_stack_released() else { return nil }
    bindery_call_stack_set_released(nil)
    return Unmanaged<Entry>.fromOpaque(pointer).takeRetainedValue()
  }
}
