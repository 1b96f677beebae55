public import Foundation

/// A picture: a symbol as a character or two, any other picture as its name in brackets.
///
/// Nothing is decoded. What it means to a person is an image with its name as label.
nonisolated public struct Image: View, Equatable, Sendable {
  let name: String
  /// The characters that stand for the picture.
  let glyph: String
  let label: String?

  /// Shows a symbol of the system by its name.
  public init(systemName: String) {
    name = systemName
    glyph = SymbolGlyph.named(systemName) ?? "[\(systemName)]"
    label = systemName
  }

  /// Shows a symbol of the system by its name. A terminal does not draw a part of a symbol.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Shows a picture of a catalogue by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: name)
  }

  /// Shows a picture of a catalogue by its name, with words for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label.string)
  }

  /// Shows a picture of a catalogue that has no meaning.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil)
  }

  private init(name: String, label: String?) {
    self.name = name
    self.label = label
    glyph = "[\(name)]"
  }

  /// The characters, as an image.
  @MainActor public var body: some View {
    TextLine(Text(verbatim: glyph)).semantics(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.image)
    semantics.label = label
    semantics.isHidden = label == nil ? true : nil
    semantics.combinesChildren = true
    return semantics
  }
}
