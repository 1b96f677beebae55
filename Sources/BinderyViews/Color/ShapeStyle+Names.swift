nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level: fainter.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind the view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for what is not there yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The style of small shapes that are filled.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension ShapeStyle where Self == Material {
  /// The thinnest glass: nothing is drawn.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin glass: nothing is drawn.
  public static var thinMaterial: Material { .thin }
  /// Glass: nothing is drawn.
  public static var regularMaterial: Material { .regular }
  /// Thick glass: nothing is drawn.
  public static var thickMaterial: Material { .thick }
  /// The thickest glass: nothing is drawn.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The glass of bars: nothing is drawn.
  public static var bar: Material { .bar }
}

nonisolated extension ShapeStyle where Self == Color {
  /// Nothing is drawn.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// Red.
  public static var red: Color { .red }
  /// Green.
  public static var green: Color { .green }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Orange.
  public static var orange: Color { .orange }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// The colour of what can be used.
  public static var accentColor: Color { .accentColor }
}
