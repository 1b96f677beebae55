public import Foundation

nonisolated extension Text {
  // Not preferred: a literal is the key of a text.
  /// Shows text with attributes: fonts, colours and lines of its runs; links are underlined.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        var style = TextStyle()
        style.fontAttributes = run.font?.attributes
        style.foreground = run.foregroundColor
        if run.underlineStyle != nil || run.link != nil { style.set(.underline, true) }
        if run.strikethroughStyle != nil { style.set(.strikethrough, true) }
        return Part(string: String(attributedContent[run.range].characters), style: style)
      })
  }
}

extension AttributeScopes {
  /// The attributes that views understand.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The line below a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The attributes that views understand.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute that views understand by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
