public import BinderyMeasuring
import Foundation

/// Pictures of measurements, as SVG on white.
public enum Chart {
  static let width = 720.0
  static let labelWidth = 220.0

  /// Horizontal bars: how many times as long as its twin each workload takes, on a logarithmic
  /// scale.
  public static func ratios(_ measurements: [BinderyMeasuring.Measurement]) -> String {
    bars(
      "Times as long as the hand-written twin",
      measurements.compactMap { measurement in
        measurement.ratio.map { ratio in
          let label = "\(measurement.name) \(measurement.n)"
          return (label: label, value: ratio, text: Figures.ratio(ratio))
        }
      }, isLogarithmic: true)
  }

  /// Horizontal bars, each with a label before it and a text behind it.
  /// - Parameters:
  ///   - title: What the bars show.
  ///   - bars: The bars from the top, of values that are not negative.
  ///   - isLogarithmic: Whether lengths follow the logarithms of the values; those up to 1 have no
  ///     length then.
  public static func bars(
    _ title: String, _ bars: [(label: String, value: Double, text: String)],
    isLogarithmic: Bool = false
  ) -> String {
    let rowHeight = 18.0
    let greatest = bars.map(\.value).max() ?? 1
    let room = width - labelWidth - 70
    func length(_ value: Double) -> Double {
      let share = isLogarithmic ? log(max(value, 1)) / log(max(greatest, 10)) : value / greatest
      return max(1, greatest > 0 ? share * room : 0)
    }
    var lines = [opening(height: Double(bars.count) * rowHeight + 40, title: title)]
    for (index, bar) in bars.enumerated() {
      let y = 34 + Double(index) * rowHeight
      lines.append(text(bar.label, x: labelWidth - 8, y: y + 11, anchor: "end"))
      lines.append(
        #"<rect x="\#(labelWidth)" y="\#(number(y))" width="\#(number(length(bar.value)))" "#
          + #"height="13" fill="steelblue"/>"#)
      lines.append(text(bar.text, x: labelWidth + length(bar.value) + 6, y: y + 11))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  static func opening(height: Double, title: String) -> String {
    opening(height: height) + "\n" + text(title, x: 10, y: 20)
  }

  static func opening(height: Double) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(number(width))" "#
      + #"height="\#(number(height))" font-family="sans-serif" font-size="11">"#
      + "\n" + ##"<rect width="100%" height="100%" fill="white"/>"##
  }

  static func text(
    _ content: String, x: Double, y: Double, anchor: String = "start", color: String = "black",
    weight: String? = nil
  ) -> String {
    let escaped = content.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let weight = weight.map { #"font-weight="\#($0)" "# } ?? ""
    return #"<text x="\#(number(x))" y="\#(number(y))" text-anchor="\#(anchor)" \#(weight)"#
      + #"fill="\#(color)">\#(escaped)</text>"#
  }

  static func number(_ value: Double) -> String {
    Figures.count((value * 10).rounded() / 10)
  }
}
