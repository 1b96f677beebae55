/// How a list looks.
///
/// In a terminal a plain list has its rows and nothing else; a grouped one has an empty row after
/// each section; an inset one keeps a column free at either side.
public protocol ListStyle {
  /// The columns at either side and the rows after each section that are kept free.
  var _room: (columns: Int, rows: Int) { get }
}

/// The usual style, which is plain.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var _room: (columns: Int, rows: Int) { (0, 0) }
}

/// Rows and nothing else.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var _room: (columns: Int, rows: Int) { (0, 0) }
}

/// Sections set apart.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// A row after each section.
  public var _room: (columns: Int, rows: Int) { (0, 1) }
}

/// Rows with room at either side.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// A column at either side.
  public var _room: (columns: Int, rows: Int) { (1, 0) }
}

/// Sections set apart, with room at either side.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// A column at either side and a row after each section.
  public var _room: (columns: Int, rows: Int) { (1, 1) }
}

/// A list to choose a screen from: sections set apart.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// A row after each section.
  public var _room: (columns: Int, rows: Int) { (0, 1) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style, which is plain.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows and nothing else.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room at either side.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart, with room at either side.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list to choose a screen from: sections set apart.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let room = style._room
    return modifier(
      ListLookModifier { look in
        look.margin = room.columns
        look.styleSpacing = room.rows
      })
  }
}

struct ListLookModifier: EnvironmentModifier {
  let change: (inout ListLook) -> Void
  func _change(_ environment: inout EnvironmentValues) { change(&environment.listLook) }
}
