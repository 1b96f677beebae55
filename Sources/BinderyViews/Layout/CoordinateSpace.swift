/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// The nearest view around that was given a name with `coordinateSpace(_:)`; the whole screen if
  /// there is none.
  case named(AnyHashable)

  /// The space of a name.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}
