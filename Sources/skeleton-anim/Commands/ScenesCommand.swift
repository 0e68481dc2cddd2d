import SkeletonAnim

/// `scenes`: the built-in scenes, one a line.
enum ScenesCommand {
  static var text: String {
    let scenes = BuiltInScene.allCases
    let width = scenes.map(\.name.count).max() ?? 0
    return scenes.map { scene in
      let gap = String(repeating: " ", count: width - scene.name.count + 2)
      return scene.name + gap + scene.summary + "\n"
    }.joined()
  }
}
