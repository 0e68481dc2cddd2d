import SkeletonRaster
import Testing

@testable import SkeletonAnim

@Suite struct PictureFrameTests {
  static func animation(_ pixels: (width: Int, height: Int)?) -> SkeletonAnimation {
    var animation = SkeletonAnimation(fps: 4, duration: 1) {
      HStack(spacing: 0) {
        Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 30, height: 20)
        Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(height: 20)
      }
    }
    animation.picture.width = 100
    animation.picture.pixels = pixels
    animation.picture.background = .color(Color(red: 0, green: 0.5, blue: 0))
    return animation
  }

  @Test(
    "a picture has exactly the pixels asked for",
    arguments: [(128, 128), (1, 1), (700, 90), (33, 501), (3840, 2)])
  func exact(width: Int, height: Int) throws {
    var animation = Self.animation((width, height))
    for own in [100, nil] as [Double?] {
      animation.picture.width = own
      let plan = try animation.plan([]).plan
      #expect(plan.width == width && plan.height == height)
    }
  }

  @Test("the scene stands in the middle as large as it fits, on the background")
  func middle() throws {
    let (plan, options) = try Self.animation((300, 200)).plan([])
    #expect(options.scale == 3)
    var pixels = [UInt8](repeating: 0, count: 300 * 200 * 4)
    let frames = FramePlan(plan.drawing, jobs: 1)
    frames.drawRGBA(plan.states.state(loopFrame: 0), into: &pixels)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels[(y * 300 + x) * 4..<(y * 300 + x) * 4 + 3])
    }
    // 60 of 200 rows, from the 70th.
    #expect(color(0, 69) == [0, 128, 0] && color(299, 130) == [0, 128, 0])
    #expect(color(0, 70) == [255, 0, 0] && color(89, 129) == [255, 0, 0])
    #expect(color(90, 70) == [0, 0, 255] && color(299, 129) == [0, 0, 255])
  }

  @Test("a frame of the scene's own shape changes nothing")
  func same() throws {
    let free = try Self.animation(nil).plan([]).plan
    let framed = try Self.animation((200, 40)).plan([]).plan
    #expect(free.drawing == framed.drawing)
  }

  /// What fills its canvas's width, and is tall by a part of that.
  private struct Cover: View {
    var rows: Int
    var body: some View {
      VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).aspectRatio(2, contentMode: .fit)
        ForEach(0..<rows) { _ in Color(red: 0, green: 0, blue: 1).frame(height: 50) }
      }
    }
  }

  @Test(
    "what fills its canvas's width fills the picture's, and is whole",
    arguments: [(390, 700), (400, 700), (1080, 1920), (500, 800)], [0, 4, 9])
  func fullBleed(size: (Int, Int), rows: Int) throws {
    var animation = SkeletonAnimation(fps: 4, duration: 1) { Cover(rows: rows) }
    animation.picture.pixels = (size.0, size.1)
    animation.picture.background = .color(Color(red: 0, green: 0.5, blue: 0))
    let (plan, options) = try animation.plan([])
    var pixels = [UInt8](repeating: 0, count: size.0 * size.1 * 4)
    FramePlan(plan.drawing, jobs: 1)
      .drawRGBA(plan.states.state(loopFrame: 0), into: &pixels)
    func row(_ y: Int, isAll color: [UInt8]) -> Bool {
      (0..<size.0).allSatisfy { x in
        let at = (y * size.0 + x) * 4
        return Array(pixels[at..<at + 3]) == color
      }
    }
    let red = (0..<size.1).filter { row($0, isAll: [255, 0, 0]) }
    let blue = (0..<size.1).filter { row($0, isAll: [0, 0, 255]) }
    // Edges may fall within a row of pixels.
    #expect(abs(red.count - size.0 / 2) <= 2)
    #expect(abs(Double(blue.count) - Double(rows * 50) * options.scale) <= 2)
  }

  @Test("a scene too tall for the frame's shape is whole in its middle")
  func tall() throws {
    var animation = SkeletonAnimation(fps: 4, duration: 1) {
      Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 1000)
    }
    animation.picture.pixels = (300, 100)
    let (plan, options) = try animation.plan([])
    #expect(options.scale == 0.1 && plan.width == 300)
  }

  @Test("a revealed scene is whole in both states")
  func revealed() throws {
    struct Growing: View {
      @Environment(\.isLoading) var isLoading
      var body: some View { Color(red: 1, green: 0, blue: 0).frame(height: isLoading ? 100 : 420) }
    }
    var animation = SkeletonAnimation(fps: 4, duration: 1) { Growing() }
    animation.time.reveal = Rational(1, 2)
    animation.picture.pixels = (400, 400)
    let options = try animation.plan([]).options
    #expect(abs(options.width - 420) < 1 && options.height == options.width)
  }

  @Test("a scene that may choose is laid out narrower for a tall frame")
  func canvas() throws {
    var animation = Self.animation((300, 600))
    animation.picture.width = nil
    let plan = try animation.plan([])
    #expect(plan.options.width < 390 && plan.options.width >= 195)
    animation.picture.pixels = (1200, 60)
    // Twenty points of height are 60 pixels at 3 pixels a point.
    #expect(abs(try animation.plan([]).options.width - 400) < 1)
  }
}
