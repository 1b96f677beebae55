nonisolated extension LocalizedStringKey {
  /// A value in the characters of a key.
  struct Hole: Equatable, Sendable {
    /// Where it begins and ends, in UTF-8 offsets.
    var start: UInt32 = 0
    var end: UInt32 = 0
    var kind = Kind.none
    var range: Range<Int> { Int(start)..<Int(end) }

    enum Kind: UInt8, Sendable {
      case none, object, integer, number

      /// What stands for such a value in a table of translations.
      var specifier: String {
        switch self {
        case .none: ""
        case .object: "%@"
        case .integer: "%lld"
        case .number: "%lf"
        }
      }
    }
  }

  /// What stands in the characters of a key, and before them.
  struct Contents: Equatable, Sendable {
    // The first two values are kept inline, so that a short text allocates nothing.
    private var first = Hole()
    private var second = Hole()
    // What few keys have is apart, so that a key is quickly copied and let go of.
    private var details: Details?

    private final class Details: Sendable {
      let others: [Hole]
      let parts: [Text.Part]?

      init(others: [Hole], parts: [Text.Part]?) {
        self.others = others
        self.parts = parts
      }
    }

    /// The values after the first two.
    private var others: [Hole] { details?.others ?? [] }

    /// The parts before the characters, where styled texts were put in.
    var parts: [Text.Part]? {
      get { details?.parts }
      set { details = Details(others: others, parts: newValue) }
    }

    /// Where values stand, in order.
    var holes: [Hole] {
      if first.kind == .none { return [] }
      return (second.kind == .none ? [first] : [first, second]) + others
    }

    /// Notes that a value stands in the characters, behind those that do already.
    mutating func note(_ hole: Hole) {
      if first.kind == .none {
        first = hole
      } else if second.kind == .none {
        second = hole
      } else {
        details = Details(others: others + [hole], parts: parts)
      }
    }

    /// Whether both have the same values and parts.
    static func == (a: Contents, b: Contents) -> Bool {
      a.first == b.first && a.second == b.second
        && (a.details === b.details || a.others == b.others && a.parts == b.parts)
    }
  }
}
