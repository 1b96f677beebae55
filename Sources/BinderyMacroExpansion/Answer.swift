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
