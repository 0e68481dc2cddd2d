public import Foundation

extension RenderError: LocalizedError {
  public var errorDescription: String? { description }
}
