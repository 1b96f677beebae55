public import BinderyBindings
public import Foundation

/// A picture at an address.
///
/// Nothing is loaded: what stands for the picture while it loads is what is shown, and without that
/// the last part of the address in brackets.
public struct AsyncImage<Content: View>: View {
  private let content: Content
  private let label: String?

  /// Shows the name of a picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(url?.lastPathComponent ?? "image")
    label = nil
  }

  /// Shows what stands for a picture while it loads.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
    label = url?.lastPathComponent
  }

  /// Shows a picture in the phase before it is loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
    label = url?.lastPathComponent
  }

  /// What is shown, as an image.
  public var body: some View { content.semantics(semantics) }

  private var semantics: Semantics {
    guard let label else { return Semantics() }
    var semantics = Semantics(.image)
    semantics.label = label
    return semantics
  }
}
