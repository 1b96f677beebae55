// For Apple platforms, where the real SwiftUI serves: gives its `Binding` the one thing that it
// lacks for testing views as values. This file is not built on Linux.
#if canImport(Darwin)
  public import SwiftUI

  extension Binding {
    /// A binding to storage of its own, for tests and previews.
    @MainActor public static func variable(_ initial: Value) -> Binding {
      let storage = Storage(initial)
      return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
  }

  // Unchecked: SwiftUI asks for Sendable closures, but reads and writes the bindings of views on
  // the main actor only, and `variable` is made there.
  private final class Storage<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
#endif
