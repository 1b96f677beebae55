public import BinderyMeasuring
import Foundation

extension Chart {
  /// Lines: the median time of each workload by its size, both on logarithmic scales, with axes in
  /// grey and a colour for each workload.
  public static func growth(_ measurements: [BinderyMeasuring.Measurement]) -> String {
    let series = measurements.names.map { ($0, measurements.points(of: $0)) }
      .filter { $0.1.count > 1 }
    let points = series.flatMap(\.1)
    let height = max(420, Double(series.count) * 16 + 80)
    guard let low = points.map(\.cost).min(), let high = points.map(\.cost).max(),
      let least = points.map(\.n).min(), let most = points.map(\.n).max()
    else { return opening(height: 40, title: "No workload of several sizes") + "\n</svg>\n" }
    let plot = (x: 60.0, y: 40.0, width: 410.0, height: height - 80)
    // Both scales begin and end at powers of ten, and span at least one.
    let sizes = powers(from: Double(least), to: Double(most))
    let costs = powers(from: low, to: high)
    func share(_ value: Double, of powers: [Double]) -> Double {
      log(value / powers[0]) / log(powers[powers.count - 1] / powers[0])
    }
    func x(_ n: Double) -> Double { plot.x + share(n, of: sizes) * plot.width }
    func y(_ cost: Double) -> Double { plot.y + (1 - share(cost, of: costs)) * plot.height }
    func line(_ from: (Double, Double), _ to: (Double, Double)) -> String {
      #"<path d="M\#(number(from.0)) \#(number(from.1))L\#(number(to.0)) \#(number(to.1))" "#
        + #"stroke="lightgray"/>"#
    }
    var lines = [opening(height: height)]
    lines.append(text("Time of an operation by size", x: 10, y: 20))
    let bottom = plot.y + plot.height
    for n in sizes {
      lines.append(line((x(n), plot.y), (x(n), bottom)))
      lines.append(text(number(n), x: x(n), y: bottom + 20, anchor: "middle"))
    }
    for cost in costs {
      lines.append(line((plot.x, y(cost)), (plot.x + plot.width, y(cost))))
      lines.append(text(Figures.power(cost), x: plot.x - 6, y: y(cost) + 4, anchor: "end"))
    }
    for (index, (name, points)) in series.enumerated() {
      let color = "hsl(\(index * 360 / series.count),60%,40%)"
      let path = points.map { "\(number(x(Double($0.n)))),\(number(y($0.cost)))" }
        .joined(separator: " ")
      lines.append(#"<polyline points="\#(path)" fill="none" stroke="\#(color)"/>"#)
      let growth = Growth(points).map { ": \(Figures.growth($0))" } ?? ""
      lines.append(text(name + growth, x: 486, y: 50 + Double(index) * 16, color: color))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// The powers of ten from the last one that is not above a value to the first that is not below
  /// another, at least two.
  private static func powers(from least: Double, to most: Double) -> [Double] {
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    var powers = [power]
    while powers[powers.count - 1] < most || powers.count < 2 {
      powers.append(powers[powers.count - 1] * 10)
    }
    return powers
  }
}
