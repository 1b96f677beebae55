public import BinderyViews
public import Testing

/// Where elements are looked for: a whole screen, or one element of it.
///
/// Each query is answered at once, from what is on the screen now. A label is compared exactly;
/// where no element of the role has that label, its accessibility identifier is. A query that has
/// no answer, or several, throws a `ScreenError` that shows what is there instead.
/// - Complexity: O(mounted views) a query.
@MainActor public protocol Region {
  /// The screen.
  var screen: Screen { get }
  /// How the region was found on the screen; empty for the screen itself.
  var path: ElementPath { get }
}

extension Screen: Region {
  /// The screen itself.
  public var screen: Screen { self }
  /// Empty.
  public var path: ElementPath { ElementPath() }
}

extension Region {
  /// The element of a role and a label; without a label, the only one of the role.
  public func element(
    _ role: Semantics.Role, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try find(ElementQuery(role: role, name: label.map { .label($0) } ?? .only), sourceLocation)
  }

  /// The element of an accessibility identifier, whatever its role.
  public func element(
    identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try find(ElementQuery(role: nil, name: .identifier(identifier)), sourceLocation)
  }

  /// All elements of a role, in the order in which a person would read them.
  ///
  /// Each stands for its position: it is another one when one before it goes.
  public func elements(
    _ role: Semantics.Role, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> [Element] {
    let region = try screen.resolve(path, at: sourceLocation)
    screen.recordIssues(at: sourceLocation)
    let matches = ElementQuery(role: role, name: .only).matches(in: region)
    return matches.enumerated().map { index, match in
      let query = ElementQuery(role: role, name: .position(index))
      return Element(screen: screen, path: path.appending(query), match.element)
    }
  }

  /// Whether there is an element of a role and a label, or of any label.
  public func contains(
    _ role: Semantics.Role, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    screen.recordIssues(at: sourceLocation)
    guard let region = screen.match(path) else { return false }
    let query = ElementQuery(role: role, name: label.map { .label($0) } ?? .only)
    return !query.matches(in: region).isEmpty
  }

  /// Whether a text can be read, as a whole text of the view.
  public func shows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    contains(.text, text, sourceLocation: sourceLocation)
  }

  func find(
    _ query: ElementQuery, _ location: SourceLocation
  ) throws(ScreenError) -> Element {
    let path = path.appending(query)
    let match = try screen.resolve(path, at: location)
    screen.recordIssues(at: location)
    return Element(screen: screen, path: path, match.element)
  }
}
