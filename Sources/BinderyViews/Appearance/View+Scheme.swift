extension View {
  /// Tells this view that colours are meant for a light or a dark background; nil changes nothing.
  ///
  /// A terminal keeps its own colours: only what the view reads from the environment changes.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(SchemeModifier(colorScheme: colorScheme))
  }

  /// Tells this view that colours are meant for a light or a dark background.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(SchemeModifier(colorScheme: colorScheme))
  }

  /// Tells this view how large text is to be. A terminal's characters have one size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Bounds how large text is to be in this view. A terminal's characters have one size.
  public func dynamicTypeSize<R: RangeExpression>(
    _ range: R
  ) -> some View where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}

/// Sets whether colours are meant for a light or a dark background, or nothing.
struct SchemeModifier: EnvironmentModifier {
  let colorScheme: ColorScheme?

  func _change(_ environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
  }
}
