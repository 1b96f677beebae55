public import Foundation

extension View {
  /// Draws a background over the whole width of this view's row.
  ///
  /// A terminal draws a `Color`; any other view is left out.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(background: (view as? Color))))
  }

  /// Leaves room around this view in its row; nil leaves none.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(insets: insets)))
  }

  /// Shows or hides the lines around this view's row. A terminal draws none.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Colours the lines around this view's row. A terminal draws none.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Shows or hides the lines around this section. A terminal draws none.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Tints the icons of this view's row. A terminal tints none.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the distance between the rows of lists in this view, in points; nil is none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(ListLookModifier { $0.rowSpacing = spacing })
  }

  /// Leaves room after each section of lists in this view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(ListLookModifier { $0.sectionSpacing = ListSectionSpacing.custom(spacing).rows })
  }

  /// Leaves room after each section of lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(ListLookModifier { $0.sectionSpacing = spacing.rows })
  }

  /// Makes the headers of sections in this view stand out more. In a terminal they always do.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Shows or hides what is behind scrolled content. A terminal draws nothing there.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Keeps this view's row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(isDeleteDisabled: isDisabled)))
  }

  /// Keeps this view's row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(isMoveDisabled: isDisabled)))
  }

  /// Keeps this view's row from being chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(isSelectionDisabled: isDisabled)))
  }
}

struct ListRowModifier: AttachmentModifier {
  let traits: ListRowTraits
  var _annotation: Annotation? { .row(traits) }
}

extension View {
  /// Says that this view is no row of its list but a part of a section.
  func sectionPart() -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(isSectionPart: true)))
  }
}
