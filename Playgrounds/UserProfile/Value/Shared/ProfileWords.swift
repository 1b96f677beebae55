public import BinderyViews
public import UserProfileCore

extension UserProfile? {
  /// What is shown as the name.
  public var shownName: LocalizedStringKey {
    guard let self, !self.name.isEmpty else { return "Unknown user" }
    return "\(self.name)"
  }

  /// What is shown as the email address.
  public var shownEmail: LocalizedStringKey {
    guard let email = self?.email, !email.isEmpty else { return "No email" }
    return "\(email)"
  }
}

extension ProfileError {
  /// What a person is told.
  public var message: LocalizedStringKey {
    switch self {
    case .emptyName: "The name must not be empty."
    case .notLoaded(let reason): "\(reason)"
    }
  }
}
