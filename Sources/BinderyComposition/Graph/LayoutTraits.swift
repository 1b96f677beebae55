import BinderyViews

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

  /// Rows below are mounted only when layout asks for them.
  @inlinable package static var isLazy: LayoutTraits { LayoutTraits(rawValue: 2048) }
  /// The size depends on the window that the node is seen through.
  @inlinable package static var dependsOnWindow: LayoutTraits { LayoutTraits(rawValue: 4096) }
  /// The element itself or one that it modifies may have an alignment guide of its own.
  @inlinable package static var mayHaveGuide: LayoutTraits { LayoutTraits(rawValue: 8192) }

  fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .isHorizontal : .isVertical }

  // An array literal of traits is a loop over an array where nothing is optimised.
  fileprivate func with(_ others: LayoutTraits) -> LayoutTraits {
    LayoutTraits(rawValue: rawValue | others.rawValue)
  }
}

extension LayoutRule {
  /// What is often asked about the rule. It is slow to find.
  var traits: LayoutTraits {
    switch self {
    case .stack(let axis, _, _): .isPlain.with(LayoutTraits(axis))
    case .lazyStack(let axis, _, _):
      .isPlain.with(LayoutTraits(axis)).with(.isLazy).with(.dependsOnWindow)
    case .rows: .isVertical.with(.hasRows).with(.mayHide).with(.isLazy).with(.dependsOnWindow)
    case .lazyGrid: .isPlain.with(.isLazy).with(.dependsOnWindow)
    case .gridRow: .isPlain.with(.isHorizontal).with(.mayOverlap)
    case .depth: .overlapsIfSeveral
    case .reader: .isPlain.with(.overlapsIfSeveral)
    case .background, .overlay: .hasLayer.with(.mayOverlap).with(.modifiesEach)
    case .custom, .grid: .isPlain.with(.mayOverlap)
    case .offset: .isPlain.with(.mayOverlap).with(.modifiesEach)
    case .border: .mayOverlap.with(.modifiesEach)
    case .opacity, .hidden: .mayOverlap.with(.modifiesEach).with(.mayHide)
    case .fits: .mayOverlap.with(.mayHide)
    case .topmost: .mayOverlap.with(.isTopmost).with(.mayHide)
    case .scroll: .clips
    case .clip: .clips.with(.modifiesEach)
    case .containerRelative: .isPlain.with(.modifiesEach).with(.dependsOnWindow)
    case .guide: .isPlain.with(.modifiesEach).with(.mayHaveGuide)
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .cell, .value,
      .zIndex, .coordinateSpace:
      .isPlain.with(.modifiesEach)
    }
  }
}
