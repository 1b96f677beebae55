#if !canImport(Darwin)
  /// How the values of two publishers become pairs.
  protocol PairRule {
    associatedtype Left
    associatedtype Right

    init()

    /// Notes a value of the first publisher and returns the one it replaces.
    mutating func add(left: Left) -> Left?

    /// Notes a value of the second publisher and returns the one it replaces.
    mutating func add(right: Right) -> Right?

    /// Takes the pair that is due after the last note, if there is one.
    mutating func next() -> (Left, Right)?

    /// Whether no pair can come any more.
    func isOver(leftEnded: Bool, rightEnded: Bool) -> Bool
  }
#endif
