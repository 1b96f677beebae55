package import BinderyViews

/// What is often asked about a layout rule: bits, since a rule is slow to take apart.
@usableFromInline package struct LayoutTraits: OptionSet {
  @usableFromInline package let rawValue: UInt16

  // Inlinable, as are the constants: the renderer asks at every node it passes, and called through
  // the protocol one question costs 17 instructions instead of two.
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether all of some traits are among these.
  @inlinable package func contains(_ traits: LayoutTraits) -> Bool {
    rawValue & traits.rawValue == traits.rawValue
  }

  /// The rule applies to each element of the content by itself.
  @inlinable package static var modifiesEach: LayoutTraits { LayoutTraits(rawValue: 1) }
  /// The last element is a layer rather than content.
  @inlinable package static var hasLayer: LayoutTraits { LayoutTraits(rawValue: 2) }
  /// Nothing inside is drawn outside.
  @inlinable package static var clips: LayoutTraits { LayoutTraits(rawValue: 4) }
  /// Elements stand one after another from left to right.
  @inlinable package static var isHorizontal: LayoutTraits { LayoutTraits(rawValue: 8) }
  /// Elements stand one below another.
  @inlinable package static var isVertical: LayoutTraits { LayoutTraits(rawValue: 16) }
  /// Something inside may be drawn over something else.
  @inlinable package static var mayOverlap: LayoutTraits { LayoutTraits(rawValue: 32) }
  /// Elements are drawn one over another, where there are several.
  @inlinable package static var overlapsIfSeveral: LayoutTraits { LayoutTraits(rawValue: 64) }
  /// Only the elements are drawn, in their order.
  @inlinable package static var isPlain: LayoutTraits { LayoutTraits(rawValue: 128) }
  /// The elements are rows of a list, and something may be drawn behind and beside them.
  @inlinable package static var hasRows: LayoutTraits { LayoutTraits(rawValue: 256) }
  /// What is inside may not be seen, or be told apart in a way of its own.
  @inlinable package static var mayHide: LayoutTraits { LayoutTraits(rawValue: 512) }
  /// Only the last element is shown.
  @inlinable package static var isTopmost: LayoutTraits { LayoutTraits(rawValue: 1024) }

  /// The element itself or one that it modifies may have an alignment guide of its own.
  @inlinable package static var mayHaveGuide: LayoutTraits { LayoutTraits(rawValue: 2048) }

  init(_ rule: LayoutRule) {
    var traits: LayoutTraits = []
    switch rule {
    case .stack(let axis, _, _), .lazyStack(let axis, _, _):
      traits = [.isPlain, axis == .horizontal ? .isHorizontal : .isVertical]
    case .rows: traits = [.isVertical, .hasRows]
    case .gridRow: traits = [.isPlain, .isHorizontal, .mayOverlap]
    case .depth: traits = .overlapsIfSeveral
    case .reader: traits = [.isPlain, .overlapsIfSeveral]
    case .background, .overlay: traits = [.hasLayer, .mayOverlap]
    case .offset, .custom, .grid: traits = [.isPlain, .mayOverlap]
    case .border, .opacity, .hidden, .fits: traits = .mayOverlap
    case .topmost: traits = [.mayOverlap, .isTopmost]
    case .scroll, .clip: traits = .clips
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .cell,
      .containerRelative, .value, .lazyGrid, .zIndex, .guide:
      traits = .isPlain
    }
    if rule.modifiesEach { traits.insert(.modifiesEach) }
    if case .guide = rule { traits.insert(.mayHaveGuide) }
    if rule.mayHide { traits.insert(.mayHide) }
    self = traits
  }
}

extension LayoutRule {
  /// Whether the rule applies to each element of the content by itself.
  fileprivate var modifiesEach: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .offset, .fixedSize, .aspectRatio, .priority, .border,
      .opacity, .hidden, .clip, .background, .overlay, .cell, .containerRelative, .value, .zIndex,
      .guide:
      true
    case .stack, .depth, .scroll, .lazyStack, .lazyGrid, .rows, .grid, .gridRow, .reader, .fits,
      .topmost, .custom:
      false
    }
  }

  /// Whether what is inside may not be seen, or be told apart in a way of its own.
  fileprivate var mayHide: Bool {
    switch self {
    case .hidden, .opacity, .topmost, .fits, .rows: true
    default: false
    }
  }

  /// Whether rows below are mounted only when layout asks for them.
  var isLazy: Bool {
    switch self {
    case .lazyStack, .lazyGrid, .rows: true
    default: false
    }
  }

  /// Whether the size depends on the window that the node is seen through.
  package var dependsOnWindow: Bool {
    if case .containerRelative = self { return true }
    return isLazy
  }
}
