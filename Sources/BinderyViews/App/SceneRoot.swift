/// The window of a scene that a user wrote.
struct SceneRoot<Content: Scene>: View {
  @Inlined private var scene: Content
  init(_ scene: Content) { _scene = Inlined(wrappedValue: scene) }
  var body: some View { scene.body._root }
}
