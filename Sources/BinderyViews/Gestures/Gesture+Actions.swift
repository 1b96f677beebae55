public import BinderyBindings

extension Gesture {
  /// Runs an action when the gesture is over.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    DerivedGesture(_events: _events.followed(by: action))
  }

  /// Runs an action when the value of the gesture changes: in a terminal, once, before it is over.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    DerivedGesture(_events: _events.followed(by: action))
  }

  /// Keeps a state while the gesture goes on. It is back at its first value before it could be
  /// seen.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    DerivedGesture(_events: _events)
  }

  /// Changes the value of the gesture.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> some Gesture<T> {
    DerivedGesture(_events: _events.map(body))
  }

  /// Recognises another gesture at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognises another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognises another gesture where this one is not.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture that was made of another one.
struct DerivedGesture<Value>: PrimitiveGesture {
  let _events: GestureEvents<Value>
}
