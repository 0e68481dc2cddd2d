internal import Foundation

/// A conversation.
struct ChatScene: UnnamedView {
  var body: some View {
    Screen(spacing: 0) {
      header
      VStack(spacing: SK.Space.sm) {
        bubble("Are you still coming up on Friday?")
        bubble("Yes! The four o'clock train, if it still runs on Fridays.", isMine: true)
        bubble("It does, I asked. Bring a warm coat, the stove only heats the kitchen.")
        bubble("Coat, boots, and the good cheese", isMine: true)
        bubble("You know how to make friends.")
        bubble("And Theo?")
        bubble("He drives up on Saturday with the projector and both dogs.", isMine: true)
        bubble("Then we are complete. I'll put the soup on at seven.")
      }
      .padding(SK.Space.lg)
      Spacer()
      composer
    }
  }

  private var header: some View {
    VStack(spacing: SK.Space.sm) {
      VStack(spacing: SK.Space.xs) {
        Avatar(initials: "MB", tint: .indigo, diameter: 48)
        Text("Maya Bergström").font(.footnote)
      }
      .loads()
      .frame(maxWidth: .infinity)
      Divider()
    }
    .padding(.top, SK.Space.xl)
  }

  private func bubble(_ text: String, isMine: Bool = false) -> some View {
    HStack(spacing: 0) {
      if isMine { Spacer(minLength: 72) }
      WhenLoaded {
        Text(text).foregroundStyle(isMine ? .white : Color.primary)
      }
      .padding(.horizontal, 14).padding(.vertical, 9)
      .background {
        Loadable(
          RoundedRectangle(cornerRadius: 19), isMine ? .indigo : Color(.systemGray5))
      }
      .loads()
      if !isMine { Spacer(minLength: 72) }
    }
  }

  private var composer: some View {
    HStack(spacing: SK.Space.sm) {
      Text("Message").foregroundStyle(Color(.placeholderText))
      Spacer()
      Circle().fill(.indigo).frame(width: 28, height: 28)
        .overlay { Glyph(.send).line(.white).frame(width: 16, height: 16) }
    }
    .padding(.leading, SK.Space.lg).padding(.trailing, 5)
    .frame(height: 40)
    .overlay { Capsule().strokeBorder(Color(.systemGray4)) }
    .padding(.horizontal, SK.Space.lg).padding(.bottom, SK.Space.xl)
  }
}
