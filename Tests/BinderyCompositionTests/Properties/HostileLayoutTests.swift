import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

/// Layouts of random shape with numbers that make no sense: none stops the program, and a frame
/// after a change equals that of everything done afresh.
@MainActor @Suite struct HostileLayoutTests {
  @Test(arguments: Seeds.first(20)) func anyNumbersCanBeLaidOut(_ seed: UInt64) {
    let seeds = Binding.variable(seed &* 1000)
    let composition = Composition(width: 20, height: 8) { HostileTree(seed: seeds) }
    for step in 0..<5 as Range<UInt64> {
      seeds.wrappedValue = seed &* 1000 &+ step
      let (frame, expected) = (composition.frame, composition.rebuildFrame())
      #expect(frame.text == expected.text, "seed \(seed), step \(step)")
      _ = composition.semanticTree.outline
      if let window = composition.semanticTree.flattened.compactMap(\.window).first {
        composition.scroll(window, columns: .max / 2, rows: .max / 2)
        #expect(composition.frame == composition.rebuildFrame(), "seed \(seed), step \(step)")
      }
      if frame != expected { return }
    }
    composition.resize(width: Int(seed) * 3 - 1, height: 3)
    #expect(composition.frame == composition.rebuildFrame(), "seed \(seed)")
  }
}

private struct HostileTree: View {
  @Binding var seed: UInt64
  var body: some View {
    let source = HostileNumbers(seed: seed)
    HostileViews.make(source, depth: 3)
  }
}

/// A source of numbers that nobody expects, made again by its seed.
@MainActor private final class HostileNumbers {
  private var random: SeededGenerator
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  var length: CGFloat {
    let lengths: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1, 0, 0.1, 8, 16, 40, 64, 2_147_483_648,
      CGFloat(Int.max), .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    return lengths[choice(lengths.count)]
  }
  var optional: CGFloat? { choice(3) == 0 ? nil : length }
  var whole: Int {
    let numbers = [Int.min, -1, 0, 1, 2, 3, 1000, Int(Int32.max), .max]
    return numbers[choice(numbers.count)]
  }
  var alignment: Alignment { [.center, .topLeading, .bottomTrailing, .leading][choice(4)] }
  var point: UnitPoint { UnitPoint(x: length, y: length) }
}

/// Views of random shape.
@MainActor private enum HostileViews {
  static func make(_ source: HostileNumbers, depth: Int) -> AnyView {
    if depth == 0 { return leaf(source) }
    let content = (0..<(1 + source.choice(3))).map { _ in make(source, depth: depth - 1) }
    let several = ForEach(0..<content.count, id: \.self) { content[$0] }
    switch source.choice(12) {
    case 0: return AnyView(HStack(spacing: source.optional) { several })
    case 1: return AnyView(VStack(spacing: source.optional) { several })
    case 2: return AnyView(ZStack(alignment: source.alignment) { several })
    case 3:
      return AnyView(
        Grid(horizontalSpacing: source.optional, verticalSpacing: source.optional) {
          GridRow { several }
          content[0]
          GridRow {
            content[0].gridCellColumns(source.whole)
            content[0].gridCellAnchor(source.point)
          }
        })
    case 4: return AnyView(ScrollView([.vertical, .horizontal]) { several })
    case 5: return AnyView(ScrollView { LazyVStack(spacing: source.optional) { several } })
    case 6:
      let items = [
        GridItem(.fixed(source.length), spacing: source.optional),
        GridItem(.adaptive(minimum: source.length, maximum: source.length)),
        GridItem(.flexible(minimum: source.length, maximum: source.length)),
      ]
      return AnyView(LazyVGrid(columns: items, spacing: source.optional) { several })
    case 7: return AnyView(ViewThatFits { several })
    case 8: return AnyView(List { several }.listRowSpacing(source.optional))
    case 9:
      return AnyView(
        content[0].background(alignment: source.alignment) { content[content.count - 1] })
    default: return modified(content[0], source)
    }
  }

  private static func leaf(_ source: HostileNumbers) -> AnyView {
    switch source.choice(8) {
    case 0: AnyView(Spacer(minLength: source.optional))
    case 1: AnyView(Color.red)
    case 2: AnyView(Text("a few words").lineLimit(source.whole))
    case 3: AnyView(Circle().inset(by: source.length).stroke(.red, lineWidth: source.length))
    case 4: AnyView(ProgressView(value: Double(source.length), total: Double(source.length)))
    case 5:
      AnyView(
        Path { path in
          path.move(to: CGPoint(x: source.length, y: source.length))
          path.addLine(to: CGPoint(x: source.length, y: source.length))
          path.addArc(
            center: .zero, radius: source.length, startAngle: .radians(source.length),
            endAngle: .degrees(source.length), clockwise: source.choice(2) == 0)
        })
    case 6: AnyView(GeometryReader { Text(verbatim: $0.size.width > 8 ? "wide" : "-") })
    default: AnyView(Text("x"))
    }
  }

  private static func modified(_ view: AnyView, _ source: HostileNumbers) -> AnyView {
    switch source.choice(14) {
    case 0: AnyView(view.padding(source.length))
    case 1: AnyView(view.frame(width: source.optional, height: source.optional))
    case 2:
      AnyView(
        view.frame(
          minWidth: source.optional, idealWidth: source.optional, maxWidth: source.optional,
          minHeight: source.optional, idealHeight: source.optional, maxHeight: source.optional,
          alignment: source.alignment))
    case 3: AnyView(view.offset(x: source.length, y: source.length))
    case 4: AnyView(view.position(x: source.length, y: source.length))
    case 5: AnyView(view.aspectRatio(source.optional, contentMode: .fit))
    case 6: AnyView(view.layoutPriority(source.length).zIndex(source.length))
    case 7: AnyView(view.fixedSize())
    case 8: AnyView(view.border(.blue).opacity(source.length))
    case 9:
      AnyView(
        view.containerRelativeFrame(
          [.horizontal, .vertical], count: source.whole, span: source.whole,
          spacing: source.length))
    case 10: AnyView(view.alignmentGuide(.leading) { _ in .infinity })
    case 11: AnyView(view.scaleEffect(source.length).rotationEffect(.radians(source.length)))
    case 12: AnyView(view.overlay { Color.green }.clipped())
    default:
      AnyView(
        view.listRowInsets(
          EdgeInsets(
            top: source.length, leading: source.length, bottom: source.length,
            trailing: source.length)))
    }
  }
}
