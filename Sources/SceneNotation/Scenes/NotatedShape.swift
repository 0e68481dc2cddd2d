internal import SkeletonUI

/// A shape that is declared in the source.
struct NotatedShape: Shape {
  let instance: Instance
  let evaluator: Evaluator

  func path(in rect: CGRect) -> Path {
    guard evaluator.failure == nil else { return Path() }
    do { return try evaluator.path(of: instance, in: rect) } catch {
      evaluator.failure = error
      return Path()
    }
  }
}

extension Evaluator {
  fileprivate func path(of instance: Instance, in rect: CGRect) throws(NotationError) -> Path {
    let function = try memberIfAny(of: .instance(instance), "path", instance.type.syntax.place)
    guard case .function(let function)? = function else {
      throw fail(instance.type.syntax.place, "the shape '\(instance.type.name)' has no path(in:)")
    }
    let argument = CallArgument(
      label: "in", value: .native(rect), place: instance.type.syntax.place)
    let value = try call(function, [argument], instance.type.syntax.place)
    guard let path = try Path.reading(value, with: self) else {
      throw fail(instance.type.syntax.place, "path(in:) must give a Path")
    }
    return path
  }
}
