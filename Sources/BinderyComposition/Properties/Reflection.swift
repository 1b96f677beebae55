// The runtime's own reflection, which `Mirror` is built on. It gives the offsets of stored
// properties, once per type, where `Mirror` would copy every value each time.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _: Any.Type, index: Int, _: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// A stored property of a type.
struct StoredField {
  let name: String
  let type: Any.Type
  /// Bytes from the start of the value.
  let offset: Int
  /// Whether it holds its value strongly, rather than weakly or unowned.
  let isStrong: Bool
}

/// The stored properties of a struct, in order; none for other kinds of types.
func storedFields(of type: Any.Type) -> [StoredField] {
  if kind(of: type) != .structure { return [] }
  return (0..<fieldCount(type)).map { index in
    var metadata = FieldMetadata()
    let fieldType = fieldMetadata(type, index: index, &metadata)
    defer { metadata.freeName?(metadata.name) }
    return StoredField(
      name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType,
      offset: fieldOffset(type, index: index), isStrong: metadata.isStrong)
  }
}

/// Whether a type is that of values of some type that conforms to a protocol, classes apart.
func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == .existential }

private enum TypeKind: UInt {
  case structure = 0x200
  case existential = 0x303
}

/// The kind of a type, if it is one that matters here: the first word of its metadata.
private func kind(of type: Any.Type) -> TypeKind? {
  TypeKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
}
