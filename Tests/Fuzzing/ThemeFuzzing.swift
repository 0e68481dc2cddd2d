import Foundation
import SkeletonUI

/// Any bytes are read as a theme.
func fuzzThemes(_ bytes: [UInt8]) {
  attempt {
    let theme = try JSONDecoder().decode(SKTheme.self, from: Data(bytes))
    precondition(theme.space.xl >= 0 && theme.radius.lg >= 0)
  }
}
