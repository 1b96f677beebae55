extension NavigationPath {
  /// The path in a form that can be saved; nil if a value in it cannot.
  public var codable: CodableRepresentation? {
    var values: [CodableRepresentation.Value] = []
    for element in elements {
      guard let value = element.base as? any Codable & Hashable else { return nil }
      values.append(CodableRepresentation.Value(value))
    }
    return CodableRepresentation(values: values)
  }

  /// Makes a path that was saved.
  public init(_ codable: CodableRepresentation) {
    elements = codable.values.map { AnyHashable($0.hashable) }
  }

  /// A path that can be saved: each value with the name of its type.
  public struct CodableRepresentation: Codable, Equatable {
    struct Value {
      let codable: any Codable & Hashable
      var hashable: any Hashable { codable }
      init(_ codable: any Codable & Hashable) { self.codable = codable }
    }
    let values: [Value]

    init(values: [Value]) { self.values = values }

    /// Reads a path that was saved. A type that the program does not have is an error.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [Value] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No type of values is called \(name).")
        }
        values.append(Value(try container.decode(type)))
      }
      self.values = values
    }

    /// Writes the path: for each value the name of its type, then the value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        let type = type(of: value.codable)
        guard let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            value.codable,
            EncodingError.Context(
              codingPath: container.codingPath, debugDescription: "The type \(type) has no name."))
        }
        try container.encode(name)
        try container.encode(value.codable)
      }
    }

    /// Whether both hold the same values.
    public static func == (a: CodableRepresentation, b: CodableRepresentation) -> Bool {
      a.values.map { AnyHashable($0.hashable) } == b.values.map { AnyHashable($0.hashable) }
    }
  }
}
