/// How the layers of a symbol are coloured. In a terminal it is one character of one colour.
nonisolated public enum SymbolRenderingMode: Hashable, Sendable {
  /// In one colour.
  case monochrome
  /// In its own colours.
  case multicolor
  /// In shades of one colour.
  case hierarchical
  /// In the colours of the foreground's ranks.
  case palette
}
