/// Rows made from values: they come anew with each evaluation of what holds them.
final class ValueRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource<
  ID, Content
>
{
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    identify = id
    self.content = content
  }
  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }
  override var count: Int { data.count }
  override func id(at index: Int) -> ID { identify(element(at: index)) }
  override func row(at index: Int, id: ID) -> Content { content(element(at: index)) }
}
