import BinderyBindings
import Foundation

/// Something that opens choices.
///
/// It is drawn as its label in brackets, `[ Options ▾ ]`. Pressing it shows what it holds below,
/// and a button inside closes it again. With a primary action, pressing it does that, and pressing
/// it for long opens the menu.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @LocalState private var isOpen = false
  @Environment(\.menuLook) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuScope) private var outer

  /// Makes a menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Makes a menu with a label of its own that does something when it is just pressed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The label, and what it opens.
  public var body: some View {
    VStack(alignment: .leading) {
      header.semantics(title)
      if isOpen { MenuContent(isOpen: $isOpen, content: content) }
    }
    .semantics(semantics)
  }

  @ViewBuilder private var header: some View {
    let dim: TextStyle.Attributes = isEnabled ? [] : .dim
    let isBordered = look == .bordered && outer == nil
    HStack(spacing: 0) {
      if isBordered { Glyph("[ ", attributes: dim) }
      label.textLook(attributes: dim)
      Glyph(isOpen ? " ▴" : " ▾", attributes: dim)
      if isBordered { Glyph(" ]", attributes: dim) }
    }
  }

  private var title: Semantics {
    var semantics = Semantics(.text)
    semantics.combinesChildren = true
    return semantics
  }

  private var semantics: Semantics {
    var semantics = Semantics(.menu)
    semantics.combinesChildren = !isOpen
    semantics.value = isOpen ? "open" : "closed"
    let isOpen = $isOpen
    let toggle: @MainActor () -> Void = { isOpen.wrappedValue.toggle() }
    semantics.actions.activate = primaryAction ?? toggle
    if primaryAction != nil { semantics.actions.longPress = toggle }
    return semantics
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title that does something when it is just pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title that does something when it is just pressed.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}
