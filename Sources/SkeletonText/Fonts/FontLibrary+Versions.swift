import CFontconfig
import CFreeType
import CHarfBuzz
import _FoundationICU

extension FontLibrary {
  /// The libraries that text is made with, as linked at run time.
  package static var versions: [(name: String, version: String)] {
    [
      ("Fontconfig", fontconfig), ("FreeType", freeType),
      ("HarfBuzz", String(cString: hb_version_string())), ("ICU", icu),
    ]
  }

  private static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == FT_Err_Ok else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var icu: String {
    var parts: [UInt8] = [0, 0, 0, 0]
    swift_u_getVersion(&parts)
    return "\(parts[0]).\(parts[1])"
  }
}
