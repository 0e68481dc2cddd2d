package import SkeletonGraphics

extension FramePlan {
  /// Draws one frame as BT.709 limited-range planes: the exact conversion of the pixels that
  /// ``drawRGBA(_:into:)`` draws, colour by colour, alpha ignored.
  ///
  /// A sample of chroma is the mean of its four pixels. Pairs of rows that look alike are
  /// converted once and copied, and no RGBA frame is made.
  ///
  /// - Precondition: `frame` has the plan's size.
  package func drawYUV420(_ state: FrameState, into frame: inout YUV420Frame) {
    precondition(frame.size == size, "a frame of planes has the plan's size")
    if frame.depth > 8 {
      draw(state, into: &frame, as: UInt16.self)
    } else {
      draw(state, into: &frame, as: UInt8.self)
    }
  }

  private func draw<Sample: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    _ state: FrameState, into frame: inout YUV420Frame, as sample: Sample.Type
  ) {
    let rows = PlaneRows<Sample>(
      conversion: YUVConversion(depth: frame.depth), width: size.width)
    let painter = RowPainter(self, state)
    frame.y.withUnsafeMutableBytes { y in
      frame.u.withUnsafeMutableBytes { u in
        frame.v.withUnsafeMutableBytes { v in
          draw(
            painter, rows, y.bindMemory(to: Sample.self), u.bindMemory(to: Sample.self),
            v.bindMemory(to: Sample.self))
        }
      }
    }
  }

  private func draw<Sample: FixedWidthInteger & UnsignedInteger & SIMDScalar>(
    _ painter: RowPainter, _ planes: PlaneRows<Sample>, _ y: UnsafeMutableBufferPointer<Sample>,
    _ u: UnsafeMutableBufferPointer<Sample>, _ v: UnsafeMutableBufferPointer<Sample>
  ) {
    guard let y = y.baseAddress, let u = u.baseAddress, let v = v.baseAddress else { return }
    let width = size.width
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { scratch in
      guard let top = scratch.baseAddress else { return }
      let bottom = top + width
      for pair in 0..<size.height / 2 {
        let luma = y + pair * 2 * width
        let chroma = pair * width / 2
        let source = Int(pairSource[pair])
        if source != pair {
          luma.update(from: y + source * 2 * width, count: 2 * width)
          (u + chroma).update(from: u + source * width / 2, count: width / 2)
          (v + chroma).update(from: v + source * width / 2, count: width / 2)
          continue
        }
        painter.paint(2 * pair, into: top)
        planes.convertLuma(top, into: luma)
        if copySource[2 * pair + 1] == 2 * pair {
          bottom.update(from: top, count: width)
          (luma + width).update(from: luma, count: width)
        } else {
          painter.paint(2 * pair + 1, into: bottom)
          planes.convertLuma(bottom, into: luma + width)
        }
        planes.convertChroma(top, bottom, into: u + chroma, v + chroma)
      }
    }
  }
}
