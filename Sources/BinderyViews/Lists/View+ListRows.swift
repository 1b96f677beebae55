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
    modifier(ListLookModifier { $0.rowSpacing = spacing.map { Double($0) } })
  }

  /// Leaves room after each section of lists in this view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(ListLookModifier { $0.sectionSpacing = max(0, Int((spacing / 16).rounded())) })
  }

  /// Leaves room after each section of lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(ListLookModifier { $0.sectionSpacing = spacing.rows })
  }

  /// Makes the headers of sections in this view heavier, or not.
  public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(HeaderProminence(prominence: prominence))
  }

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

/// How much room there is after the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  fileprivate let rows: Int?
  /// As much as the style of the list says.
  public static let `default` = ListSectionSpacing(rows: nil)
  /// None.
  public static let compact = ListSectionSpacing(rows: 0)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(rows: max(0, Int((spacing / 16).rounded())))
  }
}

struct HeaderProminence: EnvironmentModifier {
  let prominence: Prominence
  func _change(_ environment: inout EnvironmentValues) {
    let isProminent = prominence == .increased
    environment.listLook.isHeaderProminent = isProminent
    environment.listContext.isHeaderProminent = isProminent
  }
}

/// What a view says of its row in a list; nil is left to what is around it.
public struct ListRowTraits: Equatable, Sendable {
  package var background: Color?
  package var insets: EdgeInsets?
  package var isDeleteDisabled: Bool?
  package var isMoveDisabled: Bool?
  package var isSelectionDisabled: Bool?
  /// Whether it is no row but a part of a section.
  package var isSectionPart: Bool?

  package init(
    background: Color? = nil, insets: EdgeInsets? = nil, isDeleteDisabled: Bool? = nil,
    isMoveDisabled: Bool? = nil, isSelectionDisabled: Bool? = nil, isSectionPart: Bool? = nil
  ) {
    self.background = background
    self.insets = insets
    self.isDeleteDisabled = isDeleteDisabled
    self.isMoveDisabled = isMoveDisabled
    self.isSelectionDisabled = isSelectionDisabled
    self.isSectionPart = isSectionPart
  }

  /// These traits, with what they leave open taken from others.
  package func over(_ outer: ListRowTraits) -> ListRowTraits {
    ListRowTraits(
      background: background ?? outer.background, insets: insets ?? outer.insets,
      isDeleteDisabled: isDeleteDisabled ?? outer.isDeleteDisabled,
      isMoveDisabled: isMoveDisabled ?? outer.isMoveDisabled,
      isSelectionDisabled: isSelectionDisabled ?? outer.isSelectionDisabled,
      isSectionPart: isSectionPart ?? outer.isSectionPart)
  }
}

struct ListRowModifier: Attachment {
  let traits: ListRowTraits
  var _annotation: Annotation? { .row(traits) }
}

extension View {
  /// Says that this view is no row of its list but a part of a section.
  func semanticPart() -> some View {
    modifier(ListRowModifier(traits: ListRowTraits(isSectionPart: true)))
  }
}
