public import Foundation

/// A layout whose type is hidden.
///
/// A container that changes from one layout to another keeps its views and their state.
public struct AnyLayout: Layout, Equatable {
  /// What the hidden layout keeps between calls.
  public typealias Cache = Any

  private let layout: any Layout
  private let size: @MainActor @Sendable (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
  private let place:
    @MainActor @Sendable (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void
  private let make: @MainActor @Sendable (LayoutSubviews) -> Any

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
    size = { proposal, subviews, cache in
      var typed = cache as! L.Cache
      defer { cache = typed }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed)
    }
    place = { bounds, proposal, subviews, cache in
      var typed = cache as! L.Cache
      defer { cache = typed }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
    }
    make = { layout.makeCache(subviews: $0) }
  }

  /// How a renderer lays out the container.
  package var rule: LayoutRule { (layout as? any RuleLayout)?._rule ?? .custom(self) }

  /// The size that the container takes.
  @MainActor public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) -> CGSize {
    size(proposal, subviews, &cache)
  }

  /// Gives each subview its place.
  @MainActor public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) {
    place(bounds, proposal, subviews, &cache)
  }

  /// Makes what is kept between calls.
  @MainActor public func makeCache(subviews: LayoutSubviews) -> Any { make(subviews) }

  /// Whether both are the same layout, as far as `Equatable` tells; never for others.
  public static func == (a: AnyLayout, b: AnyLayout) -> Bool {
    guard let first = a.layout as? any Equatable else { return false }
    return isEqual(first, b.layout)
  }
}

private func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
