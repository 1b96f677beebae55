/// Rows made from values: they come anew with each evaluation of what holds them.
final class ValueRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource<
  ID, Content
>
{
  private let data: Data
  /// Where the elements lie, if the data is an array: it keeps them there for as long as it is
  /// held.
  private let elements: UnsafePointer<Data.Element>?
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    if Data.self == [Data.Element].self {
      // Bits rather than a cast, which would look the types up.
      let array = unsafeBitCast(data, to: [Data.Element].self)
      elements = array._baseAddressIfContiguous.map { UnsafePointer($0) }
    } else {
      elements = nil
    }
    identify = id
    self.content = content
  }

  private func element(at index: Int) -> Data.Element {
    // A subscript that is called through the collection's protocol allocates at each call.
    if let elements, index >= 0 && index < data.count { return elements[index] }
    return data[data.index(data.startIndex, offsetBy: index)]
  }
  override var count: Int { data.count }
  override func id(at index: Int) -> ID { identify(element(at: index)) }
  override func row(at index: Int, id: ID) -> Content { content(element(at: index)) }
}
