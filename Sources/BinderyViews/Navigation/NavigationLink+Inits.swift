public import BinderyBindings

extension NavigationLink {
  /// Makes a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination), label: label())
  }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination { destination }, label: label())
  }

  /// Makes a link to a view that is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(isActive, destination), label: label())
  }

  /// Makes a link to a view that is shown while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(isActive) { destination }, label: label())
  }

  /// Makes a link to a view that is shown while a binding holds a tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(selection.holds(tag), destination), label: label())
  }

  /// Makes a link to a view that is shown while a binding holds a tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(selection.holds(tag)) { destination }, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link of a title to a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.destination(destination), label: Text(titleKey))
  }

  /// Makes a link of a title to a view.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.destination(destination), label: Text(title))
  }

  /// Makes a link of a title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.destination { destination }, label: Text(titleKey))
  }

  /// Makes a link of a title to a view.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.destination { destination }, label: Text(title))
  }

  /// Makes a link of a title to a view that is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.bound(isActive, destination), label: Text(titleKey))
  }

  /// Makes a link of a title to a view that is shown while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.bound(isActive, destination), label: Text(title))
  }

  /// Makes a link of a title to a view that is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.bound(isActive) { destination }, label: Text(titleKey))
  }

  /// Makes a link of a title to a view that is shown while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.bound(isActive) { destination }, label: Text(title))
  }

  /// Makes a link of a title to a view that is shown while a binding holds a tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.bound(selection.holds(tag), destination), label: Text(titleKey))
  }

  /// Makes a link of a title to a view that is shown while a binding holds a tag.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.bound(selection.holds(tag), destination), label: Text(title))
  }

  /// Makes a link of a title to a view that is shown while a binding holds a tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(selection.holds(tag)) { destination }, label: Text(titleKey))
  }

  /// Makes a link of a title to a view that is shown while a binding holds a tag.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(selection.holds(tag)) { destination }, label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen of a value; nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link of a title to the screen of a value; nil disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// Makes a link of a title to the screen of a value; nil disables the link.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension Binding {
  /// Whether the value is a tag: setting it selects the tag, clearing it selects nothing.
  @MainActor fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}

extension View {
  /// Says whether a link passes for a detail link. Nothing changes.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
