public import Foundation

/// A way to lay out views, written by a user.
///
/// Sizes are points. A renderer of cells rounds sizes up and positions to the nearest cell.
public protocol Layout: Sendable {
  /// What is kept between calls of one layout.
  associatedtype Cache = Void

  /// The size that the container takes.
  @MainActor func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize

  /// Gives each subview its place.
  @MainActor func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)

  /// Makes what is kept between calls.
  @MainActor func makeCache(subviews: LayoutSubviews) -> Cache
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  @MainActor public func makeCache(subviews: LayoutSubviews) {}
}

extension Layout {
  /// The subviews that a layout places.
  public typealias Subviews = LayoutSubviews

  /// Lays out views in this way.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(content: content(), layout: AnyLayout(self))
  }
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout, Equatable {
  /// What the hidden layout keeps between calls.
  public typealias Cache = Any

  private let layout: any Layout
  private let size:
    @MainActor @Sendable (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
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

/// Views laid out by a custom layout.
struct LayoutContainer<Content: View>: ContainerView {
  let content: Content
  let layout: AnyLayout
  var _rule: LayoutRule { .custom(layout) }
}

/// A size offered to a view in points; nil where the view decides.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer.
  public var width: CGFloat?
  /// The height on offer.
  public var height: CGFloat?

  /// Offers a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The size on offer, with a default where the view decides.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The sizes of a view, in points.
public struct ViewDimensions: Hashable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// Where a horizontal alignment lies, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * CGFloat(guide.halves) / 2 }

  /// Where a vertical alignment lies, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.position {
    case .top, .firstBaseline: 0
    case .center: height / 2
    case .bottom, .lastBaseline: height
    }
  }
}

/// The views that a custom layout places.
@MainActor public struct LayoutSubviews: RandomAccessCollection {
  private let subviews: [LayoutSubview]

  package init(_ subviews: [LayoutSubview]) { self.subviews = subviews }

  /// The first position.
  nonisolated public var startIndex: Int { 0 }
  /// The position past the last.
  nonisolated public var endIndex: Int { subviews.count }
  /// The view at a position.
  nonisolated public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A view that a custom layout places.
@MainActor public struct LayoutSubview {
  private let measure: (ProposedViewSize) -> CGSize
  private let put: (CGPoint, UnitPoint, ProposedViewSize) -> Void
  /// The view's priority among its neighbours.
  public let priority: Double

  package init(
    priority: Double, measure: @escaping (ProposedViewSize) -> CGSize,
    place: @escaping (CGPoint, UnitPoint, ProposedViewSize) -> Void
  ) {
    self.priority = priority
    self.measure = measure
    put = place
  }

  /// The size the view takes when offered a size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  /// The sizes the view takes when offered a size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Gives the view its place: a point of it at a position in the container, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    put(position, anchor, proposal)
  }
}
