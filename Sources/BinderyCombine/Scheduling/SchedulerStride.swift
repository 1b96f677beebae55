#if !canImport(Darwin)
  public import Dispatch
  public import Foundation

  /// A length of time in whole nanoseconds; a literal counts seconds.
  ///
  /// It is the `SchedulerTimeType.Stride` of every scheduler here.
  public struct SchedulerStride: SchedulerTimeIntervalConvertible, Hashable, Codable, Sendable {
    /// The length in nanoseconds.
    public var magnitude: Int

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Makes a length of time out of Dispatch's; `never` is the longest there is.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self = .nanoseconds(.max)
      }
    }

    /// Makes a length of time out of a number of seconds.
    public init(_ seconds: TimeInterval) {
      self = .seconds(seconds)
    }

    /// The length for Dispatch.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// The length in seconds.
    public var seconds: TimeInterval { TimeInterval(magnitude) / 1e9 }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Self { whole(s, of: 1_000_000_000) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Self {
      let nanoseconds = (s * 1e9).rounded()
      if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
      if nanoseconds <= Double(Int.min) { return Self(nanoseconds: .min) }
      return Self(nanoseconds: Int(nanoseconds))
    }
    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { whole(ms, of: 1_000_000) }
    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Self { whole(us, of: 1000) }
    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    /// A count of units; the longest there is if it cannot be held.
    private static func whole(_ count: Int, of unit: Int) -> Self {
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
    }
  }

  extension SchedulerStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    /// Makes a length of time out of a number of nanoseconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      magnitude = nanoseconds
    }

    /// Makes a length of time out of a number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Makes a length of time out of a number of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Whether the first is less than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum of two.
    public static func + (lhs: Self, rhs: Self) -> Self {
      .nanoseconds(lhs.magnitude + rhs.magnitude)
    }
    /// The difference of two.
    public static func - (lhs: Self, rhs: Self) -> Self {
      .nanoseconds(lhs.magnitude - rhs.magnitude)
    }
    /// The product of two.
    public static func * (lhs: Self, rhs: Self) -> Self {
      .nanoseconds(lhs.magnitude * rhs.magnitude)
    }
    /// Multiplies one by another.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  }
#endif
