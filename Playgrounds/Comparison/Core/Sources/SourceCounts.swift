package import PlaygroundScripting

/// What a style takes to write.
package struct SourceCounts: Equatable, Sendable {
  /// Lines of the feature that are neither blank nor comment only.
  package var featureLines: Int
  /// Types that the feature declares.
  package var types: Int
  /// Lines of the tests, by the same rule.
  package var testLines: Int
  /// Test functions.
  package var tests: Int
  /// What tests make before they act, all together.
  package var made: Int

  /// Counts the sources of a style.
  package init(_ sources: StyleSources, in folder: PackageFolder) throws(ComparisonError) {
    let feature = try folder.texts(at: sources.feature)
    let tests = try folder.texts(at: sources.tests)
    let setUp = SetUpRule(tests)
    self.init(
      featureLines: feature.lineCount, types: feature.typeCount, testLines: tests.lineCount,
      tests: setUp.tests, made: setUp.made)
  }

  /// Collects the figures.
  package init(featureLines: Int, types: Int, testLines: Int, tests: Int, made: Int) {
    self.featureLines = featureLines
    self.types = types
    self.testLines = testLines
    self.tests = tests
    self.made = made
  }
}

extension [SourceText] {
  /// The lines of all texts.
  package var lineCount: Int { reduce(0) { $0 + $1.lineCount } }

  /// The types that all texts declare.
  package var typeCount: Int { reduce(0) { $0 + $1.typeCount } }
}
