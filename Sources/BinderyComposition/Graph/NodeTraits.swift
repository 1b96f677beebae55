/// What holds for a node and is seldom asked: bits, since there are many nodes.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  // Through the protocol it would be a call, and several where nothing is optimised.
  func contains(_ traits: NodeTraits) -> Bool { rawValue & traits.rawValue == traits.rawValue }

  /// Rows below are mounted only when layout asks for them.
  static var isLazy: NodeTraits { NodeTraits(rawValue: 1) }
  /// Something at the node or below depends on the window it is seen through.
  static var hasWindowDependents: NodeTraits { NodeTraits(rawValue: 2) }
  /// What is below was left out, since the stack ran short.
  static var isCutOff: NodeTraits { NodeTraits(rawValue: 4) }
  /// A preference is set at the node or below.
  static var hasPreferences: NodeTraits { NodeTraits(rawValue: 8) }

  mutating func set(_ trait: NodeTraits, _ holds: Bool) {
    self = NodeTraits(
      rawValue: holds ? rawValue | trait.rawValue : rawValue & ~trait.rawValue)
  }
}
