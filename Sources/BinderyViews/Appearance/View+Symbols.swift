extension View {
  /// Returns this view as it is: a terminal's characters have one size.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Returns this view as it is: a symbol is one character.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Returns this view as it is: a symbol is drawn in the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Returns this view as it is: nothing moves.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Returns this view as it is: nothing moves.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Returns this view as it is: nothing moves.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
