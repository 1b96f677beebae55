/// Where a line may end between two clusters that no space separates.
enum LineBreaking {
  /// How a cluster behaves at a line break.
  enum Class: UInt8 {
    /// Letters, narrow symbols, and Hangul, whose words stay whole.
    case word
    case digit
    /// A hyphen or dash: a line may end after one that joins words.
    case hyphen
    /// Ideographs, kana and emoji: a line may end before and after.
    case ideograph
    /// Closing punctuation and small kana, which do not begin a line.
    case closing
    /// Opening punctuation, which does not end a line.
    case opening
    /// Quotation marks that may open or close.
    case quotation
  }

  static func classify(_ cluster: Cluster) -> Class {
    switch cluster.scalar {
    case 0x30...0x39: return .digit
    case 0x41...0x5A, 0x61...0x7A, 0x80...0x200F: return .word
    case 0x2D, 0x2010, 0x2013, 0x2014: return .hyphen
    case 0x22, 0x27: return .quotation
    // ! % ) , . : ; ? ] }
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: return .closing
    // ( [ {
    case 0x28, 0x5B, 0x7B: return .opening
    // ‘ “ and ’ ” …
    case 0x2018, 0x201C: return .opening
    case 0x2019, 0x201D, 0x2026: return .closing
    case 0x3001...0x30FC: return classifyKana(cluster.scalar)
    case 0xAC00...0xD7A3: return .word
    // （ ［ ｛ and ！ ） ， ． ： ； ？ ］ ｝
    case 0xFF08, 0xFF3B, 0xFF5B: return .opening
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D: return .closing
    default: return cluster.columns == 2 && cluster.scalar > 0x11FF ? .ideograph : .word
    }
  }

  private static func classifyKana(_ scalar: UInt32) -> Class {
    switch scalar {
    // 、 。 and the iteration mark 々
    case 0x3001, 0x3002, 0x3005: return .closing
    // 〈 to 】 and 〔 to 〛: each pair opens with an even scalar
    case 0x3008...0x3011, 0x3014...0x301B: return scalar % 2 == 0 ? .opening : .closing
    case 0x301D: return .opening
    case 0x301E, 0x301F: return .closing
    // small kana: ぁぃぅぇぉ っ ゃゅょ ゎ ゕゖ
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096:
      return .closing
    // the same in katakana
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5,
      0x30F6:
      return .closing
    // ・ and ー
    case 0x30FB, 0x30FC: return .closing
    default: return .ideograph
    }
  }

  /// Whether a line may end between `left` and `right`.
  ///
  /// - Parameter before: The class of the cluster before `left`, nil if a space or nothing is
  ///   there.
  static func allowsBreak(after left: Class, precededBy before: Class?, before right: Class) -> Bool
  {
    switch (left, right) {
    case (_, .closing), (.opening, _), (_, .hyphen), (.quotation, _), (_, .quotation): false
    case (.hyphen, .digit): false
    case (.hyphen, _): before == .word || before == .digit || before == .ideograph
    case (.ideograph, _), (_, .ideograph): true
    case (.closing, _): before == .ideograph
    default: false
    }
  }

  /// Whether a cluster is a space at which a line may end; a no-break space is not.
  static func isSpace(_ cluster: Cluster) -> Bool {
    switch cluster.scalar {
    case 0x20: cluster.kind != .sequence
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: cluster.kind == .scalar
    default: false
    }
  }
}
