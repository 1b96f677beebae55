import BinderyText
import BinderyViews
import Testing

/// Something that is done on a screen, that can be done again, and that can be written as code.
struct ExplorationStep: Sendable, Equatable {
  enum Action: Sendable, Equatable {
    case tap, clear, submit, increment, decrement, delete, refresh, dismiss, longPress
    case type(String)
    case move(Int)
  }
  enum Target: Sendable, Equatable {
    /// The only element of a role and a label.
    case label(Semantics.Role, String)
    /// One of the elements of a role.
    case position(Semantics.Role, Int)
    /// Something that happens by itself.
    case event(String)
  }
  var target: Target
  var action: Action

  /// Does it. Throws where it cannot be done.
  @MainActor func perform(on screen: Screen, _ exploration: Exploration) throws {
    let element: Element
    switch target {
    case .event(let name):
      let event = exploration.events.first { $0.name == name }
      guard let event else { return }
      screen.turn(at: #_sourceLocation, .updating) { event.action() }
      return
    case .label(let role, let label): element = try screen.element(role, label)
    case .position(let role, let position):
      let elements = try screen.elements(role)
      guard elements.indices.contains(position) else { throw Absence() }
      element = elements[position]
    }
    switch action {
    case .tap: try element.tap()
    case .clear: try element.clear()
    case .submit: try element.submit()
    case .increment: try element.increment()
    case .decrement: try element.decrement()
    case .delete: try element.delete()
    case .refresh: try element.refresh()
    case .dismiss: try element.dismiss()
    case .longPress: try element.longPress()
    case .type(let text): try element.type(text)
    case .move(let position): try element.move(to: position)
    }
  }

  private struct Absence: Error {}
}

// MARK: - Code

extension ExplorationStep {
  /// The step as a line of a test.
  var code: String {
    if case .event(let name) = target { return "// \(name)" }
    return "try \(elementCode).\(actionCode)"
  }

  private var elementCode: String {
    switch target {
    case .event: ""
    case .position(let role, let position): "screen.elements(.\(role.rawValue))[\(position)]"
    case .label(let role, let label):
      switch role {
      case .button, .link, .toggle, .textField, .secureField, .searchField, .stepper, .slider,
        .picker,
        .progress, .text, .image, .alert, .sheet, .tab, .menu:
        "screen.\(role.rawValue)(\(Self.literal(label)))"
      default: "screen.element(.\(role.rawValue), \(Self.literal(label)))"
      }
    }
  }

  private var actionCode: String {
    switch action {
    case .tap: "tap()"
    case .clear: "clear()"
    case .submit: "submit()"
    case .increment: "increment()"
    case .decrement: "decrement()"
    case .delete: "delete()"
    case .refresh: "refresh()"
    case .dismiss: "dismiss()"
    case .longPress: "longPress()"
    case .type(let text): "type(\(Self.literal(text)))"
    case .move(let position): "move(to: \(position))"
    }
  }

  /// The text as a literal: what is not plain is written as an escape.
  private static func literal(_ text: String) -> String {
    let body = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F:
        String(scalar)
      case _
      where scalar.properties.isAlphabetic && !scalar.properties.isBidiControl
        && scalar.properties.generalCategory != .nonspacingMark:
        String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return "\"\(body.joined())\""
  }
}
