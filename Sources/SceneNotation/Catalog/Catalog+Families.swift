extension Catalog {
  /// One file each, below `Families`; more special receivers come before views.
  static let families: [@Sendable (inout Catalog) -> Void] = [
    addNumbers, addMath, addStrings, addArrays, addSequences, addGeometry,
    addColors, addGradients, addFonts, addText, addShapes, addPaths,
    addStacks, addContainers, addControls, addImages, addKit,
    addFrames, addLayers, addPlacement, addEffects, addStyles, addEnvironment,
  ]
}
