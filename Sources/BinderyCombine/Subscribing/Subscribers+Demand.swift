#if !canImport(Darwin)
  extension Subscribers {
    /// A number of values asked for: a count, or without limit.
    ///
    /// Arithmetic with the unlimited demand is unlimited. A result below zero is a mistake that
    /// stops the program.
    @frozen
    public struct Demand: Hashable, Codable, Sendable {
      /// The count; `UInt.max` without limit.
      private var count: UInt

      private init(count: UInt) {
        self.count = count
      }

      /// As many values as there are.
      public static let unlimited = Demand(count: .max)
      /// No values: the same as `.max(0)`.
      public static let none = Demand(count: 0)

      /// A count of values, which must not be negative.
      public static func max(_ value: Int) -> Demand {
        precondition(value >= 0, "Negative demand")
        return Demand(count: UInt(value))
      }

      /// The count, or nil without limit.
      public var max: Int? {
        self == .unlimited ? nil : Int(count)
      }
    }
  }

  extension Subscribers.Demand {
    /// The sum of two demands.
    public static func + (lhs: Self, rhs: Self) -> Self {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .unlimited : .max(sum)
    }

    /// The sum of a demand and a count.
    public static func + (lhs: Self, rhs: Int) -> Self {
      guard let left = lhs.max else { return .unlimited }
      let (sum, overflow) = left.addingReportingOverflow(rhs)
      return overflow ? .unlimited : .max(sum)
    }

    /// The difference of two demands; a count less the unlimited demand is none.
    public static func - (lhs: Self, rhs: Self) -> Self {
      guard let left = lhs.max else { return .unlimited }
      guard let right = rhs.max else { return .none }
      return .max(left - right)
    }

    /// The difference of a demand and a count.
    public static func - (lhs: Self, rhs: Int) -> Self {
      guard let left = lhs.max else { return .unlimited }
      return .max(left - rhs)
    }

    /// A multiple of a demand.
    public static func * (lhs: Self, rhs: Int) -> Self {
      guard let left = lhs.max else { return .unlimited }
      let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
      return overflow ? .unlimited : .max(product)
    }

    /// Adds a demand.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Adds a count.
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    /// Subtracts a demand.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Subtracts a count.
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
    /// Multiplies by a count.
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
  }

  extension Subscribers.Demand: Comparable {
    /// Whether the first is less than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.count < rhs.count
    }
  }

  extension Subscribers.Demand {
    /// Whether a demand is a given count.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether a demand is not a given count.
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
    /// Whether a demand is below a count.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Whether a demand is at most a count.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    /// Whether a demand is above a count.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    /// Whether a demand is at least a count.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  }

  extension Subscribers.Demand: CustomStringConvertible {
    /// A short name for logs.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
#endif
