// A terminal has one keyboard and corrects nothing, so what these modifiers ask for is ignored.

extension View {
  /// Does nothing: a terminal has one keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Does nothing: a terminal fills in nothing.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Does nothing: a terminal corrects nothing.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Does nothing: a terminal corrects nothing.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Does nothing: a terminal capitalizes nothing.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Does nothing: a terminal capitalizes nothing.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

/// The keyboards that a device with a screen for keys would show.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Characters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of letters.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// What a field is for, so that a device could fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String
  /// Names a purpose.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An address of letters.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A street and a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

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

/// What a device would capitalize, by its older name.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// Everything.
  case allCharacters
}
