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
}

/// What several copies of semantics can do, until one of them is changed.
private final class SharedActions {
  var actions: Semantics.Actions
  init(_ actions: Semantics.Actions) { self.actions = actions }
}
