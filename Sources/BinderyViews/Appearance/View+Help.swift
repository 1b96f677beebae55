extension View {
  /// Says what using this view does: the hint of its meaning.
  public func help<S: StringProtocol>(_ text: S) -> some View { help(String(text)) }

  /// Says what using this view does: the hint of its meaning.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(textKey.text.string) }

  /// Says what using this view does: the hint of its meaning.
  public func help(_ text: Text) -> some View { help(text.string) }

  private func help(_ text: String) -> some View {
    var semantics = Semantics()
    semantics.hint = text
    return self.semantics(semantics)
  }
}
