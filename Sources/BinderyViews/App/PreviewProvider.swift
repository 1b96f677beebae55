public import Foundation

/// Views to look at while working on them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of view that is looked at.
  associatedtype Previews: View
  /// What to look at.
  @ViewBuilder static var previews: Previews { get }
}

/// How much room a preview gets.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device to preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

// What only a tool that shows previews would heed.
extension View {
  /// Names the preview. Nothing else changes.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Says how much room the preview gets. Nothing else changes.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Says on which device to preview. Nothing else changes.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Says which way up the device is held in the preview. Nothing else changes.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
