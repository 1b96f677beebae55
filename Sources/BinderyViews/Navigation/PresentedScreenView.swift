import BinderyBindings

/// The screen that a view on the screen below presents.
struct PresentedScreenView: View {
  let screen: PresentedScreen
  var body: some View {
    AnyView(
      NavigationScreen(dismiss: { screen.dismiss() }) { PresentedContent(screen: screen) })
  }
}

/// What a presented screen shows: made here, so that what it reads is tracked here.
struct PresentedContent: View {
  let screen: PresentedScreen
  var body: some View { screen.content.read()() }
}
