import Foundation

/// Chromium without a window, as a judge of what viewers get to see.
struct Browser {
  static let path = "/usr/bin/chromium"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Loads a page and returns the text that its promise `result` comes to.
  static func result(of page: String, in scratch: Scratch) throws -> String {
    let file = scratch.path("page.html")
    try Data(page.utf8).write(to: URL(fileURLWithPath: file))
    let output = try Tool.python.run([
      "-c", script, path, scratch.path("profile"), "file://\(file)",
    ])
    return String(decoding: output, as: UTF8.self)
  }

  /// Speaks Chromium's protocol over its pipe: messages are JSON with a zero byte at the end.
  private static let script = """
    import json, os, subprocess, sys, time
    program, profile, page = sys.argv[1:]
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    def place_pipes():
        high = [os.dup(theirs_in), os.dup(theirs_out)]
        os.dup2(high[0], 3)
        os.dup2(high[1], 4)
    # As root Chromium takes real-time priority, and two of them can keep all else waiting.
    calm = ['setpriv', '--bounding-set=-sys_nice'] if os.geteuid() == 0 else []
    child = subprocess.Popen(
        calm + [program, '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe',
         '--user-data-dir=' + profile],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
        preexec_fn=place_pipes)
    answers = os.fdopen(ours_in, 'rb')
    buffer = b''
    number = 0
    def call(method, session=None, **parameters):
        global buffer, number
        number += 1
        message = {'id': number, 'method': method, 'params': parameters}
        if session:
            message['sessionId'] = session
        os.write(ours_out, json.dumps(message).encode() + b'\\0')
        while True:
            while b'\\0' not in buffer:
                buffer += answers.read1(65536)
            line, buffer = buffer.split(b'\\0', 1)
            answer = json.loads(line)
            if answer.get('id') == number:
                return answer['result']
    try:
        target = call('Target.createTarget', url=page)['targetId']
        session = call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        def evaluate(expression):
            return call('Runtime.evaluate', session, expression=expression, awaitPromise=True,
                        returnByValue=True)['result'].get('value')
        while evaluate('typeof result') != 'object':
            time.sleep(0.02)
        print(evaluate('result'), end='')
    finally:
        child.kill()
        child.wait()
    """
}
