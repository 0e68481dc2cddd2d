import CHarfBuzz

/// HarfBuzz's buffer: text goes in, glyphs come out.
struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer

  init() {
    // Out of memory, HarfBuzz answers with an inert buffer, never with none.
    buffer = hb_buffer_create()!
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The glyphs of an item, from left to right; letters join across its ends as the text does.
  ///
  /// - Parameter scale: points a font unit.
  func glyphs(
    of item: TextItem, _ face: FontFace, scale: Double, in text: [UInt16]
  ) -> [ShapedText.Glyph] {
    hb_buffer_reset(buffer)
    hb_buffer_add_utf16(
      buffer, text, Int32(text.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_shape(face.shaper, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return zip(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count))
    ).map { info, position in
      ShapedText.Glyph(
        id: info.codepoint, offset: Int(info.cluster), x: Double(position.x_offset) * scale,
        y: Double(position.y_offset) * scale, advance: Double(position.x_advance) * scale)
    }
  }
}
