/// The sources that belong to one style of a system alone.
///
/// Paths are written from the package's root; a folder stands for all Swift files below it.
public struct StyleSources: Hashable, Sendable {
  /// The name of the style.
  public var style: String

  /// The feature, with what composes it.
  public var feature: [String]

  /// The tests that exist for this style alone.
  public var tests: [String]

  /// Lists the sources of a style.
  public init(style: String, feature: [String], tests: [String]) {
    self.style = style
    self.feature = feature
    self.tests = tests
  }
}
