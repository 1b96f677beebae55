import BinderyBindings
import BinderyViews

/// The address of a view's first stored property.
@inline(__always) func firstField<V, Field>(of view: UnsafePointer<V>) -> UnsafePointer<Field> {
  UnsafeRawPointer(view).assumingMemoryBound(to: Field.self)
}

/// How far a modifier lies in the value of a modified view: behind the content, at the next place
/// where it may begin. A key path would tell it too, but is slow to make.
func offsetOfModifier<Content, Modifier>(
  in type: ModifiedContent<Content, Modifier>.Type
) -> Int {
  let alignment = MemoryLayout<Modifier>.alignment
  return (MemoryLayout<Content>.size + alignment - 1) / alignment * alignment
}

/// The address of a stored property that lies at an offset in a value.
@inline(__always) func field<V, Field>(
  of value: UnsafePointer<V>, at offset: Int
) -> UnsafePointer<Field> {
  (UnsafeRawPointer(value) + offset).assumingMemoryBound(to: Field.self)
}
