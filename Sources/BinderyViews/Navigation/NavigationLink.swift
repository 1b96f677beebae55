import BinderyBindings

/// Something to press that leads to another screen: its label, and "›" behind it.
///
/// A link with a value pushes the value; what is shown for it `navigationDestination(for:)` says. A
/// link with a destination presents it above the screen that the link is on. In a column of a split
/// view a link with a value selects its row, if the list around it holds values of that type.
/// Outside of all of these a link is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let target: LinkTarget<Destination>

  init(_ target: LinkTarget<Destination>, label: Label) {
    self.target = target
    self.label = label
  }

  /// The label, which acts as a link.
  public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value, label: label)
    case .destination(let destination): OwnDestinationLink(destination: destination, label: label)
    case .bound(let isActive, let destination):
      DestinationLink(isActive: isActive, destination: destination, label: label)
    }
  }
}

/// A link that pushes a value.
private struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.linkSelection) private var selection
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LinkLabel(label: label, action: action)
      .modifier(TagOfLink(value: value))
      .environment(\.isEnabled, isEnabled && action != nil)
  }

  private var action: (@MainActor () -> Void)? {
    guard let value else { return nil }
    // In a stack a link pushes, also where its row can be selected.
    let selection = navigator?.isColumn ?? true ? selection : nil
    if navigator == nil && selection == nil { return nil }
    return {
      if let selection, selection.choose(value) { return }
      navigator?.push(value)
    }
  }
}

/// A link whose state is its own.
private struct OwnDestinationLink<Label: View, Destination: View>: View {
  let destination: () -> Destination
  let label: Label
  @LocalState private var isActive = false

  init(destination: @escaping () -> Destination, label: Label) {
    self.destination = destination
    self.label = label
  }

  var body: some View {
    DestinationLink(isActive: $isActive, destination: destination, label: label)
  }
}

/// A link that presents a view while a binding is true.
private struct DestinationLink<Label: View, Destination: View>: View {
  let isActive: Binding<Bool>
  let destination: () -> Destination
  let label: Label
  @Environment(\.screenScope) private var scope
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LinkLabel(label: label, action: action)
      .environment(\.isEnabled, isEnabled && scope != nil)
      .modifier(ScreenWhenTrue(isPresented: isActive, destination: destination))
  }

  private var action: (@MainActor () -> Void)? {
    if scope == nil { return nil }
    return { isActive.wrappedValue = true }
  }
}

/// The label of a link, and what pressing it does.
private struct LinkLabel<Label: View>: View {
  let label: Label
  let action: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      HStack { label }
      Text(verbatim: "›").semantics(hidden)
    }
    .semantics(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.link)
    semantics.combinesChildren = true
    if isEnabled { semantics.actions.activate = action }
    return semantics
  }

  private var hidden: Semantics {
    var semantics = Semantics()
    semantics.isHidden = true
    return semantics
  }
}

/// The value of a link, by which a list around it can select the row.
private struct TagOfLink: AttachmentModifier {
  let value: AnyHashable?
  var _annotation: Annotation? { value.map { .tag($0) } }
}
