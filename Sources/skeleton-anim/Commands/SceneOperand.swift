import SkeletonAnim

/// What is to be drawn, from the operand of the command line.
enum SceneOperand {
  static func scene(_ options: ParsedOptions) throws(UsageError) -> BuiltInScene {
    guard let name = options.operands.first else { return .preview }
    guard let scene = BuiltInScene(rawValue: name) else {
      let names = BuiltInScene.allCases.map(\.name)
      throw .unknownScene(name, nearest: (names + Command.words).nearest(to: name))
    }
    return scene
  }
}
