package import SkeletonText

/// Something that a scene asks for and that cannot be drawn: what it is, and what stands for it.
package struct Substitution: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// A picture that is not there, with what a person is told of the search.
    case picture(reason: String)
    case symbols
    case characters(WritingSystem)
  }

  package let subject: Subject
  /// What of the subject is asked for, each once and in the order met.
  package private(set) var items: [String]
  /// Where its source has the first, in UTF-8 units; nil for views that come from no source.
  package let place: Int?
  /// The text that the first is part of.
  private let text: String?

  package init(of subject: Subject, item: String, place: Int?, text: String? = nil) {
    self.subject = subject
    items = [item]
    self.place = place
    self.text = text
  }

  /// What cannot be drawn, and what to do about it.
  package var reason: String {
    switch subject {
    case .picture(let reason): reason
    case .symbols:
      (items.count == 1 ? "the SF Symbol " : "the SF Symbols ") + list { "'\($0)'" }
        + " cannot be drawn, as only Apple's systems have them: give Image(\"name\") and a PNG"
    case .characters(let system): reason(system)
    }
  }

  /// What is drawn.
  package var instead: String {
    items.count == 1 ? "a box is drawn instead" : "boxes are drawn instead"
  }

  private func reason(_ system: WritingSystem) -> String {
    let characters = list { item in
      let scalar = item.unicodeScalars.first?.value ?? 0
      let code = String(scalar, radix: 16, uppercase: true)
      return "\(item) (U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code))"
    }
    let kind = system.name + (items.count == 1 ? " character " : " characters ")
    let context = place == nil ? text.map { " of \"\($0.prefix(40))\"" } ?? "" : ""
    let remedy = system.fontPackage.map { "install the package \($0)" } ?? "write them otherwise"
    return "no installed font has outlines of the \(kind)\(characters)\(context): \(remedy)"
  }

  /// Not more than a person reads.
  private func list(_ name: (String) -> String) -> String {
    let shown = items.prefix(8).map(name).joined(separator: ", ")
    return items.count > 8 ? shown + " and \(items.count - 8) more" : shown
  }

  fileprivate mutating func add(_ more: [String]) {
    for item in more where !items.contains(item) { items.append(item) }
  }
}

extension [Substitution] {
  /// Adds others, so that each subject is named once.
  package mutating func merge(_ others: [Substitution]) {
    for other in others {
      if let index = firstIndex(where: { $0.subject == other.subject }) {
        self[index].add(other.items)
      } else {
        append(other)
      }
    }
  }
}
