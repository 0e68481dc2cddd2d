internal import Foundation

/// Invoices in columns.
struct TableScene: UnnamedView {
  private static let rows: [(number: String, client: String, state: InvoiceState, sum: String)] = [
    ("1047", "Northlight Studio", .paid, "€2,400"), ("1046", "Bergström AB", .open, "€860"),
    ("1045", "Alvarez & Sons", .paid, "€1,215"), ("1044", "Harbour Books", .late, "€340"),
    ("1043", "Okafor Films", .paid, "€5,980"), ("1042", "City of Lund", .paid, "€3,150"),
    ("1041", "Tanaka Tea", .open, "€720"), ("1040", "Brandt Verlag", .paid, "€1,640"),
    ("1039", "Nair Ceramics", .late, "€495"), ("1038", "Rahimi Press", .paid, "€2,075"),
  ]

  var body: some View {
    Screen("Invoices", background: Color(.systemGroupedBackground)) {
      VStack(spacing: 0) {
        cells("No.", "Client", "Amount") { Text("State") }
          .font(.footnote).bold().foregroundStyle(.secondary)
          .frame(height: 44)
        ForEach(0..<Self.rows.count) { index in
          let row = Self.rows[index]
          Divider()
          cells(row.number, row.client, row.sum) { InvoiceBadge(state: row.state) }
            .font(.subheadline)
            .loads()
            .frame(height: 56)
        }
      }
      .padding(.horizontal, SK.Space.lg)
      .background(
        Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: SK.Radius.lg)
      )
      .padding(.horizontal, SK.Space.lg)
    }
  }

  private func cells(
    _ number: String, _ client: String, _ sum: String, @ViewBuilder state: () -> some View
  ) -> some View {
    HStack(spacing: SK.Space.sm) {
      Text(number).frame(width: 40, alignment: .leading)
      Text(client).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      state().frame(width: 54, alignment: .leading)
      Text(sum).frame(width: 66, alignment: .trailing)
    }
  }
}

private enum InvoiceState: String {
  case paid = "Paid"
  case open = "Open"
  case late = "Late"

  var tint: Color {
    switch self {
    case .paid: .green
    case .open: .blue
    case .late: .red
    }
  }
}

private struct InvoiceBadge: UnnamedView {
  let state: InvoiceState

  var body: some View {
    WhenLoaded {
      Text(state.rawValue).font(.footnote).bold().foregroundStyle(state.tint)
    }
    .padding(.horizontal, SK.Space.sm).frame(height: 24)
    .background { Loadable(Capsule(), state.tint.opacity(0.16)) }
  }
}
