public import BinderyTesting

/// What a person does with a system, whatever the style that it is written in.
///
/// The tests run it over all styles with `expectSameBehavior`; the program `compare` runs it to
/// measure what each style takes.
@MainActor public protocol SystemScript {
  /// What stands for the outside world in one run.
  associatedtype Stubs

  /// The folder of the system below `Playgrounds`.
  static var name: String { get }

  /// The columns of the screen.
  static var width: Int { get }

  /// The rows of the screen.
  static var height: Int { get }

  /// Makes what stands for the outside world, afresh for each run.
  static func makeStubs() -> Stubs

  /// The ways in which the system is written, the value style first.
  static var styles: [BehaviorStyle<Stubs>] { get }

  /// The same styles, of the same names, as somebody writes them who forgets each `weak`.
  ///
  /// A style that has no `weak` to forget is the same here as in `styles`, which is the default.
  static var forgetfulStyles: [BehaviorStyle<Stubs>] { get }

  /// Which sources belong to which style: an element for each, in the order of `styles`.
  static var sources: [StyleSources] { get }

  /// The sources that all styles share, as paths from the package's root; a folder stands for all
  /// that is in it.
  static var sharedSources: [String] { get }

  /// The frames that the guides show.
  static var pictures: [StepPicture] { get }

  /// What a person does: the same for each style.
  static func run(_ run: BehaviorRun<Stubs>) async throws
}

extension SystemScript {
  /// A terminal's usual 80 columns.
  public static var width: Int { 80 }

  /// A terminal's usual 24 rows.
  public static var height: Int { 24 }

  /// No style has a `weak` to forget.
  public static var forgetfulStyles: [BehaviorStyle<Stubs>] { styles }

  /// No pictures.
  public static var pictures: [StepPicture] { [] }
}
