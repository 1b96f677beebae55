import Foundation

extension View {
  /// Gives this view's row buttons that a swipe would show.
  ///
  /// A terminal has no swipes: the buttons are not drawn, and take no room. They can be used by
  /// what they mean, as buttons of the row and as its named actions.
  /// - Parameter allowsFullSwipe: Whether a long swipe presses the first button. It makes no
  ///   difference here.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(actions: content()))
  }
}

struct SwipeActionsModifier<Actions: View>: ViewModifier {
  let actions: Actions

  func body(content: Content) -> some View {
    content.overlay(alignment: .topLeading) {
      NoRoom() { actions }.clipped().modifier(RowActionAttachment())
    }
  }
}

/// Says that the content belongs to its row but is not shown.
struct RowActionAttachment: AttachmentModifier {
  var _annotation: Annotation? { .rowAction }
}

/// Lays its content out without room for it.
private struct NoRoom: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: .zero, proposal: proposal) }
  }
}
