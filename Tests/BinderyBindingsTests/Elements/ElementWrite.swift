import BinderyBindings

/// A way to give the element of identity 2 another title.
enum ElementWrite: CaseIterable, Sendable {
  case throughTheWhole, throughAnIndex, ofAPart, underAnotherIdentity, afterAMove

  @MainActor func apply(to items: Binding<[Item]>) {
    switch self {
    case .throughTheWhole: items.wrappedValue[2].title = "new"
    case .throughAnIndex: items[2].wrappedValue.title = "new"
    case .ofAPart: items[2].title.wrappedValue = "new"
    case .underAnotherIdentity:
      items.elements(id: \.id).binding(at: 2).title.wrappedValue = "new"
    case .afterAMove:
      items.wrappedValue.swapAt(0, 2)
      items[0].title.wrappedValue = "new"
    }
  }
}
