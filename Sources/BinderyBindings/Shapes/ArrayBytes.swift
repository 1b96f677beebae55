#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Arrays are compared by the bytes of their elements where those lie. Nothing here runs code of the
// user. These functions are not isolated so that their closures need no executor check.

/// Where an element of an array lies that somebody keeps: a call of a function with a closure costs
/// more than what it is needed for.
@inline(__always) nonisolated func pointer<Element>(
  to position: Int, in all: [Element]
) -> UnsafePointer<Element> {
  UnsafePointer(all._baseAddressIfContiguous.unsafelyUnwrapped + position)
}

/// The first position from one on at which the elements of two arrays of the same length have other
/// bytes. Padding is not looked at.
nonisolated func firstDifference<Element>(
  of a: [Element], _ b: [Element], from start: Int
) -> Int? {
  let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
  let count = a.count
  if start >= count || size == 0 { return nil }
  let first = UnsafeRawPointer(pointer(to: 0, in: a))
  let second = UnsafeRawPointer(pointer(to: 0, in: b))
  // Many at once, since the padding is mostly alike too: a call takes longer than a few bytes.
  let many = max(1, bytesAtOnce / stride)
  var position = start
  while position < count {
    let end = min(position + many, count)
    let bytes = (end - position - 1) * stride + size
    if memcmp(first + position * stride, second + position * stride, bytes) != 0 {
      for i in position..<end where memcmp(first + i * stride, second + i * stride, size) != 0 {
        return i
      }
    }
    position = end
  }
  return nil
}

private nonisolated var bytesAtOnce: Int { 1024 }
