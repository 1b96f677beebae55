/// A stored value whose own properties are supplied as if the view around it held them: a modifier
/// or a style that a user wrote.
@propertyWrapper package struct Inlined<Value>: PropertyHolder {
  package var wrappedValue: Value
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
