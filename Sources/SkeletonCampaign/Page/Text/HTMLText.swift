/// Text made safe for the places of an HTML document that hold it.
enum HTMLText {
  /// For an element's content or a quoted attribute; control characters that HTML cannot hold
  /// become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A relative reference to a file under the page's folder, from its path with slashes.
  ///
  /// Every byte is percent-encoded that has a meaning in a URL; empty parts are left out, so that
  /// no path names a host or the root.
  static func reference(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return path.split(separator: "/").map { part in
      var result = ""
      for byte in part.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "~"):
          result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          result += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
        }
      }
      return result
    }.joined(separator: "/")
  }
}
