import Foundation

/// An animated PNG or WebP as PIL reads it.
struct AnimatedImage: Decodable {
  var frames: Int
  /// Plays, 0 = for ever; nil for a still.
  var loop: Int?
  /// In milliseconds; nil where PIL does not tell.
  var durations: [Double?]
  var texts: [String: String]
  /// RGBA of every frame, in base 64.
  var pictures: [Data]

  static func read(_ path: String) throws -> AnimatedImage {
    let script = """
      import base64, json, sys
      from PIL import Image
      image = Image.open(sys.argv[1])
      count = getattr(image, 'n_frames', 1)
      durations, pictures = [], []
      for i in range(count):
          image.seek(i)
          pictures.append(base64.b64encode(image.convert('RGBA').tobytes()).decode())
          durations.append(image.info.get('duration'))
      print(json.dumps({
          'frames': count, 'loop': image.info.get('loop'), 'durations': durations,
          'texts': {k: str(v) for k, v in getattr(image, 'text', {}).items()},
          'pictures': pictures}))
      """
    return try JSONDecoder().decode(
      AnimatedImage.self, from: Tool.python.run(["-X", "utf8", "-c", script, path]))
  }
}
