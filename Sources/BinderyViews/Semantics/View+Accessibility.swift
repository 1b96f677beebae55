extension View {
  /// Says what this view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    described { $0.label = label.string }
  }

  /// Says what this view is called.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Says what this view is called.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    described { $0.label = String(label) }
  }

  /// Says what this view is set to.
  public func accessibilityValue(_ value: Text) -> some View {
    described { $0.value = value.string }
  }

  /// Says what this view is set to.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Says what this view is set to.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some View {
    described { $0.value = String(value) }
  }

  /// Says what using this view does.
  public func accessibilityHint(_ hint: Text) -> some View { described { $0.hint = hint.string } }

  /// Says what using this view does.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Says what using this view does.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    described { $0.hint = String(hint) }
  }

  /// Names this view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    described { $0.identifier = identifier }
  }

  /// Says whether this view is passed over.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    described { $0.isHidden = hidden }
  }

  /// Says what is true of this view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.traits = traits }
  }

  /// Says what is not true of this view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.removedTraits = traits }
  }

  /// Makes this view one thing, and says what becomes of those inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    described {
      switch children.kind {
      case .ignore: $0.ignoresChildren = true
      case .combine: $0.combinesChildren = true
      case .contain: $0.role = .group
      }
    }
  }

  /// Makes this view a title. The level is not told.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described { $0.traits = .isHeader }
  }

  private func described(_ describe: (inout Semantics) -> Void) -> some View {
    var semantics = Semantics()
    describe(&semantics)
    return self.semantics(semantics)
  }
}
