/// A label style whose type is hidden. Two are equal if they were set at the same place.
@MainActor final class AnyLabelStyle: Equatable {
  private let make: @MainActor (LabelStyleConfiguration) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }

  func makeView(_ configuration: LabelStyleConfiguration) -> AnyView { make(configuration) }

  nonisolated static func == (a: AnyLabelStyle, b: AnyLabelStyle) -> Bool { a === b }
}
