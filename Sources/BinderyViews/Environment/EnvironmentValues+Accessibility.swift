/// A setting that is off where nobody says.
private enum SettingKey<Name>: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DifferentiateWithoutColor {}
private enum ReduceTransparency {}
private enum ReduceMotion {}
private enum InvertColors {}
private enum ShowButtonShapes {}
private enum DimFlashingLights {}
private enum PlayAnimatedImages {}
private enum VoiceOver {}
private enum SwitchControl {}
private enum LargeContentViewer {}
private enum Assistance {}

// What a person has set for the whole system. A terminal says nothing of it; a test sets it.
extension EnvironmentValues {
  /// Whether colour alone must not carry meaning.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[SettingKey<DifferentiateWithoutColor>.self] }
    set { self[SettingKey<DifferentiateWithoutColor>.self] = newValue }
  }

  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[SettingKey<ReduceTransparency>.self] }
    set { self[SettingKey<ReduceTransparency>.self] = newValue }
  }

  /// Whether there is to be little movement.
  public var accessibilityReduceMotion: Bool {
    get { self[SettingKey<ReduceMotion>.self] }
    set { self[SettingKey<ReduceMotion>.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[SettingKey<InvertColors>.self] }
    set { self[SettingKey<InvertColors>.self] = newValue }
  }

  /// Whether buttons are to have a visible outline.
  public var accessibilityShowButtonShapes: Bool {
    get { self[SettingKey<ShowButtonShapes>.self] }
    set { self[SettingKey<ShowButtonShapes>.self] = newValue }
  }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[SettingKey<DimFlashingLights>.self] }
    set { self[SettingKey<DimFlashingLights>.self] = newValue }
  }

  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[SettingKey<PlayAnimatedImages>.self] }
    set { self[SettingKey<PlayAnimatedImages>.self] = newValue }
  }

  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[SettingKey<VoiceOver>.self] }
    set { self[SettingKey<VoiceOver>.self] = newValue }
  }

  /// Whether the program is used through switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SettingKey<SwitchControl>.self] }
    set { self[SettingKey<SwitchControl>.self] = newValue }
  }

  /// Whether content can be shown larger on demand.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[SettingKey<LargeContentViewer>.self] }
    set { self[SettingKey<LargeContentViewer>.self] = newValue }
  }

  /// Whether the screen is read aloud or used through switches.
  public var accessibilityEnabled: Bool {
    get { self[SettingKey<Assistance>.self] }
    set { self[SettingKey<Assistance>.self] = newValue }
  }
}
