public import BinderyBindings

// Controls whose label is a title and a symbol.

extension Button where Label == BinderyViews.Label<Text, Image> {
  /// Makes a button with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { BinderyViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { BinderyViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a role, a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { BinderyViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a role, a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { BinderyViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { BinderyViews.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == BinderyViews.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { BinderyViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { BinderyViews.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == BinderyViews.Label<Text, Image> {
  /// Makes a picker with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      BinderyViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      BinderyViews.Label(title, systemImage: systemImage)
    }
  }
}

extension Menu where Label == BinderyViews.Label<Text, Image> {
  /// Makes a menu with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { BinderyViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol of the system.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { BinderyViews.Label(title, systemImage: systemImage) }
  }
}
