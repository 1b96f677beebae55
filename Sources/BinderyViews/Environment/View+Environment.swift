extension View {
  /// Sets a value in the environment of this view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value in the environment of this view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }

  /// Puts an observable object in the environment, to be read by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

struct EnvironmentKeyModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func _change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct EnvironmentTransform<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func _change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?
  func _change(_ environment: inout EnvironmentValues) { environment.setObject(object) }
}
