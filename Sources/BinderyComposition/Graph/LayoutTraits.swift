package import BinderyViews

/// What is often asked about a layout rule: bits, since a rule is slow to take apart.
package struct LayoutTraits: OptionSet {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The rule applies to each element of the content by itself.
  package static let modifiesEach = LayoutTraits(rawValue: 1)
  /// The last element is a layer rather than content.
  package static let hasLayer = LayoutTraits(rawValue: 2)
  /// Nothing inside is drawn outside.
  package static let clips = LayoutTraits(rawValue: 4)
  /// Elements stand one after another from left to right.
  package static let isHorizontal = LayoutTraits(rawValue: 8)
  /// Elements stand one below another.
  package static let isVertical = LayoutTraits(rawValue: 16)
  /// Something inside may be drawn over something else.
  package static let mayOverlap = LayoutTraits(rawValue: 32)
  /// Elements are drawn one over another, where there are several.
  package static let overlapsIfSeveral = LayoutTraits(rawValue: 64)
  /// Only the elements are drawn, in their order.
  package static let isPlain = LayoutTraits(rawValue: 128)
  /// The elements are rows of a list, and something may be drawn behind and beside them.
  package static let hasRows = LayoutTraits(rawValue: 256)
  /// What is inside may not be seen, or be told apart in a way of its own.
  package static let mayHide = LayoutTraits(rawValue: 512)

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
    case .border, .opacity, .hidden, .topmost, .fits: traits = .mayOverlap
    case .scroll, .clip: traits = .clips
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .cell,
      .containerRelative, .value, .lazyGrid, .zIndex, .guide:
      traits = .isPlain
    }
    if rule.modifiesEach { traits.insert(.modifiesEach) }
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
