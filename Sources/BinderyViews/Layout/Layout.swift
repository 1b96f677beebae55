public import Foundation

/// A way to lay out views, written by a user.
///
/// Sizes are points. A renderer of cells rounds sizes up and positions to the nearest cell.
public protocol Layout: Sendable {
  /// What is kept between calls of one layout.
  associatedtype Cache = Void

  /// The size that the container takes.
  @MainActor func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize

  /// Gives each subview its place.
  @MainActor func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)

  /// Makes what is kept between the calls of one layout.
  @MainActor func makeCache(subviews: LayoutSubviews) -> Cache

  /// Brings what is kept up to date. A cache is made anew for each layout, so it is not called.
  @MainActor func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)

  /// The distances that the container wants around it. In cells none is asked for.
  @MainActor func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing

  /// What a renderer may know of the layout.
  static var layoutProperties: LayoutProperties { get }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
  @MainActor public func makeCache(subviews: LayoutSubviews) {}
}

extension Layout {
  /// Makes the cache anew.
  @MainActor public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    cache = makeCache(subviews: subviews)
  }

  /// No distances of its own.
  @MainActor public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing()
  }

  /// Nothing to know.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The subviews that a layout places.
  public typealias Subviews = LayoutSubviews

  /// Lays out views in this way.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(content: content(), layout: AnyLayout(self))
  }
}
