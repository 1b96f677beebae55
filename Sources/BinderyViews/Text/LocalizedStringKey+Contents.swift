nonisolated extension LocalizedStringKey {
  /// A value in the characters of a key.
  struct Hole: Equatable, Sendable {
    let kind: Kind
    /// Where it begins and ends, in UTF-8 offsets.
    let range: Range<Int>

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
    // Two words, so that a key is passed in registers. The first two values are kept inline, so
    // that a short text allocates nothing; what few keys have is apart.
    private var first = ShortHole()
    private var second = ShortHole()
    /// Whether it was found out on the way that there is no Markdown in the characters.
    var isKnownPlain = false
    private var details: Details?

    /// A value near the beginning, or none.
    private struct ShortHole: Equatable, Sendable {
      private var kind = Hole.Kind.none
      private var start: UInt8 = 0
      private var end: UInt8 = 0

      init() {}

      /// Nil where the value lies too far from the beginning.
      init?(_ hole: Hole) {
        guard hole.range.upperBound <= UInt8.max else { return nil }
        kind = hole.kind
        start = UInt8(truncatingIfNeeded: hole.range.lowerBound)
        end = UInt8(truncatingIfNeeded: hole.range.upperBound)
      }

      var isNone: Bool { kind == .none }

      /// The value; nil for none.
      var hole: Hole? { isNone ? nil : Hole(kind: kind, range: Int(start)..<Int(end)) }
    }

    private final class Details: Sendable {
      let others: [Hole]
      let parts: [Text.Part]?

      init(others: [Hole], parts: [Text.Part]?) {
        self.others = others
        self.parts = parts
      }
    }

    init(isKnownPlain: Bool = false) { self.isKnownPlain = isKnownPlain }

    /// The values that are not kept inline, which stand behind those that are.
    private var others: [Hole] { details?.others ?? [] }

    /// The parts before the characters, where styled texts were put in.
    var parts: [Text.Part]? {
      get { details?.parts }
      set { details = Details(others: others, parts: newValue) }
    }

    /// Where values stand, in order.
    var holes: [Hole] { [first.hole, second.hole].compactMap { $0 } + others }

    /// Notes that a value stands in the characters, behind those that do already.
    mutating func note(_ hole: Hole) {
      if second.isNone, let short = ShortHole(hole) {
        if first.isNone { first = short } else { second = short }
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
