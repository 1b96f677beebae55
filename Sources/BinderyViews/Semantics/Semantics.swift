/// What a view means to a person: its role, what it says, and what can be done with it.
///
/// Controls carry it, accessibility modifiers edit it, and the terminal and the test kit act on it.
/// What is nil is left to the content inside.
public struct Semantics {
  /// The kinds of things a person tells apart.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something to read.
    case text
    /// Something to press.
    case button
    /// Something that leads elsewhere.
    case link
    /// Something that is on or off.
    case toggle
    /// A line to type in.
    case textField
    /// A line to type in, not shown.
    case secureField
    /// A line to search in.
    case searchField
    /// A number to step up or down.
    case stepper
    /// A number to slide along a range.
    case slider
    /// A choice of one among several.
    case picker
    /// One of the choices of a picker.
    case option
    /// How far something is, or that it is under way.
    case progress
    /// A picture.
    case image
    /// A title.
    case heading
    /// A row of a list.
    case row
    /// A list.
    case list
    /// A window on longer content.
    case scroll
    /// A question on a layer of its own.
    case alert
    /// A panel on a layer of its own.
    case sheet
    /// A tab.
    case tab
    /// Something that opens choices.
    case menu
    /// Several things as one.
    case group
  }

  /// What kind of thing it is.
  public var role: Role?
  /// What it is called; nil is what the text inside says.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What using it does.
  public var hint: String?
  /// A name for tests, not for people.
  public var identifier: String?
  /// Whether it is to be passed over.
  public var isHidden: Bool?
  /// Whether what is inside counts as one thing, which says and does what its parts do.
  public var combinesChildren: Bool?
  /// Whether what is inside is passed over.
  public var ignoresChildren: Bool?
  /// Which of two actions counts where one is inside and one around.
  public var precedence = Precedence.outer
  /// The key that presses it.
  public var keyboardShortcut: KeyboardShortcut?
  /// What is true of it.
  public var traits = AccessibilityTraits()
  /// What is not true of it, whatever is said inside.
  public var removedTraits = AccessibilityTraits()
  /// What can be done with it.
  public var actions: Actions {
    _read {
      if let ownActions { yield ownActions.actions } else { yield Actions() }
    }
    _modify {
      let own: SharedActions
      if let known = ownActions, isKnownUniquelyReferenced(&ownActions) {
        own = known
      } else {
        own = SharedActions(actions)
        ownActions = own
      }
      yield &own.actions
    }
  }
  // Most things can do nothing, and semantics are copied on their way to a node and to a reader.
  private var ownActions: SharedActions?
  /// Whether anything can be done with it.
  package var hasActions: Bool { ownActions != nil }

  /// Which of two actions counts where one is inside and one around.
  public enum Precedence: Hashable, Sendable {
    /// The one around: a modifier has the last word.
    case outer
    /// The one inside: a gesture waits for those of the views it is on.
    case inner
    /// Both, the one inside first.
    case both
  }

  /// Says nothing.
  public init() {}

  /// Says what kind of thing a view is.
  public init(_ role: Role) { self.role = role }

  /// These semantics, with what another view around it says in their place.
  package func edited(by outer: Semantics) -> Semantics {
    var edited = self
    edited.role = outer.role ?? role
    edited.label = outer.label ?? label
    edited.value = outer.value ?? value
    edited.hint = outer.hint ?? hint
    edited.identifier = outer.identifier ?? identifier
    edited.isHidden = outer.isHidden ?? isHidden
    edited.combinesChildren = outer.combinesChildren ?? combinesChildren
    edited.ignoresChildren = outer.ignoresChildren ?? ignoresChildren
    edited.keyboardShortcut = outer.keyboardShortcut ?? keyboardShortcut
    edited.traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    edited.removedTraits = removedTraits.union(outer.removedTraits).subtracting(outer.traits)
    edited.takeActions(of: outer)
    return edited
  }

  /// Has what a view around it does count in place of what it does itself.
  private mutating func takeActions(of outer: Semantics) {
    guard outer.ownActions != nil else { return }
    if ownActions == nil {
      ownActions = outer.ownActions
    } else {
      actions = actions.replaced(by: outer.actions, outer.precedence)
    }
  }

  /// Takes over what a part of it does, where it does not itself.
  package mutating func addActions(of part: Semantics) {
    guard part.ownActions != nil else { return }
    let named = actions.named
    actions = part.actions.replaced(by: actions)
    actions.named = named + part.actions.named
  }

  /// Leaves what can be done while it cannot be used.
  package mutating func disableActions() {
    if ownActions != nil { actions = actions.whileDisabled }
  }

  /// The kind of thing it is by its role, or else by what is true of it.
  package var effectiveRole: Role { Self.effectiveRole(role, traits) }

  /// The same, of what is known about the role: nothing else is copied.
  package static func effectiveRole(_ role: Role?, _ traits: AccessibilityTraits) -> Role {
    switch role {
    case nil, .text, .image, .group:
      if traits.rawValue == 0 { return role ?? .group }
      if traits.contains(.isToggle) { return .toggle }
      if traits.contains(.isLink) { return .link }
      if traits.contains(.isButton) { return .button }
      if traits.contains(.isHeader) { return .heading }
      if traits.contains(.isImage) { return .image }
      return role ?? .group
    case let role?: return role
    }
  }

  /// An action that is called by its name.
  public struct NamedAction {
    /// What it is called.
    public var name: String
    /// What it does.
    public var perform: @MainActor () -> Void

    /// Names an action.
    public init(name: String, perform: @escaping @MainActor () -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  /// What can be done with a view. Each is nil where it cannot.
  public struct Actions {
    /// Presses it.
    public var activate: (@MainActor () -> Void)?
    /// Steps up.
    public var increment: (@MainActor () -> Void)?
    /// Steps down.
    public var decrement: (@MainActor () -> Void)?
    /// Replaces its text.
    public var setText: (@MainActor (String) -> Void)?
    /// Its text as it is now.
    public var text: (@MainActor () -> String)?
    /// Ends the input of text.
    public var submit: (@MainActor () -> Void)?
    /// Deletes the row.
    public var delete: (@MainActor () -> Void)?
    /// Moves the row to before another position.
    public var move: (@MainActor (Int) -> Void)?
    /// Loads again.
    public var refresh: (@MainActor () async -> Void)?
    /// Goes back, or puts a layer away.
    public var dismiss: (@MainActor () -> Void)?
    /// Presses it for long.
    public var longPress: (@MainActor () -> Void)?
    /// Changes its text as a key does, where the cursor stands.
    package var edit: (@MainActor (TextInput.Edit) -> Void)?
    /// The text with its cursor.
    package var input: (@MainActor () -> TextInput)?
    /// Takes or gives up the focus.
    public var focus: (@MainActor (Bool) -> Void)?
    /// Whether it has the focus.
    public var isFocused: (@MainActor () -> Bool)?
    /// What else can be done, by name.
    public var named: [NamedAction] = []

    /// Can do nothing.
    public init() {}

    /// These actions, with those of a view around it in their place.
    fileprivate func replaced(
      by outer: Actions, _ precedence: Precedence = .outer
    ) -> Actions {
      var actions = self
      actions.activate = combined(activate, outer.activate, precedence)
      actions.longPress = combined(longPress, outer.longPress, precedence)
      actions.increment = outer.increment ?? increment
      actions.decrement = outer.decrement ?? decrement
      actions.setText = outer.setText ?? setText
      actions.text = outer.text ?? text
      actions.submit = outer.submit ?? submit
      actions.delete = outer.delete ?? delete
      actions.move = outer.move ?? move
      actions.refresh = outer.refresh ?? refresh
      actions.dismiss = outer.dismiss ?? dismiss
      actions.edit = outer.edit ?? edit
      actions.input = outer.input ?? input
      actions.focus = outer.focus ?? focus
      actions.isFocused = outer.isFocused ?? isFocused
      actions.named += outer.named
      return actions
    }

    private func combined(
      _ inner: (@MainActor () -> Void)?, _ outer: (@MainActor () -> Void)?,
      _ precedence: Precedence
    ) -> (@MainActor () -> Void)? {
      guard let inner, let outer else { return outer ?? inner }
      return switch precedence {
      case .outer: outer
      case .inner: inner
      case .both:
        {
          inner()
          outer()
        }
      }
    }

    /// What is left of the actions of something that cannot be used: what only looks.
    fileprivate var whileDisabled: Actions {
      var actions = Actions()
      actions.text = text
      actions.input = input
      actions.isFocused = isFocused
      actions.dismiss = dismiss
      return actions
    }
  }
}

/// What several copies of semantics can do, until one of them is changed.
private final class SharedActions {
  var actions: Semantics.Actions
  init(_ actions: Semantics.Actions) { self.actions = actions }
}
