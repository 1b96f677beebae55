import Foundation

/// A row of cells that fits the width it is offered, filled up to a fraction.
package struct Bar: View {
  /// How a bar is drawn.
  package enum Kind {
    /// Filled cells and empty ones.
    case progress
    /// A line with a knob.
    case slider
  }

  let kind: Kind
  /// From 0 to 1.
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

  package var body: some View {
    GeometryReader { proxy in
      Glyph(
        Self.characters(kind, fraction, columns: Int(min(max(proxy.size.width, 0), 8000) / 8)),
        attributes: isEnabled ? [] : .dim)
    }
    .frame(minWidth: 24, idealWidth: 160, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
  }

  package static func characters(_ kind: Kind, _ fraction: Double, columns: Int) -> String {
    if columns <= 0 { return "" }
    let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    switch kind {
    case .progress:
      let filled = Int((part * Double(columns)).rounded())
      return String(repeating: "█", count: filled) + String(repeating: "░", count: columns - filled)
    case .slider:
      let before = Int((part * Double(columns - 1)).rounded())
      return String(repeating: "━", count: before) + "●"
        + String(repeating: "─", count: columns - 1 - before)
    }
  }
}

/// Where a value lies in a range, from 0 to 1.
func fraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let length = Double(bounds.upperBound - bounds.lowerBound)
  let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
  return part.isNaN ? 0 : min(max(part, 0), 1)
}

/// A number as it is read out: at most three decimals, and none where it is whole.
func spokenNumber(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  guard rounded.isFinite else { return "\(value)" }
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
