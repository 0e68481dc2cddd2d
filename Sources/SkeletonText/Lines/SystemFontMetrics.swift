/// The vertical measures of the iOS system font, in ems.
///
/// Lines take these whatever font draws them, so that every frame is as high as on the device.
///
/// - Source: units of 2048 an em; 20.287109375 = 17 · 2444/2048 is the height of a line of body
///   text that public tests of UIKit pin.
package enum SystemFontMetrics {
  package static let ascent = 1950.0 / 2048
  package static let lineHeight = 2444.0 / 2048
  package static let capHeight = 1443.0 / 2048
  package static let xHeight = 1078.0 / 2048
}
