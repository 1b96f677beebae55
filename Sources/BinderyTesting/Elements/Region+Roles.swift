import BinderyViews
public import Testing

extension Region {
  /// The button of a label.
  public func button(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.button, label, sourceLocation: sourceLocation)
  }

  /// The link of a label.
  public func link(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.link, label, sourceLocation: sourceLocation)
  }

  /// The toggle of a label.
  public func toggle(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.toggle, label, sourceLocation: sourceLocation)
  }

  /// The text field of a label; without one, the only text field.
  public func textField(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.textField, label, sourceLocation: sourceLocation)
  }

  /// The secure field of a label; without one, the only secure field.
  public func secureField(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.secureField, label, sourceLocation: sourceLocation)
  }

  /// The search field of a label; without one, the only search field.
  public func searchField(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.searchField, label, sourceLocation: sourceLocation)
  }

  /// The stepper of a label; without one, the only stepper.
  public func stepper(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.stepper, label, sourceLocation: sourceLocation)
  }

  /// The slider of a label; without one, the only slider.
  public func slider(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.slider, label, sourceLocation: sourceLocation)
  }

  /// The picker of a label; without one, the only picker.
  public func picker(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.picker, label, sourceLocation: sourceLocation)
  }

  /// The progress view of a label; without one, the only progress view.
  public func progress(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.progress, label, sourceLocation: sourceLocation)
  }

  /// The text that says this, as a whole text of the view.
  public func text(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.text, text, sourceLocation: sourceLocation)
  }

  /// The image of a label.
  public func image(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.image, label, sourceLocation: sourceLocation)
  }

  /// The alert of a title; without one, the alert that is up.
  public func alert(
    _ title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.alert, title, sourceLocation: sourceLocation)
  }

  /// The sheet of a label; without one, the sheet that is up.
  public func sheet(
    _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.sheet, label, sourceLocation: sourceLocation)
  }

  /// The tab of a label.
  public func tab(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.tab, label, sourceLocation: sourceLocation)
  }

  /// The menu of a label.
  public func menu(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.menu, label, sourceLocation: sourceLocation)
  }

  /// The only list.
  public func list(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try element(.list, sourceLocation: sourceLocation)
  }

  /// The row in which something is called this, or else in which a label has this in it.
  public func row(
    containing text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    try find(ElementQuery(role: .row, name: .containing(text)), sourceLocation)
  }
}
