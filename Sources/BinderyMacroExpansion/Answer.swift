/// What a plugin answers a compiler.
enum Answer: Encodable {
  /// Which messages the plugin understands: all of a version of the protocol.
  case capability(version: Int)
  /// What a macro stands for.
  case expansion(Expansion)

  private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }
  private enum CapabilityKeys: CodingKey { case capability }
  private enum VersionKeys: CodingKey { case protocolVersion, features }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability(let version):
      var result = container.nestedContainer(
        keyedBy: CapabilityKeys.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: VersionKeys.self, forKey: .capability)
      try capability.encode(version, forKey: .protocolVersion)
      try capability.encode([String](), forKey: .features)
    case .expansion(let expansion): try container.encode(expansion, forKey: .expandMacroResult)
    }
  }
}

/// What a macro stands for, and what is wrong with it.
struct Expansion: Encodable {
  let expandedSource: String?
  let diagnostics: [Diagnostic]

  init(source: String) {
    expandedSource = source
    diagnostics = []
  }

  init(error: String, at location: Question.Location? = nil) {
    expandedSource = ""
    diagnostics = [
      Diagnostic(
        message: error,
        position: Diagnostic.Position(
          fileName: location?.fileName ?? "", offset: location?.offset ?? 0))
    ]
  }

  /// Something that is wrong.
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    let message: String
    var severity = "error"
    let position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }
}
