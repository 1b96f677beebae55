extension Semantics {
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
    func replaced(
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
    var whileDisabled: Actions {
      var actions = Actions()
      actions.text = text
      actions.input = input
      actions.isFocused = isFocused
      actions.dismiss = dismiss
      return actions
    }
  }
}
