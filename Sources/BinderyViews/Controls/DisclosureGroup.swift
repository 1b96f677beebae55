public import BinderyBindings
import Foundation

/// Content that is shown or hidden by pressing its label: `▸ More`, `▾ More`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @LocalState private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a group that remembers by itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Makes a group that is open while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  /// The label, and the content while it is shown.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    if let style {
      style.body(
        DisclosureGroupStyleConfiguration(
          label: ControlPart(label), content: ControlPart(Deferred(content: content)),
          isExpanded: isExpanded))
    } else {
      VStack(alignment: .leading) {
        HStack {
          Glyph(isExpanded.wrappedValue ? "▾" : "▸", attributes: isEnabled ? [] : .dim)
          label.textLook(attributes: isEnabled ? [] : .dim)
        }
        .semantics(disclosure(isExpanded))
        if isExpanded.wrappedValue {
          VStack(alignment: .leading) { content() }.padding(.leading, 16)
        }
      }
    }
  }
}

/// What the label of a group that opens and closes means.
@MainActor func disclosure(_ isExpanded: Binding<Bool>) -> Semantics {
  var semantics = Semantics(.button)
  semantics.combinesChildren = true
  semantics.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
  semantics.actions.activate = { isExpanded.wrappedValue.toggle() }
  return semantics
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that remembers by itself whether it is open.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that remembers by itself whether it is open.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that is open while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
