public import BinderyViews
public import Foundation
public import Observation

/// The screen of the imperative styles: labels that somebody sets by hand, and a field.
///
/// It knows nothing of profiles. A controller puts each text in its place, as it would with the
/// labels of a user interface that is not declared.
@MainActor @Observable public final class ProfileLabels {
  /// The text of the name's label.
  public var name: LocalizedStringKey = ""

  /// The text of the email's label.
  public var email: LocalizedStringKey = ""

  /// Where the picture is.
  public var avatar: URL?

  /// Whether the activity indicator turns.
  public var isSpinning = false

  /// The text of the label for errors; nil hides it.
  public var message: LocalizedStringKey?

  /// The text in the field for another name.
  public var newName = ""

  /// Makes labels without texts.
  public init() {}
}
