/// The ways in which one program's feature is written, by the name its `--style` option takes.
///
/// An enumeration of strings conforms by naming the protocol. The first case is the default.
public protocol LaunchStyle: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}
