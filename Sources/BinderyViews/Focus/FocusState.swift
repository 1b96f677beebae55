import BinderyBindings

/// A property that tells which of the views inside has the focus, and moves it when it is written.
///
/// Only a composition root can make one, since it owns the storage. A feature takes a
/// `FocusState<Value>.Binding`, which a test can make with `.variable(…)`.
///
///     @FocusState private var focus: Field?
///     TextField("Name", text: $name).focused($focus, equals: .name)
///
/// It goes back to its first value when the focus leaves the views it is attached to, or when the
/// one that has it goes.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @LocalState private var value: Value
  private let none: Value

  private init(none: Value) {
    _value = LocalState(wrappedValue: none)
    self.none = none
  }

  // It stands here rather than in the composition root, since only then may a property be left
  // without a value; the composition root makes the types conform.
  /// Makes a property that says that none of the views has the focus.
  public init() where Value: FocusStorable { self.init(none: Value.noFocus) }

  /// Which of the views has the focus. Writing it moves the focus with the next update.
  @MainActor public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// What `focused(_:equals:)` attaches to views.
  @MainActor public var projectedValue: Binding { Binding(place: $value, none: none) }

  /// The way to the focus of views that are declared elsewhere.
  @propertyWrapper public struct Binding: DynamicProperty {
    let place: BinderyBindings.Binding<Value>
    let none: Value

    /// Which of the views has the focus. Writing it moves the focus with the next update.
    @MainActor public var wrappedValue: Value {
      get { place.wrappedValue }
      nonmutating set { place.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding where Value == Bool {
  /// Makes a focus that nothing is attached to, for tests and previews.
  @MainActor public static func variable(_ initialValue: Bool = false) -> Self {
    Self(place: .variable(initialValue), none: false)
  }
}

extension FocusState.Binding where Value: ExpressibleByNilLiteral {
  /// Makes a focus that nothing is attached to, for tests and previews.
  @MainActor public static func variable(_ initialValue: Value = nil) -> Self {
    Self(place: .variable(initialValue), none: nil)
  }
}
