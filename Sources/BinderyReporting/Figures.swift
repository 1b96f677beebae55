public import BinderyMeasuring
import Foundation

/// Numbers as a report shows them: about three digits that mean something.
public enum Figures {
  /// A time in nanoseconds, in the unit that suits it.
  public static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: digits(nanoseconds) + " ns"
    case ..<1e6: digits(nanoseconds / 1e3) + " µs"
    case ..<1e9: digits(nanoseconds / 1e6) + " ms"
    default: digits(nanoseconds / 1e9) + " s"
    }
  }

  /// A number with a letter for thousands and millions.
  public static func magnitude(_ value: Double) -> String {
    switch value {
    case ..<1e4: digits(value)
    case ..<1e6: digits(value / 1e3) + " k"
    default: digits(value / 1e6) + " M"
    }
  }

  /// How many times something is another thing.
  public static func ratio(_ value: Double) -> String { digits(value) + "×" }

  /// A count, whole where it can be.
  public static func count(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : digits(value)
  }

  /// A power of ten in nanoseconds, in the unit that suits it.
  static func power(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: count(nanoseconds) + " ns"
    case ..<1e6: count(nanoseconds / 1e3) + " µs"
    case ..<1e9: count(nanoseconds / 1e6) + " ms"
    default: count(nanoseconds / 1e9) + " s"
    }
  }

  /// The power that something grows with; it may be below zero.
  static func exponent(_ value: Double) -> String {
    let text = digits(value)
    return text == "-0.00" ? "0.00" : text
  }

  /// How a cost grows, in a word or two.
  public static func growth(_ growth: Growth) -> String {
    let shape = growth.shape.rawValue
    guard let onset = growth.onset else { return shape }
    // Two digits, since a few points do not tell more.
    let unit = pow(10, max(0, log10(onset).rounded(.down) - 1))
    let size = magnitude((onset / unit).rounded() * unit).replacing(".0 ", with: " ")
    return "\(shape) beyond \(size)"
  }

  /// The curve that was fitted to times in nanoseconds.
  public static func fit(_ growth: Growth) -> String {
    let growing =
      switch growth.shape {
      case .constant: ""
      case .logarithmic: time(growth.slope) + " a doubling"
      case .linear where growth.slope < 0.1: time(growth.slope * 1e3) + " · n/1000"
      case .linear: time(growth.slope) + " · n"
      case .quadratic: time(growth.slope * 1e6) + " · (n/1000)²"
      }
    let parts = [growth.fixed > 0 ? time(growth.fixed) : "", growing]
    return parts.filter { !$0.isEmpty }.joined(separator: " + ")
  }

  private static func digits(_ value: Double) -> String {
    if !value.isFinite { return "–" }
    if value < 0 { return "-" + digits(-value) }
    if value >= 1e15 { return "\(value)" }
    // Not by a locale: a report is the same everywhere.
    let places = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
    let scale = [1.0, 10, 100][places]
    let scaled = Int((value * scale).rounded())
    if places == 0 { return "\(scaled)" }
    let fraction = String(scaled % Int(scale))
    return "\(scaled / Int(scale))."
      + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
