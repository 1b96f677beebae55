/// The kinds of layers above the screen.
public enum PresentationLayer: Hashable, Sendable {
  /// A panel over most of the screen.
  case sheet
  /// The whole screen.
  case cover
  /// A box in the middle that must be answered.
  case alert
}
