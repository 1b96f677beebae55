public import Foundation

// A terminal tells nothing of a pointer that hovers, so these modifiers do nothing.

extension View {
  /// Does nothing: a terminal does not tell where the pointer is.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }

  /// Does nothing: a terminal does not tell where the pointer is.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }

  /// Does nothing: a terminal does not tell where the pointer is.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Does nothing: nothing can be dragged out of a terminal.
  public func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }
}

/// Where the pointer hovers.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// What a view could do under a pointer.
public struct HoverEffect: Sendable {
  /// Whatever is usual.
  public static let automatic = HoverEffect()
  /// The pointer becomes a highlight.
  public static let highlight = HoverEffect()
  /// The view is lifted.
  public static let lift = HoverEffect()
}
