import Foundation
public import PlaygroundSupport

/// What the arguments of the `user-profile` program ask for.
public typealias UserProfileOptions = LaunchOptions<UserProfileStyle>

extension LaunchOptions where Style == UserProfileStyle {
  /// The loader for the profile that is asked for.
  public var loader: JSONProfileLoader {
    JSONProfileLoader(source: source ?? .bundled("profile.json", in: .module))
  }
}
