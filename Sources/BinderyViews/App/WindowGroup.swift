/// A window with content.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  /// Shows content in a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Shows content in a window of an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Shows content in a window of a title, which a terminal does not show.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Shows content in a window of a title and an identifier.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _root: AnyView? { AnyView(content) }
}

/// A single window with content.
public struct Window<Content: View>: PrimitiveScene {
  private let content: Content

  /// Shows content in a window of a title, which a terminal does not show.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _root: AnyView? { AnyView(content) }
}

/// The settings of a program. A terminal does not show them.
public struct Settings<Content: View>: PrimitiveScene {
  private let content: Content

  /// Takes the content of the settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Nothing.
  public var _root: AnyView? { nil }
}

/// Something to choose from in the menu bar. A terminal does not show it.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let label: Label
  private let content: Content

  /// Takes the content and the label of the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Nothing.
  public var _root: AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
  /// Takes the content and the title of the menu.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
