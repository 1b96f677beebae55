/// Something that makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View

  /// The view that is modified, as `body(content:)` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// How a composition root mounts a view with this modifier. Asked once per type.
  static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>>
}

extension ViewModifier {
  /// Mounts the modifier by evaluating its body.
  public static func _driver<Factory: ViewDriverFactory, Modified: View>(
    modifying: Modified.Type, from factory: Factory
  ) -> ViewDriver<Factory.Node, ModifiedContent<Modified, Self>> {
    factory.modified(Modified.self, by: Self.self)
  }

  /// The modifier that applies this one, then another.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never evaluated: a primitive modifier has no body.
  public func body(content: Content) -> Never { fatalError("Body of a primitive modifier") }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated: the modifier says how it is mounted.
  public var body: Never { fatalError("Body of a modified view") }

  /// Mounts the content as its modifier says.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    Modifier._driver(modifying: Content.self, from: factory)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers applied.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier>: ErasedView {
  /// The view whose type the modifier does not know.
  public let _box: ViewBox

  package init<Content: View>(_ content: Content) { _box = TypedViewBox(content) }
}

extension View {
  /// Applies a modifier.
  @inlinable public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier itself, for use where one must be named.
  @MainActor public static let identity = EmptyModifier()
  /// Makes a modifier that changes nothing.
  public init() {}
  /// The content as it is.
  public func body(content: Content) -> some View { content }
}
