internal import Foundation

/// An inbox: people with their last message.
struct ListScene: UnnamedView {
  private static let messages: [Message] = [
    Message("Maya Bergström", "MB", .indigo, "9:41", "The trains run every hour, so we can stay."),
    Message("Theo Alvarez", "TA", .orange, "9:12", "Sent you the plans for the garden wall."),
    Message("Ines Okafor", "IO", .teal, "8:50", "Can you bring the small projector?"),
    Message("Lukas Brandt", "LB", .pink, "Sun", "Thank you for dinner, it was lovely."),
    Message("Sana Rahimi", "SR", .purple, "Sun", "The second chapter reads much better now."),
    Message("Noah Lindqvist", "NL", .green, "Sat", "We found the key under the blue pot."),
    Message("Aiko Tanaka", "AT", .brown, "Fri", "Rehearsal moved to six, same place."),
    Message("Priya Nair", "PN", .blue, "Fri", "The tiles arrived, all but one box."),
  ]

  var body: some View {
    Screen("Messages") {
      SearchField()
      VStack(spacing: 0) {
        ForEach(0..<Self.messages.count) { index in
          MessageRow(message: Self.messages[index])
        }
      }
    }
  }
}

private struct Message {
  let name: String
  let initials: String
  let tint: Color
  let time: String
  let text: String

  init(_ name: String, _ initials: String, _ tint: Color, _ time: String, _ text: String) {
    self.name = name
    self.initials = initials
    self.tint = tint
    self.time = time
    self.text = text
  }
}

private struct SearchField: UnnamedView {
  var body: some View {
    HStack(spacing: SK.Space.sm) {
      Glyph(.search).line(Color(.systemGray)).frame(width: 18, height: 18)
      Text("Search").foregroundStyle(Color(.systemGray))
      Spacer()
    }
    .padding(.horizontal, SK.Space.md)
    .frame(height: 38)
    .background(Color(.tertiarySystemFill), in: .rect(cornerRadius: SK.Radius.md))
    .padding(.horizontal, SK.Space.lg)
  }
}

private struct MessageRow: UnnamedView {
  let message: Message

  var body: some View {
    HStack(spacing: SK.Space.md) {
      Avatar(initials: message.initials, tint: message.tint, diameter: 52)
      VStack(alignment: .leading, spacing: SK.Space.xs) {
        HStack {
          Text(message.name).font(SK.Type_.headline)
          Spacer()
          Text(message.time).font(.footnote).foregroundStyle(.secondary)
        }
        Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .loads()
    .padding(.vertical, SK.Space.md)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 64) }
    .padding(.horizontal, SK.Space.lg)
  }
}
