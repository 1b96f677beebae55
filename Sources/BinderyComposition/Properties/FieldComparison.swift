#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How one stored property is compared.
@MainActor struct FieldComparison {
  /// Compares the values at two addresses.
  typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  enum Rule {
    /// The same bytes are the same value, and others are another one.
    case bytes
    /// The same bytes are the same value; others may be equal.
    case equal(Comparison)
    /// The same bytes are the same value; others may stand for the same.
    case place(Comparison)
    /// Bytes say nothing.
    case custom(Comparison)
    /// Never the same: a weak reference, say.
    case never

    var comparesBytes: Bool {
      switch self {
      case .bytes, .equal, .place: true
      case .custom, .never: false
      }
    }
  }

  let rule: Rule
  let offset: Int
  let size: Int

  init(_ rule: Rule, at offset: Int, size: Int) {
    self.rule = rule
    self.offset = offset
    self.size = size
  }

  init<E: Equatable>(_ type: E.Type, at offset: Int) {
    self.init(Self.equality(type), at: offset, size: MemoryLayout<E>.size)
  }

  /// Compares the fields of two values that begin at two addresses.
  func compare(_ x: UnsafeRawPointer, _ y: UnsafeRawPointer) -> Difference {
    let (a, b) = (x + offset, y + offset)
    switch rule {
    case .bytes: return memcmp(a, b, size) == 0 ? .none : .some
    case .equal(let isEqual), .place(let isEqual):
      if memcmp(a, b, size) == 0 { return .none }
      // Equal is not the same: the node takes the value, so that what it holds stays fresh.
      return isEqual(a, b) ? .notInWhatCounts : .some
    case .custom(let isSame): return isSame(a, b) ? .none : .some
    case .never: return .some
    }
  }

  static func equality<E: Equatable>(_: E.Type) -> Rule {
    .equal {
      $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
    }
  }

  /// Compares what is inside two existentials, whose unused bytes are not set.
  static func isSameInside<T>(_: T.Type) -> Comparison {
    {
      isSame(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    func open<Inside>(_: Inside.Type) -> Bool {
      guard let a = a as? Inside, let b = b as? Inside else { return false }
      if let a = a as? any Equatable { return a.isEqual(to: b) }
      guard _isBitwiseTakable(Inside.self) else { return false }
      return withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { memcmp(a, $0, MemoryLayout<Inside>.size) == 0 }
      }
    }
    // An existential in another one is looked through by `type(of:)` alone.
    let inside = type(of: a)
    return inside == type(of: b) && _openExistential(inside, do: open)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
