/// What each style of some systems takes.
package struct StyleComparison: Equatable, Sendable {
  /// One style of a system.
  package struct Style: Equatable, Sendable {
    package var name: String
    package var sources: SourceCounts
    package var run: RunCounts

    /// Collects the figures.
    package init(_ name: String, _ sources: SourceCounts, _ run: RunCounts) {
      self.name = name
      self.sources = sources
      self.run = run
    }
  }

  /// One system.
  package struct System: Equatable, Sendable {
    package var name: String
    /// Lines of what all styles share, and types that it declares.
    package var shared: (lines: Int, types: Int) {
      (sharedLines, sharedTypes)
    }
    private var sharedLines: Int
    private var sharedTypes: Int
    package var styles: [Style]

    /// Collects the figures.
    package init(_ name: String, shared: (lines: Int, types: Int), styles: [Style]) {
      self.name = name
      sharedLines = shared.lines
      sharedTypes = shared.types
      self.styles = styles
    }
  }

  /// The systems, in the order in which they were given.
  package var systems: [System] = []

  /// Collects the figures.
  package init(_ systems: [System]) { self.systems = systems }
}
