/// What a compiler asks a plugin.
enum Question: Decodable {
  /// Which messages the plugin understands.
  case capability(version: Int)
  /// What stands in place of `#Preview`.
  case freestanding
  /// What is added to a declaration with an attribute.
  case attached(Attached)
  /// Something else.
  case unknown

  /// A declaration with an attribute.
  struct Attached: Decodable {
    let macro: Macro
    let macroRole: String
    let declSyntax: Syntax
    let lexicalContext: [Syntax]?
  }

  /// The name of the type that expands a macro.
  struct Macro: Decodable {
    let typeName: String
  }

  /// A piece of source.
  struct Syntax: Decodable {
    let source: String
    let location: Location?
  }

  /// Where a piece of source is.
  struct Location: Decodable {
    let fileName: String
    let offset: Int
  }

  private enum CodingKeys: CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  private struct Capability: Decodable {
    struct Version: Decodable { let protocolVersion: Int }
    let capability: Version?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let capability = try container.decodeIfPresent(Capability.self, forKey: .getCapability) {
      self = .capability(version: capability.capability?.protocolVersion ?? 1)
    } else if container.contains(.expandFreestandingMacro) {
      self = .freestanding
    } else if let attached = try container.decodeIfPresent(
      Attached.self, forKey: .expandAttachedMacro)
    {
      self = .attached(attached)
    } else {
      self = .unknown
    }
  }

  /// The answer.
  var answer: Answer {
    switch self {
    case .capability(let version): .capability(version: version)
    case .freestanding: .expansion(Expansion(source: ""))
    case .attached(let attached): .expansion(attached.expansion)
    case .unknown: .expansion(Expansion(error: "The compiler's message is of an unknown kind."))
    }
  }
}

extension Question.Attached {
  /// Only `@Entry` adds anything; `@Previewable` marks state in a preview that is never run.
  fileprivate var expansion: Expansion {
    if macro.typeName != "EntryMacro" { return Expansion(source: "") }
    if let context = lexicalContext?.first?.source, !context.contains("EnvironmentValues") {
      return Expansion(
        error: "'@Entry' can only be attached to a variable in an extension of EnvironmentValues",
        at: declSyntax.location)
    }
    guard let entry = EnvironmentEntry(declSyntax.source) else {
      return Expansion(
        error: "'@Entry' can only be attached to a 'var' with a type or a default value",
        at: declSyntax.location)
    }
    return Expansion(source: macroRole == "accessor" ? entry.accessors : entry.key)
  }
}
