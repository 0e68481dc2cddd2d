import Testing

@Suite struct KnownLayoutTests {
  /// The known layout cases of the library by their text, computed by an independent checker.
  static let table = """
    1 | 200x100 | Rectangle()
      = a 0 0 200 100
    2 | 200x100 | Rectangle().frame(width: 50, height: 20)
      = a 75 40 50 20
    3 | 200x100 | Rectangle().frame(height: 20)
      = a 0 40 200 20
    4 | 200x100 | Rectangle().fixedSize()
      = a 95 45 10 10
    6 | 200x100 | a.frame(width: 20, height: 10).frame(width: 50, height: 50, alignment: .bottomTrailing)
      = a 105 65 20 10
    7 | 200x100 | a.frame(width: 80, height: 10).frame(width: 40, height: 10)
      = a 60 45 80 10
    8 | 200x100 | a.frame(maxWidth: 80)
      = a 60 0 80 100
    10 | 200x100 | a.frame(width: 20, height: 20).frame(minWidth: 60).id("F")
      = a 90 40 20 20; F 70 40 60 20
    11 | 200x100 | a.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .leading).id("F")
      = a 0 40 20 20; F 0 40 200 20
    12 | 200x100 | a.frame(width: 20, height: 20).frame(maxWidth: 120, alignment: .leading).id("F")
      = a 40 40 20 20; F 40 40 120 20
    14 | 100x100 | a.frame(width: 20, height: 20).frame(minWidth: 60, maxWidth: 120).id("F")
      = a 40 40 20 20; F 0 40 100 20
    15 | 40x100 | a.frame(width: 20, height: 20).frame(minWidth: 60, maxWidth: 120).id("F")
      = a 10 40 20 20; F -10 40 60 20
    17 | 200x100 | a.frame(idealWidth: 30, idealHeight: 40).fixedSize()
      = a 85 30 30 40
    18 | 200x100 | a.padding(10)
      = a 10 10 180 80
    19 | 200x100 | a.padding()
      = a 16 16 168 68
    20 | 200x100 | a.padding(.horizontal, 20)
      = a 20 0 160 100
    21 | 200x100 | a.frame(width: 50, height: 20).padding(5).id("P")
      = a 75 40 50 20; P 70 35 60 30
    23 | 210x50 | HStack(spacing: 10) { a; b }
      = a 0 0 100 50; b 110 0 100 50
    24 | 208x50 | HStack { a; b }
      = a 0 0 100 50; b 108 0 100 50
    25 | 200x100 | HStack(spacing: 0) { a.frame(width: 50); b }
      = a 0 0 50 100; b 50 0 150 100
    26 | 200x100 | HStack(spacing: 0) { a; b.frame(maxWidth: 40); c }
      = a 0 0 80 100; b 80 0 40 100; c 120 0 80 100
    28 | 200x100 | HStack(spacing: 0) { a.frame(maxWidth: 30); b.frame(maxWidth: 50) }
      = a 60 0 30 100; b 90 0 50 100
    31 | 200x100 | HStack(spacing: 0) { a.layoutPriority(1); b }
      = a 0 0 200 100; b 200 0 0 100
    32 | 200x100 | HStack { a.frame(width: 50); Spacer(); b.frame(width: 50) }
      = a 0 0 50 100; b 150 0 50 100
    34 | 100x50 | HStack { a.frame(width: 50); Spacer(minLength: 0); b.frame(width: 50) }
      = a 0 0 50 50; b 50 0 50 50
    36 | 200x100 | HStack(spacing: 0) { Spacer(); a.frame(width: 40, height: 40); Spacer() }
      = a 80 30 40 40
    38 | 200x100 | VStack(alignment: .leading, spacing: 0) { a.frame(width: 100, height: 20); b.frame(width: 40, height: 20) }
      = a 50 30 100 20; b 50 50 40 20
    39 | 200x100 | VStack(alignment: .trailing, spacing: 0) { a.frame(width: 100, height: 20); b.frame(width: 40, height: 20) }
      = a 50 30 100 20; b 110 50 40 20
    40 | 200x100 | VStack(spacing: 0) { a.frame(width: 100, height: 20); b.frame(width: 40, height: 20) }
      = a 50 30 100 20; b 80 50 40 20
    42 | 200x100 | ZStack { a.frame(width: 100, height: 20); b.frame(width: 20, height: 60) }
      = a 50 40 100 20; b 90 20 20 60
    44 | 200x100 | a.frame(width: 100, height: 60).overlay(alignment: .bottomTrailing) { b.frame(width: 20, height: 20) }
      = a 50 20 100 60; b 130 60 20 20
    45 | 200x100 | HStack(spacing: 0) { a.frame(width: 20, height: 20).overlay { b.frame(width: 50, height: 50) }; c.frame(width: 20, height: 20) }
      = a 80 40 20 20; b 65 25 50 50; c 100 40 20 20
    47 | 200x100 | a.frame(width: 20, height: 20).background { b }.padding(10)
      = a 90 40 20 20; b 90 40 20 20
    48 | 200x200 | a.aspectRatio(2, contentMode: .fit)
      = a 0 50 200 100
    50 | 200x100 | HStack(spacing: 0) { a.frame(width: 20, height: 20).offset(x: 50, y: 5); b.frame(width: 20, height: 20) }
      = a 130 45 20 20; b 100 40 20 20
    51 | 200x100 | HStack(spacing: 8) { a; b }.fixedSize()
      = a 86 45 10 10; b 104 45 10 10
    53 | 324x100 | HStack(spacing: 12) { ForEach(0..<3) { _ in Rectangle().frame(height: 40).frame(maxWidth: .infinity) } }
      = r0 0 30 100 40; r1 112 30 100 40; r2 224 30 100 40
    54 | 200x100 | HStack(spacing: 10) { Group { a.frame(width: 20); b.frame(width: 20) }; c.frame(width: 20) }
      = a 60 0 20 100; b 90 0 20 100; c 120 0 20 100
    56 | 390x844 | a.frame(height: 40).padding(24).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).background { b }
      = a 24 24 342 40; b 0 0 390 844
    58 | 200x100 | Circle()
      = a 50 0 100 100
    60 | 200x100 | SKSkeleton()
      = a 0 42 200 16
    61 | 200x100 | SKSkeleton(.circle)
      = a 78 28 44 44
    62 | 342x100 | SKSkeleton(.text(lines: 3))
      = l0 0 24 342 12; l1 0 44 342 12; l2 0 64 160 12
    64 | 342x100 | SKSkeleton(.text(lines: 1))
      = l0 0 44 342 12
    65 | 342x44 | SKSkeletonRow()
      = av 0 0 44 44; l1 56 7 286 12; l2 56 27 140 10
    67 | 200x100 | Text("AAAA BBBB")
      = t 55 40 90 20
    68 | 60x100 | Text("AAAA BBBB")
      = t 10 30 40 40
    69 | 30x100 | Text("AA BB CC").frame(height: 40)
      = t 0 30 30 40
    71 | 60x100 | Text("AAAA BBBB").fixedSize()
      = t -15 40 90 20
    72 | 200x100 | HStack(spacing: 0) { Text("AAAA"); a }
      = t 0 40 40 20; a 40 0 160 100
    73 | 200x100 | HStack { Text("AAAA"); Spacer(); Text("BB") }
      = t 0 40 40 20; u 180 40 20 20
    75 | 200x100 | Text("A\\nBBB")
      = t 85 30 30 40
    """

  @Test(
    "every known layout case, as text, lays out as it does as code",
    arguments: LayoutTableCase.parse(table))
  func knownCase(_ known: LayoutTableCase) throws {
    let shapes = ["a", "b", "c"].map { "let \($0) = Rectangle().id(\"\($0)\")\n" }.joined()
    try known.check(prefix: shapes)
  }

  @Test("the table is read whole")
  func count() { #expect(LayoutTableCase.parse(Self.table).count == 52) }
}
