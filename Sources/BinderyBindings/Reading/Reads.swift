/// The locations that a reader has read, each of which is kept: none, one, or several.
///
/// It takes one word, since every node of a tree has one.
struct Reads: ~Copyable {
  /// The address of the only location; or, with the lowest bit set, that of a list's memory.
  private var word: UInt = 0

  /// A list is one reference to its memory.
  private typealias List = ContiguousArray<AnyLocation>

  deinit {
    if isEmpty { return }
    if isList {
      var memory = word & ~1
      withUnsafeMutableBytes(of: &memory) {
        _ = $0.assumingMemoryBound(to: List.self).deinitialize()
      }
    } else {
      Self.location(word)?.release()
    }
  }

  private var isList: Bool { word & 1 == 1 }

  private static func location(_ word: UInt) -> Unmanaged<AnyLocation>? {
    UnsafeRawPointer(bitPattern: word).map { .fromOpaque($0) }
  }

  private var list: List {
    withUnsafeBytes(of: word & ~1) { $0.load(as: List.self) }
  }

  @inline(__always) var isEmpty: Bool { word == 0 }

  /// Whether a location is all there is.
  @inline(__always) func isOnly(_ location: AnyLocation) -> Bool {
    word == UInt(bitPattern: Unmanaged.passUnretained(location).toOpaque())
  }

  var count: Int { isList ? list.count : isEmpty ? 0 : 1 }

  subscript(index: Int) -> AnyLocation {
    isList ? list[index] : Self.location(word).unsafelyUnwrapped.takeUnretainedValue()
  }

  /// Adds a location.
  @inline(__always) mutating func add(_ location: AnyLocation) {
    if isEmpty {
      word = UInt(bitPattern: Unmanaged.passRetained(location).toOpaque())
    } else {
      addFurther(location)
    }
  }

  private mutating func addFurther(_ location: AnyLocation) {
    if !isList {
      let first = Self.location(word).unsafelyUnwrapped.takeRetainedValue()
      withUnsafeMutableBytes(of: &word) {
        _ = $0.initializeMemory(as: List.self, repeating: [first])
      }
      word |= 1
    }
    word &= ~1
    withUnsafeMutableBytes(of: &word) {
      $0.assumingMemoryBound(to: List.self)[0].append(location)
    }
    word |= 1
  }
}
