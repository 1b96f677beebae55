import Foundation

/// Controls one below another, in sections.
///
/// A form scrolls like a list and looks like one whose sections are set apart by an empty row, but
/// all of it is mounted and its views are not rows: each stands for itself.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.listLook) private var look

  /// Puts controls one below another.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls, in a window.
  public var body: some View {
    ScrollWindow(
      content: FormColumn(content: content, spacing: look.rowSpacing), axes: .vertical
    )
    .environment(\.listContext, context)
  }

  private var context: ListContext {
    var context = look.context
    context.sectionSpacing = look.sectionSpacing ?? 1
    return context
  }
}

/// The rows of a form, over its whole width.
struct FormColumn<Content: View>: View {
  let content: Content
  let spacing: CGFloat?
  var body: some View {
    VStack(alignment: .leading, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  /// Sets how forms look. In a terminal all styles look alike.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
