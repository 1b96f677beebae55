nonisolated extension Image {
  /// Returns the picture as it is: it is as large as its characters.
  ///
  /// A frame around it gives it a place; the characters stand in it as its alignment says.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Returns the picture as it is: characters are drawn in the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Returns the picture as it is: a symbol is drawn in the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Returns the picture as it is: nothing is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the picture as it is: there are no edges to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the picture as it is: a terminal decides how bright it is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How large a symbol is beside text. In a terminal it is a character.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// As text.
    case medium
    /// Larger than text.
    case large
  }
  /// How a picture fills a place.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Scaled.
    case stretch
  }
  /// Whether a picture has colours of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is drawn in the foreground.
    case template
    /// It has its own.
    case original
  }
  /// How well a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not smoothed.
    case none
    /// Fast.
    case low
    /// As usual.
    case medium
    /// Well.
    case high
  }
  /// How bright a picture may be.
  public enum DynamicRange: Hashable, Sendable {
    /// As usual.
    case standard
    /// Somewhat brighter.
    case constrainedHigh
    /// As bright as it can be.
    case high
  }
}
