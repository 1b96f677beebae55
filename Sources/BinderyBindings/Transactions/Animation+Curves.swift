// Durations are in seconds.

extension Animation {
  private static var usualDuration: Double { 0.35 }

  /// An animation at constant speed.
  public static var linear: Animation { .linear(duration: usualDuration) }

  /// An animation at constant speed that takes a number of seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.linear(duration: duration))
  }

  /// An animation that starts slowly.
  public static var easeIn: Animation { .easeIn(duration: usualDuration) }

  /// An animation that starts slowly and takes a number of seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn(duration: duration))
  }

  /// An animation that ends slowly.
  public static var easeOut: Animation { .easeOut(duration: usualDuration) }

  /// An animation that ends slowly and takes a number of seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut(duration: duration))
  }

  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { .easeInOut(duration: usualDuration) }

  /// An animation that starts and ends slowly and takes a number of seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut(duration: duration))
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.curve(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }
}
