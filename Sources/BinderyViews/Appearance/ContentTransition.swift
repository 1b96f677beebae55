/// How the content of a view goes over into other content. It is shown at its end state.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable { case identity, opacity, interpolate, numeric, symbol }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  /// At once.
  public static let identity = ContentTransition(.identity)
  /// By fading.
  public static let opacity = ContentTransition(.opacity)
  /// Step by step.
  public static let interpolate = ContentTransition(.interpolate)
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numeric)
  }
  /// Digit by digit, by the value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numeric) }
  /// As the symbol does it.
  public static var symbolEffect: ContentTransition { ContentTransition(.symbol) }
  /// As an effect does it.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(.symbol)
  }
}
