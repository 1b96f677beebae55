public import BinderyBindings

/// A colour to choose: its label, a swatch and the name. It steps through the terminal's colours.
public struct ColorPicker<Label: View>: View {
  let label: Label
  let selection: Binding<Color>
  @Environment(\.hidesLabels) private var hidesLabels

  /// Makes a choice of a colour with a label of its own. Opacity cannot be chosen.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  /// The label and the colour, which act as one.
  public var body: some View {
    let color = selection.wrappedValue
    var semantics = Semantics(.stepper)
    semantics.combinesChildren = true
    if hidesLabels { semantics.label = spoken(label) }
    semantics.value = color.spokenName
    semantics.actions.increment = { move(1) }
    semantics.actions.decrement = { move(-1) }
    return HStack {
      if !hidesLabels { label }
      Glyph("■", foreground: color)
      Glyph(color.spokenName)
    }
    .semantics(semantics)
  }

  private func move(_ distance: Int) {
    let colors = Color.pickable
    let index = colors.firstIndex(of: selection.wrappedValue) ?? (distance > 0 ? -1 : 0)
    selection.wrappedValue = colors[(index + distance + colors.count) % colors.count]
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a colour with a title. Opacity cannot be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a choice of a colour with a title. Opacity cannot be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Color {
  /// The colours that a colour picker steps through.
  fileprivate static let pickable: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .white, .black,
  ]

  /// The name of the colour, or its parts as six hexadecimal digits.
  var spokenName: String {
    switch value {
    case .named(let name): return "\(name)"
    case .rgb(let red, let green, let blue):
      func hex(_ part: UInt8) -> String {
        let digits = String(part, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      return "#" + hex(red) + hex(green) + hex(blue)
    }
  }
}
