internal import Foundation

/// Numbers and charts.
struct DashboardScene: UnnamedView {
  var body: some View {
    Screen("Overview", background: Color(.systemGroupedBackground)) {
      VStack(spacing: SK.Space.md) {
        HStack(spacing: SK.Space.md) {
          figure("Revenue", "€48.2K", "Up 12%", .green)
          figure("Orders", "1,284", "Up 4%", .green)
        }
        card {
          VStack(alignment: .leading, spacing: SK.Space.lg) {
            heading("Visitors", "Last 12 weeks")
            BarChart(values: [38, 52, 44, 61, 57, 72, 66, 48, 79, 84, 73, 92])
              .frame(height: 148)
          }
        }
        card {
          HStack(spacing: SK.Space.lg) {
            Ring(share: 0.68).frame(width: 92, height: 92)
            VStack(alignment: .leading, spacing: SK.Space.md) {
              source("Search", "68%", .indigo)
              source("Newsletter", "21%", .teal)
              source("Direct", "11%", .orange)
            }
          }
        }
        card {
          VStack(alignment: .leading, spacing: SK.Space.md) {
            heading("Conversion", "Share of visits that end in an order")
            TrendLine(values: [0.5, 0.62, 0.48, 0.7, 0.55, 0.42, 0.46, 0.3, 0.34, 0.2])
              .frame(height: 64)
          }
        }
      }
      .padding(.horizontal, SK.Space.lg)
    }
  }

  private func card(@ViewBuilder _ content: () -> some View) -> some View {
    content()
      .frame(maxWidth: .infinity, alignment: .leading)
      .loads()
      .padding(SK.Space.lg)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: SK.Radius.lg))
  }

  private func figure(
    _ title: String, _ value: String, _ change: String, _ tint: Color
  ) -> some View {
    card {
      VStack(alignment: .leading, spacing: SK.Space.xs) {
        Text(title).font(.subheadline).foregroundStyle(.secondary)
        Text(value).font(.title2).bold()
        Text(change).font(.footnote).bold().foregroundStyle(tint)
      }
    }
  }

  private func heading(_ title: String, _ subtitle: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(SK.Type_.headline)
      Text(subtitle).font(.footnote).foregroundStyle(.secondary)
    }
  }

  private func source(_ name: String, _ share: String, _ tint: Color) -> some View {
    HStack(spacing: SK.Space.sm) {
      Loadable(Circle(), tint).frame(width: 10, height: 10)
      Text(name).font(.subheadline)
      Spacer()
      Text(share).font(.subheadline).foregroundStyle(.secondary)
    }
  }
}
