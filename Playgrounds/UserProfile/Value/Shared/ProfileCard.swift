public import BinderyBindings
public import BinderyViews
public import Foundation

/// A user's card, whoever keeps what it shows.
public struct ProfileCard: View {
  private let name: LocalizedStringKey
  private let email: LocalizedStringKey
  private let avatar: URL?
  private let isLoading: Bool
  private let message: LocalizedStringKey?
  @Binding private var newName: String
  private let load: @MainActor () async -> Void
  private let rename: @MainActor () -> Void

  /// Shows texts, and offers to load and to rename.
  /// - Parameters:
  ///   - name: What is shown as the name.
  ///   - email: What is shown below it.
  ///   - avatar: Where the picture is; nil while there is no user, who cannot be renamed then.
  ///   - isLoading: Whether to show that something is under way, and offer nothing.
  ///   - message: What went wrong, if anything did.
  ///   - newName: The text of the field for another name.
  ///   - load: Called when the card appears, and when it is asked to load again.
  ///   - rename: Called when the user is to be renamed.
  public init(
    name: LocalizedStringKey, email: LocalizedStringKey, avatar: URL?, isLoading: Bool,
    message: LocalizedStringKey?, newName: Binding<String>,
    load: @escaping @MainActor () async -> Void, rename: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.email = email
    self.avatar = avatar
    self.isLoading = isLoading
    self.message = message
    _newName = newName
    self.load = load
    self.rename = rename
  }

  /// The picture and the texts, then what can be done.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        Image(systemName: "person.crop.circle.fill").accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text(name).font(.headline)
          Text(email).foregroundStyle(.secondary)
          if let avatar { Text(verbatim: avatar.absoluteString).foregroundStyle(.secondary) }
        }
      }
      HStack {
        TextField("New name", text: $newName)
        Button("Rename", action: rename)
      }
      .disabled(avatar == nil || isLoading)
      HStack {
        Button("Reload") { Task { await load() } }.disabled(isLoading)
        if isLoading { ProgressView("Loading…") }
      }
      if let message { Text(message).foregroundStyle(.red) }
    }
    .task { await load() }
  }
}
