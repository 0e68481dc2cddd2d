import Glibc

/// A colour in the Oklab space, where equal steps look equal.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing" (2020), matrices as
///   published; sRGB transfer function of IEC 61966-2-1.
struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double
  var alpha: Double

  init(_ color: RGBA) {
    func linear(_ v: Double) -> Double {
      v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    alpha = color.alpha
  }

  func mixed(with other: Oklab, _ k: Double) -> Oklab {
    var result = self
    result.lightness += (other.lightness - lightness) * k
    result.a += (other.a - a) * k
    result.b += (other.b - b) * k
    result.alpha += (other.alpha - alpha) * k
    return result
  }

  var rgba: RGBA {
    func cube(_ v: Double) -> Double { v * v * v }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func encoded(_ v: Double) -> Double {
      v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
    return RGBA(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }
}
