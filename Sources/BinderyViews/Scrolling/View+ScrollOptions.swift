extension View {
  /// Shows or hides the bars that tell the position. A terminal shows none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets content be scrolled, or not. The program can scroll it either way.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says how a keyboard on the screen goes when content is scrolled. A terminal shows none.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Says whether content bounces at its ends. In a terminal it does not.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Lets scrolled content be drawn outside the window. A terminal always cuts it off.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says where scrolling comes to rest. In a terminal it rests on whole rows.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Makes the views inside places to rest at. In a terminal it rests on whole rows.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes the bars flash when a value changes. A terminal shows none.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Makes the bars flash when the view appears. A terminal shows none.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
