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
