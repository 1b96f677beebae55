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
