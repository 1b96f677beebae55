// Durations are in seconds; a bounce of 0 has none, and 1 never comes to rest.

extension Animation {
  /// A spring with the usual duration and no bounce.
  public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }

  /// A spring by perceived duration and bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// A spring by response, in seconds, and damping relative to critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .response(response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A short spring, for something that follows a finger.
  public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }

  /// A short spring by perceived duration and bounce beyond its own.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A short spring by response, in seconds, and damping relative to critical damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { .smooth() }

  /// A spring without bounce but for what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { .snappy() }

  /// A spring with a little bounce and what is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static var bouncy: Animation { .bouncy() }

  /// A spring with much bounce and what is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring whose motion adds to one under way.
  public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }

  /// A spring whose motion adds to one under way, by perceived duration and bounce.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolating(duration: duration, bounce: bounce, initialVelocity: initialVelocity))
  }

  /// A spring whose motion adds to one under way, by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physical(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }
}
