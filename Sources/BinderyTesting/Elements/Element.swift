public import BinderyText
public import BinderyViews
public import Testing

/// Something on a screen, as it was when it was asked for.
///
/// Its properties are a picture of that moment. Its actions look it up again, on the same path, so
/// that they act on what is there by then; `current()` gives a new picture.
@MainActor public struct Element: Region {
  /// The screen that it is on.
  public let screen: Screen
  /// How it was found.
  public let path: ElementPath
  /// What kind of thing it is.
  public let role: Semantics.Role
  /// What it is called: its label, or what the text inside says.
  public let label: String
  /// What it is set to.
  public let value: String?
  /// What using it does.
  public let hint: String?
  /// Its accessibility identifier.
  public let identifier: String?
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether it is chosen.
  public let isSelected: Bool
  /// Whether it has the focus.
  public let isFocused: Bool
  /// What is true of it, for those who cannot see it.
  public let traits: AccessibilityTraits
  /// Where it is on the screen, in cells; empty where none of it was laid out.
  public let frame: CellRect

  init(screen: Screen, path: ElementPath, _ element: SemanticElement) {
    self.screen = screen
    self.path = path
    role = element.role
    label = element.label
    value = element.value
    hint = element.semantics.hint
    identifier = element.semantics.identifier
    isEnabled = element.isEnabled
    traits = element.semantics.traits
    isSelected = traits.contains(.isSelected)
    isFocused = element.semantics.actions.isFocused?() ?? false
    frame = element.frame
  }

  /// The element as it is by now.
  public func current(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    let match = try screen.resolve(path, at: sourceLocation)
    screen.recordIssues(at: sourceLocation)
    return Element(screen: screen, path: path, match.element)
  }
}
