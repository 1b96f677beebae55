/// A view whose content is made for the room that is on offer.
///
/// It takes all the room, and its content stands at the leading top corner. In cells a size is a
/// multiple of 8 by 16 points.
public struct GeometryReader<Content: View>: ReaderView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes content for the room on offer.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the content for a place.
  public func _content(in proxy: GeometryProxy) -> Content { content(proxy) }
}
