import BinderyBindings

/// Where a link leads.
enum LinkTarget<Destination: View> {
  /// To the screen of a value; nil disables the link.
  case value(AnyHashable?)
  /// To a view; the link itself remembers whether it is shown.
  case destination(() -> Destination)
  /// To a view; a binding says whether it is shown.
  case bound(Binding<Bool>, () -> Destination)
}
