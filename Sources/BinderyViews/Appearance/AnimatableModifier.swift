/// A modifier whose values may change step by step. Nothing moves: they are never asked.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
