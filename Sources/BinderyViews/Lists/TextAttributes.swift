/// Adds attributes to all text inside.
struct TextAttributes: EnvironmentModifier {
  let attributes: TextStyle.Attributes
  init(_ attributes: TextStyle.Attributes) { self.attributes = attributes }
  func _change(_ environment: inout EnvironmentValues) {
    environment.text.style.attributes.formUnion(attributes)
  }
}
