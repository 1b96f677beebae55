public import Observation
public import UsersCore

/// The users and how they are loaded, as a view model keeps them.
@MainActor @Observable public final class UsersModel {
  /// The users that were loaded last.
  public private(set) var users: [User] = []

  /// Whether a load is under way. The first one begins with the screen.
  public private(set) var isLoading = true

  /// Why the last load failed, if it did.
  public private(set) var error: UsersError?

  /// The number of the load that was asked for last: only its answer counts.
  @ObservationIgnored private var request = 0
  private let loader: any UserLoader

  /// Makes a model that loads from a loader.
  public init(loader: any UserLoader) { self.loader = loader }

  /// Replaces the users by those that the loader has. If it fails they stay, and the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    request += 1
    let request = request
    isLoading = true
    error = nil
    do {
      let users = try await loader.load()
      guard isAwaited(request) else { return }
      self.users = users
    } catch {
      guard isAwaited(request) else { return }
      self.error = UsersError(error)
    }
    isLoading = false
  }

  /// Whether somebody waits for a load: no other was asked for, and the screen has not gone.
  private func isAwaited(_ request: Int) -> Bool {
    !Task.isCancelled && request == self.request
  }
}
