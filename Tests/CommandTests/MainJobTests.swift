import Foundation
import Testing

@Suite struct MainJobTests {
  @Test("nothing but rate and duration writes skeleton.gif: 45 frames, 1.50 s, for ever")
  func defaultGIF() throws {
    let space = try Workspace()
    let run = try space.tool("--fps", "30", "--duration", "1.5")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try space.names == ["skeleton.gif"])
    let judged = try space.python(
      """
      from PIL import Image
      g = Image.open("skeleton.gif")
      durations = []
      for i in range(g.n_frames):
          g.seek(i)
          durations.append(g.info["duration"])
      print(g.size, g.n_frames, sum(durations), g.info["loop"], g.info.get("version"))
      """)
    #expect(judged.text == "(780, 1688) 45 1500 0 b'GIF89a'\n")
  }

  @Test("decoded GIF frames equal the PNG stills bit for bit, in one run")
  func gifEqualsStills() throws {
    let space = try Workspace()
    let run = try space.tool("-o", "a.gif", "-o", "a.mp4", "-o", "f%02d.png")
    #expect(run.status == 0, "\(run.errors)")
    let decoded = try space.program(
      "ffmpeg", "-v", "error", "-i", "a.gif", "-f", "framemd5", "-pix_fmt", "rgb24", "-vsync",
      "passthrough", "-")
    let stills = try space.program(
      "ffmpeg", "-v", "error", "-i", "f%02d.png", "-f", "framemd5", "-pix_fmt", "rgb24", "-")
    func sums(_ run: ToolRun) -> [String] {
      run.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
        $0.split(separator: ",").last?.trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(sums(decoded).count == 45)
    #expect(Set(sums(decoded)).count > 30)
    #expect(sums(decoded) == sums(stills))
    try checkMP4(space)
  }

  private func checkMP4(_ space: Workspace) throws {
    let probe = try space.program(
      "ffprobe", "-v", "error", "-count_frames", "-show_entries",
      "stream=codec_name,width,height,pix_fmt,color_range,color_space,color_transfer,"
        + "color_primaries,nb_read_frames,duration,sample_aspect_ratio",
      "-of", "default=nw=1", "a.mp4")
    let lines = Set(probe.text.split(separator: "\n").map(String.init))
    let expected = [
      "codec_name=h264", "width=780", "height=1688", "pix_fmt=yuv420p", "color_range=tv",
      "color_space=bt709", "color_transfer=bt709", "color_primaries=bt709", "nb_read_frames=45",
      "duration=1.500000", "sample_aspect_ratio=1:1",
    ]
    #expect(lines.isSuperset(of: expected), "\(probe.text)")
    // The flat fill of a saturated colour cannot come back right through a wrong matrix.
    let judged = try space.python(
      """
      import subprocess, numpy as np
      from PIL import Image
      raw = subprocess.run(["ffmpeg", "-v", "error", "-i", "a.mp4", "-frames:v", "1", "-f",
        "rawvideo", "-pix_fmt", "yuv420p", "-"], capture_output=True).stdout
      w, h = 780, 1688
      y = np.frombuffer(raw[:w*h], np.uint8).reshape(h, w)
      u = np.frombuffer(raw[w*h:w*h*5//4], np.uint8).reshape(h//2, w//2)
      v = np.frombuffer(raw[w*h*5//4:w*h*3//2], np.uint8).reshape(h//2, w//2)
      still = np.asarray(Image.open("f00.png").convert("RGB")).astype(float) / 255
      x = still[1000, 400]
      Y = 16 + 219 * (0.2126*x[0] + 0.7152*x[1] + 0.0722*x[2])
      l = 0.2126*x[0] + 0.7152*x[1] + 0.0722*x[2]
      print(abs(int(y[1000, 400]) - Y) <= 1, abs(int(u[500, 200]) - (128 + 224*(x[2]-l)/1.8556)) <= 1,
        abs(int(v[500, 200]) - (128 + 224*(x[0]-l)/1.5748)) <= 1)
      """)
    #expect(judged.text == "True True True\n")
  }

  @Test("saturated flat fills come back from MP4 within the bound of 8-bit limited range")
  func saturatedColors() throws {
    let space = try Workspace()
    // Well away from the circle: an encoder may spend less on a block that an edge crosses.
    for color in ["10B981", "EF4444", "00FF00", "3B82F6", "F59E0B"] {
      let run = try space.tool(
        "circle", "--background", "#\(color)", "--size", "200x200", "-o", "c.mp4")
      #expect(run.status == 0, "\(run.errors)")
      let judged = try space.python(
        """
        import subprocess, sys
        raw = subprocess.run(["ffmpeg", "-v", "error", "-i", "c.mp4", "-frames:v", "1", "-f",
          "rawvideo", "-pix_fmt", "yuv420p", "-"], capture_output=True).stdout
        n = 400 * 400
        Y, U, V = raw[400 * 20 + 20], raw[n + 200 * 10 + 10], raw[n + n // 4 + 200 * 10 + 10]
        y, u, v = (Y - 16) / 219, (U - 128) / 224, (V - 128) / 224
        r, b = y + 1.5748 * v, y + 1.8556 * u
        g = (y - 0.2126 * r - 0.0722 * b) / 0.7152
        want = bytes.fromhex(sys.argv[1])
        print(max(abs(round(min(max(c, 0), 1) * 255) - w) for c, w in zip((r, g, b), want)))
        """, color)
      #expect(try #require(Int(judged.text.trimmingCharacters(in: .newlines))) <= 2, "\(color)")
    }
  }

  @Test(
    "the same arguments give the same bytes, with any number of jobs",
    arguments: ["gif", "mp4", "png"])
  func sameBytes(format: String) throws {
    let space = try Workspace()
    var files: [Data] = []
    for jobs in ["1", "2", "1", "2", "5"] {
      let run = try space.tool(
        "row", "--jobs", jobs, "--frames", "12", "-o", "x.\(format)", "--angle", "20")
      #expect(run.status == 0, "\(run.errors)")
      files.append(try space.data("x.\(format)"))
    }
    #expect(Set(files).count == 1)
  }

  @Test("--json describes every output")
  func json() throws {
    let space = try Workspace()
    let run = try space.tool("row", "-o", "a.gif", "-o", "b.png", "--json")
    let report = try run.json()
    #expect(report["frames"] as? Int == 45)
    #expect(report["fps"] as? String == "30/1")
    #expect(report["duration"] as? Double == 1.5)
    let outputs = try #require(report["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["format"] as? String } == ["gif", "png"])
    #expect(outputs[0]["lossless"] as? Bool == true)
    #expect(outputs[0]["bytes"] as? Int == (try space.data("a.gif")).count)
  }

  @Test("standard output gets the file and nothing else")
  func standardOutput() throws {
    let space = try Workspace()
    let run = try space.tool("circle", "-o", "-", "--format", "gif", "--frames", "3")
    #expect(run.status == 0)
    #expect(run.output.prefix(6) == Data("GIF89a".utf8))
    try space.tool("circle", "-o", "x.gif", "--frames", "3")
    #expect(run.output == (try space.data("x.gif")))
    #expect(try space.names == ["x.gif"])
  }
}
