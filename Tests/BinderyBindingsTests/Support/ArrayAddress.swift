/// The address of an array's elements, which a copy does not share once it is changed.
func address<Element>(of array: [Element]) -> UInt {
  array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
}
