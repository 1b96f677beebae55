/// The ways in which one program's feature is written, by the name its `--style` option takes.
///
/// An enumeration of strings conforms by naming the program. The first case is the default.
public protocol LaunchStyle: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// The name the program is started by.
  static var program: String { get }

  /// What it shows, in the plural if there are several: "films".
  static var items: String { get }
}
