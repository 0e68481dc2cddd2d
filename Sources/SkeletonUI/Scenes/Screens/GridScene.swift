internal import Foundation

/// Products in two columns.
struct GridScene: UnnamedView {
  private static let products: [Product] = [
    Product("Ridge print, A3", "€38", "4.8", .dawn),
    Product("Terracotta study", "€52", "4.6", .sand),
    Product("Late valley, framed", "€74", "4.9", .dusk),
    Product("Fog over the lake", "€46", "4.7", .mist),
  ]

  var body: some View {
    Screen("Prints", background: Color(.systemGroupedBackground)) {
      HStack(spacing: SK.Space.sm) {
        chip("All", isChosen: true)
        chip("Landscapes")
        chip("Framed")
        chip("New")
      }
      .padding(.horizontal, SK.Space.lg)
      VStack(spacing: SK.Space.lg) {
        ForEach(0..<2) { row in
          HStack(spacing: SK.Space.lg) {
            ForEach(0..<2) { ProductCard(product: Self.products[row * 2 + $0]) }
          }
        }
      }
      .padding(.horizontal, SK.Space.lg)
    }
  }

  private func chip(_ title: String, isChosen: Bool = false) -> some View {
    Text(title).font(.subheadline)
      .foregroundStyle(isChosen ? Color(.systemBackground) : .primary)
      .padding(.horizontal, 14).frame(height: 34)
      .background(
        isChosen ? Color.primary : Color(.secondarySystemGroupedBackground), in: .capsule)
  }
}

private struct Product {
  let name: String
  let price: String
  let rating: String
  let mood: Photo.Mood

  init(_ name: String, _ price: String, _ rating: String, _ mood: Photo.Mood) {
    self.name = name
    self.price = price
    self.rating = rating
    self.mood = mood
  }
}

private struct ProductCard: UnnamedView {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: SK.Space.md) {
      Photo(mood: product.mood, cornerRadius: SK.Radius.md).frame(height: 224)
      VStack(alignment: .leading, spacing: SK.Space.xs) {
        Text(product.name).font(.subheadline).lineLimit(1)
        HStack(spacing: SK.Space.xs) {
          Text(product.price).font(SK.Type_.headline)
          Spacer()
          Loadable(Glyph(.star), .orange).frame(width: 15, height: 15)
          Text(product.rating).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .padding(.horizontal, SK.Space.xs)
    }
    .loads()
    .padding(SK.Space.sm)
    .padding(.bottom, SK.Space.xs)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: SK.Radius.lg))
  }
}
