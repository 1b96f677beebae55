/// What a device would capitalize.
public struct TextInputAutocapitalization: Sendable {
  /// Nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Sentences.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Everything.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
