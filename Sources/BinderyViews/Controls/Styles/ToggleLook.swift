import Foundation

/// A toggle as the kit's own styles draw it.
struct ToggleLook: View {
  enum Kind { case checkbox, `switch`, button }

  let configuration: ToggleStyleConfiguration
  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels

  private var dim: TextStyle.Attributes { isEnabled ? [] : .dim }
  private var isOn: Bool { configuration.isOn }

  var body: some View {
    if hidesLabels && kind != .button {
      mark
    } else {
      switch kind {
      case .checkbox:
        HStack {
          mark
          configuration.label.textLook(attributes: dim)
        }
      case .switch:
        HStack {
          configuration.label.textLook(attributes: dim)
          Spacer()
          mark
        }
      case .button:
        HStack(spacing: 0) {
          Glyph(isOn ? "[•" : "[ ", attributes: dim)
          configuration.label.textLook(attributes: isOn ? dim.union(.bold) : dim)
          Glyph(" ]", attributes: dim)
        }
      }
    }
  }

  private var mark: Glyph {
    let text = kind == .switch ? (isOn ? "[on ]" : "[off]") : (isOn ? "[x]" : "[ ]")
    return Glyph(text, attributes: dim)
  }
}
