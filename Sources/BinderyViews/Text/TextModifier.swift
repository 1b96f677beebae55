/// Changes what the environment says about text.
struct TextModifier: EnvironmentModifier {
  enum Change: Equatable {
    case font(Font?)
    case attribute(TextStyle.Attributes, Bool)
    case lines(least: Int32?, most: Int32?)
    case truncation(Text.TruncationMode)
    case alignment(TextAlignment)
    case letterCase(Text.Case?)
  }
  let change: Change

  func _change(_ environment: inout EnvironmentValues) {
    switch change {
    case .font(let font):
      environment.text.font = font
      environment.text.style.fontAttributes = font?.attributes
    case .attribute(let attribute, let isOn): environment.text.style.set(attribute, isOn)
    case .lines(let least, let most):
      environment.text.layout.leastLines = least
      environment.text.layout.lineLimit = most
    case .truncation(let mode): environment.text.layout.truncation = mode
    case .alignment(let alignment): environment.text.layout.alignment = alignment
    case .letterCase(let letterCase): environment.text.layout.letterCase = letterCase
    }
  }
}
