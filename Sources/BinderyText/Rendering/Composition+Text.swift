public import BinderyBindings
public import BinderyComposition
public import BinderyViews

extension Composition {
  /// Mounts a view on a screen of text and paints its first frame.
  ///
  /// It lies in the top left corner. Several views lie below each other, as in a `VStack`.
  ///
  /// A negative size counts as 0. A screen has at most 65,536 columns and 16,777,216 cells; one
  /// that is asked to be larger has fewer rows.
  /// - Parameters:
  ///   - width: The columns of the screen.
  ///   - height: The rows of the screen.
  ///   - environment: What the view finds in its environment.
  ///   - issueHandler: Called for each runtime issue, also those of the first frame.
  public convenience init<Root: View>(
    width: Int, height: Int, environment: EnvironmentValues = EnvironmentValues(),
    issueHandler: (@Sendable (RuntimeIssue) -> Void)? = nil, @ViewBuilder _ root: () -> Root
  ) {
    self.init(
      width: width, height: height, environment: environment, actionSite: nil,
      issueHandler: issueHandler, root)
  }

  /// Mounts a view on behalf of a line, by which the tasks of the first frame are named.
  package convenience init<Root: View>(
    width: Int, height: Int, environment: EnvironmentValues,
    actionSite: (fileID: String, line: Int)?, issueHandler: (@Sendable (RuntimeIssue) -> Void)?,
    @ViewBuilder _ root: () -> Root
  ) {
    self.init(root(), environment: environment, issueHandler: issueHandler)
    self.actionSite = actionSite
    show(on: TextRenderer(self, columns: width, rows: height))
    flush()
  }

  private var text: TextRenderer {
    // The initialiser above is the only one that is public, and it sets one.
    unsafeDowncast(renderer.takeUnretainedValue(), to: TextRenderer.self)
  }

  /// What a person would see: a picture that does not change afterwards.
  ///
  /// Pending changes are flushed first.
  /// - Complexity: O(rows × columns).
  public var frame: Frame {
    flush()
    return text.frame
  }

  /// The rows that the last flush painted again, at least in part, ascending. They may show the
  /// same as before.
  public var changedRows: [Int] {
    renderer.borrow { unsafeDowncast($0, to: TextRenderer.self).changedRows }
  }

  /// The size of the screen in cells.
  public var size: (width: Int, height: Int) { (text.surface.columns, text.surface.rows) }

  /// Changes the size of the screen, in cells, within the bounds of a new one.
  public func resize(width: Int, height: Int) {
    text.resize(columns: width, rows: height)
    flush()
  }

  /// A picture of the same storage, evaluated, laid out and painted from scratch.
  ///
  /// Nothing that was kept is used, and no action runs: it is what `frame` must equal.
  public func rebuildFrame() -> Frame {
    flush()
    let other = rebuilt()
    let renderer = TextRenderer(other, columns: text.surface.columns, rows: text.surface.rows)
    other.show(on: renderer)
    other.flush()
    defer { other.unmount() }
    return renderer.frame
  }
}
