/// How a stepper goes on from a number in one of its two directions.
struct Stepping<V: Strideable> {
  let step: V.Stride
  /// Whether the step is taken the other way round.
  let isBackwards: Bool
  /// Where it ends, if not where the type does.
  let bounds: ClosedRange<V>?

  private var isUp: Bool { (step >= 0) != isBackwards }

  /// Whether there is nothing further on.
  func isAtEnd(_ value: V) -> Bool {
    if let bounds, isUp ? value >= bounds.upperBound : value <= bounds.lowerBound { return true }
    guard let whole = value as? any FixedWidthInteger else { return false }
    return Self.isLast(whole, isUp: isUp)
  }

  /// The number a step further, held at the end of the range and of the type; the same one where a
  /// step leads to what is no number.
  func next(after value: V) -> V {
    var next: V
    if let whole = value as? any FixedWidthInteger, let moved = moved(whole) as? V {
      next = moved
    } else {
      next = value.advanced(by: isBackwards ? 0 - step : step)
    }
    if next != next { return value }
    if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
    return next
  }

  private static func isLast<I: FixedWidthInteger>(_ value: I, isUp: Bool) -> Bool {
    value == (isUp ? I.max : I.min)
  }

  /// A whole number a step further, or the last of its type.
  private func moved<I: FixedWidthInteger>(_ value: I) -> I? {
    guard let step = step as? I.Stride else { return nil }
    let length = I(clamping: step.magnitude)
    let (sum, overflows) =
      isUp ? value.addingReportingOverflow(length) : value.subtractingReportingOverflow(length)
    return overflows ? (isUp ? .max : .min) : sum
  }
}
