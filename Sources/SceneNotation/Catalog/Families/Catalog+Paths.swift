internal import SkeletonUI

extension Catalog {
  @Sendable static func addPaths(_ catalog: inout Catalog) {
    catalog.type("Path") { Path() }
    catalog.type("Path", given(nil, CGRect.self)) { Path($0) }
    catalog.type("Path", given("ellipseIn", CGRect.self)) { Path(ellipseIn: $0) }
    catalog.type(
      "Path", given("roundedRect", CGRect.self), given("cornerRadius", CGFloat.self),
      given("style", RoundedCornerStyle.self, else: .continuous)
    ) { Path(roundedRect: $0, cornerRadius: $1, style: $2) }
    catalog.type("Path", given(nil, PathBuilder.self)) { $0.path }
    catalog.mutation("move", given("to", CGPoint.self)) { (path: Path, end) in
      changed(path) { $0.move(to: end) }
    }
    catalog.mutation("addLine", given("to", CGPoint.self)) { (path: Path, end) in
      changed(path) { $0.addLine(to: end) }
    }
    catalog.mutation("addLines", given(nil, [CGPoint].self)) { (path: Path, points) in
      changed(path) { $0.addLines(points) }
    }
    catalog.mutation("addRect", given(nil, CGRect.self)) { (path: Path, rect) in
      changed(path) { $0.addRect(rect) }
    }
    catalog.mutation("addEllipse", given("in", CGRect.self)) { (path: Path, rect) in
      changed(path) { $0.addEllipse(in: rect) }
    }
    catalog.mutation("closeSubpath") { (path: Path) in changed(path) { $0.closeSubpath() } }
    addCurves(&catalog)
  }

  private static func addCurves(_ catalog: inout Catalog) {
    catalog.mutation(
      "addQuadCurve", given("to", CGPoint.self), given("control", CGPoint.self)
    ) { (path: Path, end, control) in
      changed(path) { $0.addQuadCurve(to: end, control: control) }
    }
    catalog.mutation(
      "addCurve", given("to", CGPoint.self), given("control1", CGPoint.self),
      given("control2", CGPoint.self)
    ) { (path: Path, end, first, second) in
      changed(path) { $0.addCurve(to: end, control1: first, control2: second) }
    }
    catalog.mutation(
      "addArc", given("center", CGPoint.self), given("radius", CGFloat.self),
      given("startAngle", Angle.self), given("endAngle", Angle.self),
      given("clockwise", Bool.self)
    ) { (path: Path, center, radius, start, end, clockwise) in
      changed(path) {
        $0.addArc(
          center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
      }
    }
    catalog.mutation(
      "addRoundedRect", given("in", CGRect.self), given("cornerSize", CGSize.self),
      given("style", RoundedCornerStyle.self, else: .continuous)
    ) { (path: Path, rect, size, style) in
      changed(path) { $0.addRoundedRect(in: rect, cornerSize: size, style: style) }
    }
    catalog.mutation("addPath", given(nil, Path.self)) { (path: Path, other) in
      changed(path) { $0.addPath(other) }
    }
  }

  private static func changed(_ path: Path, _ change: (inout Path) -> Void) -> Path {
    var path = path
    change(&path)
    return path
  }
}

/// `Path { path in path.move(…) }`: the closure's parameter is the path to add to.
struct PathBuilder: Notated {
  static var notation: String { "closure" }
  static var takesClosure: Bool { true }
  let path: Path

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> PathBuilder? {
    guard case .function(let function) = value,
      case .written(let syntax, let scope, _)? = function.codes.first
    else { return nil }
    let name = syntax.parameters.first?.name ?? "$0"
    let inner = Scope(scope)
    inner.declare(name, .native(Path()))
    _ = try evaluator.run(syntax.body, inner)
    guard case .native(let native)? = inner.names[name]?.value else { return nil }
    return (native as? Path).map { PathBuilder(path: $0) }
  }
}
