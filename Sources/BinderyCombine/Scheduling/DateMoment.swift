#if !canImport(Darwin)
  public import Foundation

  /// A moment on the calendar's clock, for run loops and operation queues.
  public struct DateMoment: Strideable, Hashable, Codable, Sendable {
    /// A length of time.
    public typealias Stride = SchedulerStride

    /// The moment as a date.
    public var date: Date

    /// Makes a moment out of a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// The time from this moment to another.
    public func distance(to other: Self) -> SchedulerStride {
      .seconds(other.date.timeIntervalSince(date))
    }

    /// The moment a length of time from this one.
    public func advanced(by n: SchedulerStride) -> Self {
      Self(date.addingTimeInterval(n.seconds))
    }

    /// The same moment on the clock that Dispatch counts by.
    var dispatchMoment: DispatchQueue.SchedulerTimeType {
      DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow))
    }
  }
#endif
