import Foundation
import Testing

/// Programs of the system that judge the page.
enum PageJudge {
  struct Run {
    let status: Int32
    let output: Data
    let errors: String
  }

  static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = folder.appending(path: ".errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: data,
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// What a Python script prints, given words in its `sys.argv`.
  static func python(
    _ script: String, _ arguments: [String] = [],
    in folder: URL = FileManager.default.temporaryDirectory
  ) throws -> Data {
    let run = try run("/usr/bin/python3", ["-c", script] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// Opens a page in Chromium at 1280×900, runs Python steps there and returns their `answer`.
  ///
  /// The steps have `page`, a `Page` of the script below, and `visible()`, the paths shown.
  static func browse<Answer: Decodable>(
    _ campaign: SampleCampaign, as type: Answer.Type = Answer.self, _ steps: String
  ) throws -> Answer {
    let output = try python(
      driver, [try #require(chromium), campaign.page.absoluteString, steps], in: campaign.folder)
    return try JSONDecoder().decode(Answer.self, from: output)
  }

  /// Speaks Chromium's protocol over its pipe: messages are JSON with a zero byte at the end.
  private static let driver = #"""
    import base64, io, json, os, subprocess, sys, tempfile, time
    program, address, steps = sys.argv[1:]
    # As root Chromium takes real-time priority, and two of them can keep all else waiting.
    calm = ['setpriv', '--bounding-set=-sys_nice'] if os.geteuid() == 0 else []

    class Page:
        def __init__(self, profile):
            theirs_in, self.ours_out = os.pipe()
            ours_in, theirs_out = os.pipe()
            def place_pipes():
                high = [os.dup(theirs_in), os.dup(theirs_out)]
                os.dup2(high[0], 3)
                os.dup2(high[1], 4)
            self.child = subprocess.Popen(
                calm + [program, '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
                 '--force-color-profile=srgb', '--remote-debugging-pipe',
                 '--user-data-dir=' + profile],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
                preexec_fn=place_pipes)
            self.answers = os.fdopen(ours_in, 'rb')
            self.buffer, self.number, self.session, self.problems = b'', 0, None, []
            target = self.call('Target.createTarget', url='about:blank')['targetId']
            self.session = self.call(
                'Target.attachToTarget', targetId=target, flatten=True)['sessionId']
            for domain in ['Page', 'Runtime', 'Log']:
                self.call(domain + '.enable')
            self.size(1280, 900)

        def call(self, method, **parameters):
            self.number += 1
            message = {'id': self.number, 'method': method, 'params': parameters}
            if self.session:
                message['sessionId'] = self.session
            os.write(self.ours_out, json.dumps(message).encode() + b'\0')
            while True:
                while b'\0' not in self.buffer:
                    self.buffer += self.answers.read1(65536)
                line, self.buffer = self.buffer.split(b'\0', 1)
                answer = json.loads(line)
                if answer.get('id') == self.number:
                    if 'error' in answer:
                        raise Exception(answer['error'])
                    return answer['result']
                if answer.get('method') in [
                        'Log.entryAdded', 'Runtime.exceptionThrown', 'Runtime.consoleAPICalled']:
                    self.problems.append(json.dumps(answer['params']))

        def evaluate(self, expression):
            answer = self.call('Runtime.evaluate', expression=expression, awaitPromise=True,
                               returnByValue=True)
            if 'exceptionDetails' in answer:
                raise Exception(answer['exceptionDetails'])
            return answer['result'].get('value')

        def size(self, width, height):
            self.call('Emulation.setDeviceMetricsOverride', width=width, height=height,
                      deviceScaleFactor=1, mobile=False)

        def media(self, **features):
            self.call('Emulation.setEmulatedMedia', features=[
                {'name': name.replace('_', '-'), 'value': features[name]} for name in features])

        def open(self, fragment=''):
            self.call('Page.navigate', url='about:blank')
            self.call('Page.navigate', url=address + fragment)
            while self.evaluate('location.protocol + document.readyState') != 'file:complete':
                time.sleep(0.02)

        def key(self, key):
            code = {'Enter': 13, 'Escape': 27, 'Tab': 9, ' ': 32, '/': 191, 'ArrowRight': 39,
                    'ArrowLeft': 37}.get(key, 0)
            text = {'Enter': '\r'}.get(key, key if len(key) == 1 else None)
            event = {'key': key, 'windowsVirtualKeyCode': code}
            self.call('Input.dispatchKeyEvent', type='keyDown', **event,
                      **({'text': text} if text else {}))
            self.call('Input.dispatchKeyEvent', type='keyUp', **event)

        def picture(self):
            from PIL import Image
            data = self.call('Page.captureScreenshot', format='png')['data']
            return Image.open(io.BytesIO(base64.b64decode(data))).convert('RGB')

    def visible():
        return page.evaluate("""[...document.querySelectorAll('.card')]
            .filter(card => card.offsetParent)
            .map(card => card.querySelector('.name').textContent)""")

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        page = Page(profile)
        try:
            exec(steps)
            print(json.dumps(answer))
        finally:
            page.child.kill()
            page.child.wait()
    """#
}
