extension RuntimeIssue {
  /// What sort of mistake a runtime issue is.
  ///
  /// Other kinds may be added by extension; a kind is its name.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let name: String

    /// Creates a kind from its name.
    public init(_ name: String) { self.name = name }

    /// The name of the kind.
    public var description: String { name }

    /// A write to an element that is no longer in its collection.
    public static let staleRow = Kind("staleRow")
    /// A write to the value inside an optional that is nil.
    public static let unwrappedNil = Kind("unwrappedNil")
    /// A write while a body was being evaluated.
    public static let writeDuringBody = Kind("writeDuringBody")
    /// Use of state whose view is not mounted.
    public static let unmountedState = Kind("unmountedState")
    /// A write to state whose view has been unmounted.
    public static let writeAfterUnmount = Kind("writeAfterUnmount")
    /// Two elements of one collection with the same identifier.
    public static let duplicateID = Kind("duplicateID")
    /// Changes that keep causing each other.
    public static let updateCycle = Kind("updateCycle")
    /// Views that are nested too deeply for the stack.
    public static let stackShortage = Kind("stackShortage")
    /// A task that went on after it was cancelled.
    public static let uncancelledTask = Kind("uncancelledTask")
    /// An object that was asked for and not put into the environment.
    public static let missingEnvironmentObject = Kind("missingEnvironmentObject")
    /// A value of another type than the place it is written to.
    public static let mismatchedType = Kind("mismatchedType")
  }
}
