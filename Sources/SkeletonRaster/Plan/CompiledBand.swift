/// The finished rows of one band, with materials of their own.
struct CompiledBand: Sendable {
  private(set) var table = RunTable()
  /// By row of the band, its row in `table`.
  private(set) var rows: [Int] = []
  private(set) var materials = MaterialTable()
  private(set) var isOpaque = true

  /// - Parameter isFade: by index of the shimmer.
  init(_ compiler: BandCompiler, isFade: [Bool]) {
    var finished: [RunTable.Operand?] = Array(repeating: nil, count: compiler.arena.count)
    var stretches: [RunTable.Stretch] = []
    var previous = SpanRow()
    for row in compiler.layer {
      if row == previous {
        rows.append(table.rowCount - 1)
        continue
      }
      stretches.removeAll(keepingCapacity: true)
      for span in row.spans {
        let index = Int(span.value)
        let operand = finished[index] ?? finish(compiler.arena[span.value], isFade)
        finished[index] = operand
        if let last = stretches.last, last.operand == operand {
          stretches[stretches.count - 1].end = span.end
        } else {
          stretches.append(RunTable.Stretch(end: span.end, operand: operand))
        }
      }
      table.appendRow(stretches)
      rows.append(table.rowCount - 1)
      previous = row
    }
  }

  /// The colour of a value that never changes, or the material of one that does.
  private mutating func finish(_ value: PixelValue, _ isFade: [Bool]) -> RunTable.Operand {
    isOpaque = isOpaque && value.isOpaque
    guard case .linear(let linear) = value else {
      return .material(UInt32(materials.id(of: .framed(value))))
    }
    let resting = PixelPacking.pixel(linear.rest)
    guard let shimmer = linear.shimmer else { return .pixel(resting) }
    if isFade[Int(shimmer)] {
      return .material(UInt32(materials.id(of: .framed(value))))
    }
    if resting == 0 { return .pixel(0) }
    let material = SweepMaterial(linear)
    if material.gain == .zero { return .pixel(resting) }
    return .material(UInt32(materials.id(of: .sweep(material))))
  }
}
