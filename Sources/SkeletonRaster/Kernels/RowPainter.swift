/// Draws rows of one frame as RGBA pixels, R in the lowest byte.
struct RowPainter {
  private let plan: FramePlan
  private let colors: FrameColors

  init(_ plan: FramePlan, _ state: FrameState) {
    self.plan = plan
    colors = FrameColors(plan, state)
  }

  /// Draws image row `y` to memory for the picture's width.
  func paint(_ y: Int, into row: UnsafeMutablePointer<UInt32>) {
    plan.table.forEachRun(inRow: Int(plan.rows[y])) { run, columns in
      paint(run, columns: columns, y, into: row)
    }
  }

  /// Draws one run.
  @inline(__always)
  func paint(_ run: Run, columns: Range<Int>, _ y: Int, into row: UnsafeMutablePointer<UInt32>) {
    let operand = Int(run.operand)
    switch run.kind {
    case .fill: (row + columns.lowerBound).update(repeating: run.operand, count: columns.count)
    case .literals:
      plan.table.literals.withUnsafeBufferPointer { literals in
        for (i, x) in columns.enumerated() { row[x] = literals[operand + i] }
      }
    case .sweep: paint(colors.rules[operand], columns: columns, y, into: row)
    case .mixed: paintMixed(operand, columns: columns, y, into: row)
    }
  }

  private func paint(
    _ rule: MaterialRule, columns: Range<Int>, _ y: Int,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    switch rule {
    case .fixed(let pixel):
      (row + columns.lowerBound).update(repeating: pixel, count: columns.count)
    case .linear(let kernel, let sweep):
      let sweep = colors.sweeps[sweep]
      kernel.draw(sweep, base: sweep.base(y: y), columns: columns, into: row)
    case .general(let kernel): kernel.draw(colors.sweeps, columns: columns, y: y, into: row)
    }
  }

  private func paintMixed(
    _ operand: Int, columns: Range<Int>, _ y: Int, into row: UnsafeMutablePointer<UInt32>
  ) {
    for (i, x) in columns.enumerated() {
      switch colors.rules[Int(plan.table.mixed[operand + i])] {
      case .fixed(let pixel): row[x] = pixel
      case .linear(let kernel, let sweep):
        let sweep = colors.sweeps[sweep]
        let distance = Float(x - sweep.origin) * sweep.step + sweep.base(y: y)
        row[x] = kernel.pixel(BandProfile.intensity(distance, isSmooth: sweep.isSmooth))
      case .general(let kernel): kernel.draw(colors.sweeps, columns: x..<x + 1, y: y, into: row)
      }
    }
  }
}
