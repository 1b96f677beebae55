public import Foundation

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The path of the hidden shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// What a terminal draws of the hidden shape.
  public var _fill: Fill { shape._fill }
}
