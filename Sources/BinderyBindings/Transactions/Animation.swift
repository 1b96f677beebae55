/// How a change would be animated.
///
/// This is a value that is carried along. Nothing moves: a change is shown at its end state.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  indirect enum Storage: Hashable, Sendable {
    case standard
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    case linear(duration: Double)
    case easeIn(duration: Double)
    case easeOut(duration: Double)
    case easeInOut(duration: Double)
    case spring(duration: Double, bounce: Double, blendDuration: Double)
    case response(Double, dampingFraction: Double, blendDuration: Double)
    case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case interpolating(duration: Double, bounce: Double, initialVelocity: Double)
    case delay(Double, Storage)
    case speed(Double, Storage)
    case repetition(Int?, autoreverses: Bool, Storage)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The animation that is used when none is named.
  public static let `default` = Animation(.standard)

  /// The parts of the animation, for a log.
  public var description: String { "Animation(\(storage))" }
}

// MARK: - Changed animations

extension Animation {
  /// The animation, started later by a number of seconds.
  public func delay(_ delay: Double) -> Animation { Animation(.delay(delay, storage)) }

  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation { Animation(.speed(speed, storage)) }

  /// The animation, run a number of times, every other time backwards unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repetition(repeatCount, autoreverses: autoreverses, storage))
  }

  /// The animation, run for ever, every other time backwards unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repetition(nil, autoreverses: autoreverses, storage))
  }
}
