public import BinderyBindings
import Foundation

/// A choice of one among several.
///
/// Each option has a tag of the selection's type; the rows of a `ForEach` without one have their
/// identity for a tag. Unless a style says otherwise the picker shows its label and the option that
/// is chosen, `Color [Red ▾]`, and pressing it lists the options below.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @LocalState private var isOpen = false
  @Environment(\.pickerLook) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels

  /// Makes a picker with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label that was made before.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// The label and the options.
  public var body: some View {
    Group {
      switch look {
      case .menu: menu
      case .inline:
        VStack(alignment: .leading) {
          if !hidesLabels { label }
          options(.radio)
        }
      case .segmented: HStack(spacing: 0) { options(.segment) }
      }
    }
    .textLook(attributes: isEnabled ? [] : .dim)
    .semantics(semantics)
  }

  @ViewBuilder private var menu: some View {
    VStack(alignment: .leading) {
      HStack {
        if !hidesLabels { label }
        HStack(spacing: 0) {
          Glyph("[")
          if isOpen { Glyph("  ") } else { options(.chosen) }
          Glyph(isOpen ? "▴]" : " ▾]")
        }
      }
      if isOpen { VStack(alignment: .leading) { options(.marked) }.padding(.leading, 16) }
    }
  }

  private func options(_ look: PickerScope.OptionLook) -> some View {
    let isOpen = $isOpen
    let scope = PickerScope(selection, look) {
      if isOpen.wrappedValue { isOpen.wrappedValue = false }
    }
    return OptionContent(content: content).environment(\.pickerScope, scope)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.picker)
    if hidesLabels || look == .segmented { semantics.label = spoken(label) ?? "" }
    if look == .menu {
      semantics.combinesChildren = !isOpen
      let isOpen = $isOpen
      semantics.actions.activate = { isOpen.wrappedValue.toggle() }
    }
    return semantics
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
