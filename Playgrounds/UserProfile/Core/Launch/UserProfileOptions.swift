import Foundation
public import PlaygroundSupport

/// What the arguments of the `user-profile` program ask for.
public typealias UserProfileOptions = LaunchOptions<UserProfileStyle>

extension LaunchOptions where Style == UserProfileStyle {
  /// The name the program is started by.
  public static var program: String { "user-profile" }

  /// The usage text, which ends with a line break.
  public static var usage: String { usage(program: program, items: "profile") }

  /// The loader for the profile that is asked for.
  public var loader: JSONProfileLoader {
    JSONProfileLoader(source: source ?? .bundled("profile.json", in: .module))
  }
}
