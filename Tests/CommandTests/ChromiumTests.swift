import Foundation
import Testing

/// The browser, where Debian puts it.
enum Chromium {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}

/// What a browser makes of the files, read back from its canvas.
@Suite(.enabled(if: Chromium.path != nil, "chromium is not installed"))
struct ChromiumTests {
  /// What a script in a page answers, word by word.
  ///
  /// The page comes from a server on this machine that also takes the answer: media do not play in
  /// the browser's virtual time, and without it nothing else tells when a page is done.
  private func page(_ script: String, in space: Workspace) throws -> [Substring] {
    let html = """
      <!doctype html><script>(async () => {
      const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
      let answer;
      try { \(script) } catch (error) { answer = "error " + error; }
      await fetch("/answer", {method: "POST", body: answer});
      })();</script>
      """
    try Data(html.utf8).write(to: space.folder.appending(path: "page.html"))
    let run = try space.python(
      """
      import http.server, os, subprocess, sys, threading
      done, answer = threading.Event(), []
      class Handler(http.server.BaseHTTPRequestHandler):
          def log_message(self, *arguments): pass
          def do_GET(self):
              self.send_response(200 if self.path == "/" else 404)
              self.send_header("Content-Type", "text/html")
              self.end_headers()
              if self.path == "/": self.wfile.write(open("page.html", "rb").read())
          def do_POST(self):
              answer.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
              self.send_response(200)
              self.end_headers()
              done.set()
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      threading.Thread(target=server.serve_forever, daemon=True).start()
      # As root Chromium takes real-time priority, and two of them can keep all else waiting.
      calm = ["setpriv", "--bounding-set=-sys_nice"] if os.geteuid() == 0 else []
      browser = subprocess.Popen(calm + [sys.argv[1], "--headless", "--no-sandbox", "--disable-gpu",
          "--force-color-profile=srgb", "--autoplay-policy=no-user-gesture-required",
          "--user-data-dir=profile", f"http://127.0.0.1:{server.server_address[1]}/"],
          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
      done.wait(60)
      browser.kill()
      print(answer[0] if answer else "no answer")
      """, try #require(Chromium.path))
    return run.text.split(whereSeparator: \.isWhitespace)
  }

  @Test("Chromium shows every frame of a GIF bit for bit, as long as it should, for ever")
  func gif() throws {
    let space = try Workspace()
    try space.tool("row", "--scale", "1", "--frames", "12", "-o", "a.gif", "-o", "f%02d.png")
    let content = try space.data("a.gif").base64EncodedString()
    let seen = try page(
      """
      const decoder = new ImageDecoder({data: bytes("\(content)"), type: "image/gif"});
      await decoder.completed;
      await decoder.tracks.ready;
      const track = decoder.tracks.selectedTrack, out = [track.frameCount, track.repetitionCount];
      for (let i = 0; i < track.frameCount; i++) {
        const image = (await decoder.decode({frameIndex: i})).image;
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", pixels));
        out.push(image.duration);
        out.push([...hash].map(x => x.toString(16).padStart(2, "0")).join(""));
      }
      answer = out.join(" ");
      """, in: space)
    let stills = try space.python(
      """
      import glob, hashlib
      from PIL import Image
      for f in sorted(glob.glob("f*.png")):
          print(hashlib.sha256(Image.open(f).convert("RGBA").tobytes()).hexdigest())
      """
    ).text.split(separator: "\n")
    #expect(seen.prefix(2) == ["12", "Infinity"])
    let durations = stride(from: 2, to: seen.count, by: 2).compactMap { Int(seen[$0]) }
    #expect(durations == [30, 40, 30, 30, 40, 30, 30, 40, 30, 30, 40, 30].map { $0 * 1000 })
    #expect(stride(from: 3, to: seen.count, by: 2).map { seen[$0] } == stills)
    #expect(Set(stills).count > 8)
  }
}
