public import BinderyMeasuring

extension Table {
  /// The measurements, a row each.
  public init(_ measurements: [Measurement]) {
    self.init(header: [
      "workload", "n", "minimum", "median", "90 %", "a second", "twin", "ratio", "allocations",
      "bodies", "marked", "laid out", "painted", "rows",
    ])
    for measurement in measurements {
      let counts = measurement.counts
      func counter(_ name: String) -> String { counts.counters[name].map(Figures.count) ?? "" }
      add([
        measurement.name,
        "\(measurement.n)",
        measurement.kit.map { Figures.time($0.minimum) } ?? "",
        measurement.kit.map { Figures.time($0.median) } ?? "",
        measurement.kit.map { Figures.time($0.ninetiethPercentile) } ?? "",
        measurement.throughput.map { "\(Figures.magnitude($0)) \(measurement.unit)" } ?? "",
        measurement.twin.map { Figures.time($0.median) } ?? "",
        measurement.ratio.map(Figures.ratio) ?? "",
        Figures.count(counts.allocations),
        counter("bodies"), counter("nodes_marked"), counter("nodes_laid_out"),
        counter("cells_painted"), counter("rows_changed"),
      ])
    }
  }

  /// The bars and what was measured, a row each; bars that were not measured are left out.
  public init(_ bars: [Bar], _ measurements: [Measurement]) {
    self.init(header: ["bar", "at most", "measured", ""])
    for bar in bars {
      guard let value = bar.value(measurements) else { continue }
      add([
        bar.name, Figures.count(bar.limit) + bar.unit, Figures.count(value) + bar.unit,
        value <= bar.limit ? "met" : "missed",
      ])
    }
  }

  /// How the cost of each workload grows, a row each; workloads of one size are left out.
  ///
  /// Beside the shape stand the curve that was fitted, by how much it is off where it is worst, the
  /// share of the growing part at the largest size, and the power of the size that the cost follows
  /// on average.
  public init(growthOf measurements: [Measurement]) {
    self.init(header: [
      "workload", "grows", "fitted", "off by", "grows to", "power", "sizes", "median",
    ])
    for name in measurements.names {
      let points = measurements.points(of: name)
      guard let growth = Growth(points) else { continue }
      func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
      add([
        name, Figures.growth(growth), Figures.fit(growth), percent(growth.worstError),
        percent(growth.share), Figures.exponent(growth.exponent),
        points.map { "\($0.n)" }.joined(separator: ", "),
        points.map { Figures.time($0.cost) }.joined(separator: ", "),
      ])
    }
  }
}

extension [Measurement] {
  /// The names of the workloads, each once, in order.
  var names: [String] {
    reduce(into: []) { names, measurement in
      if names.last != measurement.name { names.append(measurement.name) }
    }
  }

  /// The median times of a workload by size.
  func points(of name: String) -> [(n: Int, cost: Double)] {
    filter { $0.name == name }.compactMap { measurement in
      measurement.kit.map { (measurement.n, $0.median) }
    }
  }
}
