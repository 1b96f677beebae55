import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Card<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  var content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .padding()
      .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color("card")))
      .overlay(
        RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1)
      )
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      .contentShape(Rectangle())
  }
}

private struct Badge: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: 12, weight: .semibold, design: .rounded))
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .background(
        Capsule().fill(
          LinearGradient(
            gradient: Gradient(colors: [.red, .orange]), startPoint: .leading, endPoint: .trailing))
      )
  }
}

private struct Wave: Shape {
  var phase: Double
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, 0) }
    set { phase = newValue.first }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: rect.width, y: rect.height), control1: .zero,
        control2: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

/// Code as it is written for real screens: each form must compile and show something sensible.
@MainActor @Suite struct VocabularyTests {
  @Test func cardsAndBadges() {
    let drawing = Drawing(20, 5) {
      Card {
        VStack(alignment: .leading, spacing: 4) {
          Text("Title").font(.headline).foregroundColor(.primary).lineLimit(1)
          Text("NEW").modifier(Badge())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(
      drawing.text == """
        ╭──────────────────╮
        │Title             │
        │ NEW              │
        ╰──────────────────╯
        """)
    #expect(drawing.composition.frame == drawing.composition.rebuildFrame())
  }

  @Test func backgroundsAndOverlaysOfAllForms() {
    let isOn = true
    let drawing = Drawing(20, 12) {
      VStack(alignment: .leading) {
        Text("1").background(isOn ? Color.red : Color.clear)
        Text("2").background(isOn ? .red : .clear)
        Text("3").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 4))
        Text("4").background(Circle().fill(Color.blue))
        Text("5").background(Color.red.opacity(0.5), in: .rect(cornerRadius: 4))
        Text("6").background(alignment: .topLeading) { Color.green }
        Text("7").overlay(Text("x"), alignment: .trailing)
        Text("8").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        Text("9").foregroundStyle(isOn ? Color.red : .secondary)
        Text("A").foregroundStyle(.primary, .secondary)
        Wave(phase: 1).stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [2]))
          .frame(width: 24, height: 16)
        Rectangle().fill(.tint.opacity(0.5)).frame(height: 1)
      }
      .tint(.purple)
    }
    #expect(drawing.text == "1\n2\n3\n4\n5\n6\nx\n8\n9\nA\n[ ]")
  }

  @Test func transitionsAndAnimations() {
    let isShown = Binding.variable(true)
    let drawing = Drawing(9, 2) {
      VStack {
        if isShown.wrappedValue {
          Text("shown")
            .transition(
              .asymmetric(insertion: .opacity.combined(with: .move(edge: .top)), removal: .scale))
        }
        Text("x").animation(.spring(), value: isShown.wrappedValue)
          .rotationEffect(Angle(degrees: 90)).opacity(isShown.wrappedValue ? 1 : 0.3)
      }
    }
    #expect(drawing.text == "shown\n  x")
  }
}
