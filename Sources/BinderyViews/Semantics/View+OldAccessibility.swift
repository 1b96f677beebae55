// The older forms of the modifiers that say what a view means.

extension View {
  /// Says what this view is called.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what this view is set to.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what using this view does.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Names this view for tests.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says whether this view is passed over.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Says what is true of this view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what is not true of this view.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Does nothing: things are told in the order of the tree.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Does nothing: a terminal takes no voice commands.
  public func accessibility(inputLabels: [Text]) -> some View { self }
}
