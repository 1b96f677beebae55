public import Foundation

extension View {
  /// Returns this view as it is: nothing casts a shadow in cells.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Returns this view as it is: nothing is blurred in cells.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Returns this view as it is: characters have one size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Returns this view as it is: characters have one size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Returns this view as it is: characters have one size.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Returns this view as it is: nothing is turned in cells.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Returns this view as it is: nothing is turned in cells.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Returns this view as it is: cells are not blended.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Returns this view as it is: a terminal decides how bright its colours are.
  public func brightness(_ amount: Double) -> some View { self }
  /// Returns this view as it is: a terminal decides how its colours differ.
  public func contrast(_ amount: Double) -> some View { self }
  /// Returns this view as it is: a terminal decides how strong its colours are.
  public func saturation(_ amount: Double) -> some View { self }
  /// Returns this view as it is: a terminal decides how strong its colours are.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Returns this view as it is: a terminal decides about its colours.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Returns this view as it is: a terminal decides about its colours.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Returns this view as it is: a terminal decides about its colours.
  public func colorInvert() -> some View { self }
  /// Returns this view as it is: cells are not blended.
  public func luminanceToAlpha() -> some View { self }
  /// Returns this view as it is: cells are not blended.
  public func compositingGroup() -> some View { self }
  /// Returns this view as it is: cells are not blended.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Returns this view as it is: a cell is drawn or not, so a mask would hide what can be read.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Returns this view as it is: a cell is drawn or not, so a mask would hide what can be read.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Returns this view as it is: what is pressed is found by what it means, not by its place.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Returns this view as it is: there is no glass in a terminal.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Returns this view as it is: there is no glass in a terminal.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
}
