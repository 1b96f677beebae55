/// How something is previewed: nothing a terminal would heed.
public struct PreviewTrait<Subject>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// In the size of the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// In the size that the view takes.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// In a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
