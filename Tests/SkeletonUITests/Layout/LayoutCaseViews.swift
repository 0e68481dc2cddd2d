import Foundation

@testable import SkeletonUI

/// The views of the layout cases, by number.
enum LayoutCaseViews {
  static var a: some View { Rectangle().id("a") }
  static var b: some View { Rectangle().id("b") }
  static var c: some View { Rectangle().id("c") }

  static func view(_ number: Int) -> AnyView? {
    frames(number) ?? paddings(number) ?? stacks(number) ?? layers(number) ?? seed(number)
      ?? texts(number)
  }

  private static func frames(_ number: Int) -> AnyView? {
    let small = a.frame(width: 20, height: 20)
    switch number {
    case 1: return AnyView(Rectangle())
    case 2: return AnyView(Rectangle().frame(width: 50, height: 20))
    case 3: return AnyView(Rectangle().frame(height: 20))
    case 4: return AnyView(Rectangle().fixedSize())
    case 6:
      return AnyView(
        a.frame(width: 20, height: 10).frame(width: 50, height: 50, alignment: .bottomTrailing))
    case 7: return AnyView(a.frame(width: 80, height: 10).frame(width: 40, height: 10))
    case 8: return AnyView(a.frame(maxWidth: 80))
    case 10: return AnyView(small.frame(minWidth: 60).id("F"))
    case 11: return AnyView(small.frame(maxWidth: .infinity, alignment: .leading).id("F"))
    case 12: return AnyView(small.frame(maxWidth: 120, alignment: .leading).id("F"))
    case 14, 15: return AnyView(small.frame(minWidth: 60, maxWidth: 120).id("F"))
    case 17: return AnyView(a.frame(idealWidth: 30, idealHeight: 40).fixedSize())
    case 48: return AnyView(a.aspectRatio(2, contentMode: .fit))
    case 58: return AnyView(Circle())
    default: return nil
    }
  }

  private static func paddings(_ number: Int) -> AnyView? {
    switch number {
    case 18: AnyView(a.padding(10))
    case 19: AnyView(a.padding())
    case 20: AnyView(a.padding(.horizontal, 20))
    case 21: AnyView(a.frame(width: 50, height: 20).padding(5).id("P"))
    case 47: AnyView(a.frame(width: 20, height: 20).background { b }.padding(10))
    case 56:
      AnyView(
        a.frame(height: 40).padding(24)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background { b })
    default: nil
    }
  }

  private static func stacks(_ number: Int) -> AnyView? {
    let square = Rectangle().frame(width: 20, height: 20)
    switch number {
    case 23:
      return AnyView(
        HStack(spacing: 10) {
          a
          b
        })
    case 24:
      return AnyView(
        HStack {
          a
          b
        })
    case 25:
      return AnyView(
        HStack(spacing: 0) {
          a.frame(width: 50)
          b
        })
    case 26:
      return AnyView(
        HStack(spacing: 0) {
          a
          b.frame(maxWidth: 40)
          c
        })
    case 28:
      return AnyView(
        HStack(spacing: 0) {
          a.frame(maxWidth: 30)
          b.frame(maxWidth: 50)
        })
    case 31:
      return AnyView(
        HStack(spacing: 0) {
          a.layoutPriority(1)
          b
        })
    case 32:
      return AnyView(
        HStack {
          a.frame(width: 50)
          Spacer()
          b.frame(width: 50)
        })
    case 34:
      return AnyView(
        HStack {
          a.frame(width: 50)
          Spacer(minLength: 0)
          b.frame(width: 50)
        })
    case 36:
      return AnyView(
        HStack(spacing: 0) {
          Spacer().id("-")
          a.frame(width: 40, height: 40)
          Spacer()
        })
    case 38: return AnyView(column(.leading))
    case 39: return AnyView(column(.trailing))
    case 40: return AnyView(column(.center))
    case 50:
      return AnyView(
        HStack(spacing: 0) {
          square.id("a").offset(x: 50, y: 5)
          b.frame(width: 20, height: 20)
        })
    case 51:
      return AnyView(
        HStack(spacing: 8) {
          a
          b
        }.fixedSize())
    case 53:
      return AnyView(
        HStack(spacing: 12) {
          ForEach(0..<3) { _ in Rectangle().frame(height: 40).frame(maxWidth: .infinity) }
        })
    case 54:
      return AnyView(
        HStack(spacing: 10) {
          Group {
            a.frame(width: 20)
            b.frame(width: 20)
          }
          c.frame(width: 20)
        })
    default: return nil
    }
  }

  private static func column(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      a.frame(width: 100, height: 20)
      b.frame(width: 40, height: 20)
    }
  }

  private static func layers(_ number: Int) -> AnyView? {
    switch number {
    case 42:
      AnyView(
        ZStack {
          a.frame(width: 100, height: 20)
          b.frame(width: 20, height: 60)
        })
    case 44:
      AnyView(
        a.frame(width: 100, height: 60)
          .overlay(alignment: .bottomTrailing) { b.frame(width: 20, height: 20) })
    case 45:
      AnyView(
        HStack(spacing: 0) {
          a.frame(width: 20, height: 20).overlay { b.frame(width: 50, height: 50) }
          c.frame(width: 20, height: 20)
        })
    default: nil
    }
  }

  private static func seed(_ number: Int) -> AnyView? {
    switch number {
    case 60: AnyView(SKSkeleton())
    case 61: AnyView(SKSkeleton(.circle))
    case 62: AnyView(SKSkeleton(.text(lines: 3)))
    case 64: AnyView(SKSkeleton(.text(lines: 1)))
    case 65: AnyView(SKSkeletonRow())
    default: nil
    }
  }

  private static func texts(_ number: Int) -> AnyView? {
    switch number {
    case 67, 68: AnyView(Text("AAAA BBBB"))
    case 69: AnyView(Text("AA BB CC").frame(height: 40))
    case 71: AnyView(Text("AAAA BBBB").fixedSize())
    case 72:
      AnyView(
        HStack(spacing: 0) {
          Text("AAAA").id("t")
          a
        })
    case 73:
      AnyView(
        HStack {
          Text("AAAA").id("t")
          Spacer()
          Text("BB").id("u")
        })
    case 75: AnyView(Text("A\nBBB"))
    default: nil
    }
  }
}
