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
  /// Whether what is inside counts as one thing.
  public var combinesChildren: Bool?
  /// What is true of it.
  public var traits: AccessibilityTraits = []
  /// What is not true of it, whatever is said inside.
  public var removedTraits: AccessibilityTraits = []
  /// What can be done with it.
  public var actions = Actions()

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
    edited.traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    edited.removedTraits = removedTraits.union(outer.removedTraits).subtracting(outer.traits)
    edited.actions = actions.replaced(by: outer.actions)
    return edited
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
    /// Takes or gives up the focus.
    public var focus: (@MainActor (Bool) -> Void)?
    /// Whether it has the focus.
    public var isFocused: (@MainActor () -> Bool)?

    fileprivate func replaced(by outer: Actions) -> Actions {
      var actions = self
      actions.activate = outer.activate ?? activate
      actions.increment = outer.increment ?? increment
      actions.decrement = outer.decrement ?? decrement
      actions.setText = outer.setText ?? setText
      actions.text = outer.text ?? text
      actions.submit = outer.submit ?? submit
      actions.delete = outer.delete ?? delete
      actions.move = outer.move ?? move
      actions.refresh = outer.refresh ?? refresh
      actions.dismiss = outer.dismiss ?? dismiss
      actions.longPress = outer.longPress ?? longPress
      actions.focus = outer.focus ?? focus
      actions.isFocused = outer.isFocused ?? isFocused
      return actions
    }
  }
}

/// What is true of an element, for those who cannot see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is a title.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It is a line to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 64)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// What is outside it is to be passed over.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 512)
  /// It sums up what is there.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 2048)
  /// It starts something that plays.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 8192)
  /// It lets touches through.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// It turns pages.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
}

extension View {
  /// Says what this view means.
  package func semantics(_ semantics: Semantics) -> some View {
    modifier(SemanticsModifier(semantics: semantics))
  }
}

struct SemanticsModifier: Attachment {
  var semantics: Semantics
  var _annotation: Annotation? { .semantics(semantics) }
}
