extension View {
  /// Does nothing: a terminal does not tell where the pointer is.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }

  /// Does nothing: a terminal does not tell where the pointer is.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }

  /// Does nothing: a terminal does not tell where the pointer is.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Does nothing: nothing can be dragged out of a terminal.
  public func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }
}
