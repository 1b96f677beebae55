/// How something is previewed: nothing a terminal would heed.
public struct PreviewTrait<Subject>: Sendable {
  private let name: String
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// In the size of the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(name: "defaultLayout") }
  /// In the size that the view takes.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(name: "sizeThatFitsLayout") }
  /// In a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout")
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait(name: "portrait") }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(name: "portraitUpsideDown") }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(name: "landscapeLeft") }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(name: "landscapeRight") }
}
