extension View {
  /// Ties the focus of this view to a state: the state has `value` while the view has the focus.
  ///
  /// Writing the value to the state moves the focus here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusLinkModifier(link: FocusLink(binding, value)))
  }

  /// Ties the focus of this view to a state: the state is true while the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusLinkModifier(link: FocusLink(condition, true)))
  }

  /// Says which view has the focus when this one appears and nothing has asked for it.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }

  /// Lets this view have the focus, besides the fields that can have it anyway.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view have the focus for some interactions. A terminal knows one kind only.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Does nothing: focus is not drawn by the view.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Does nothing: the focus moves in the order of the tree.
  public func focusSection() -> some View { self }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForced: Bool
  /// When the focus comes here by itself.
  public static let automatic = DefaultFocusEvaluationPriority(isForced: false)
  /// Also when a person moves it here.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForced: true)
}

/// What the focus is wanted for.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit an interaction.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressing.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Typing.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

struct FocusLinkModifier: EnvironmentModifier {
  let link: FocusLink
  func _change(_ environment: inout EnvironmentValues) {
    if !environment.focusLinks.contains(link) { environment.focusLinks.append(link) }
  }
}

struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @LocalState private var target = FocusTarget()
  @Environment(FocusCenter.self) private var center: FocusCenter?
  @Environment(\.focusLinks) private var links

  func body(content: Content) -> some View {
    content.modifier(
      FocusAttachment(
        target: isFocusable ? target : nil, center: center, links: links,
        isWanted: links.contains { $0.isWanted() }))
  }
}
