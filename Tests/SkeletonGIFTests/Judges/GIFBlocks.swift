/// A GIF taken apart byte by byte by the specification, for tests of what is written where.
struct GIFBlocks {
  enum Block: Equatable {
    case `extension`(label: UInt8, data: [UInt8])
    case image(descriptor: [UInt8], localTableSize: Int, codeSize: UInt8, dataSize: Int)
    case trailer
  }

  var header: String
  var size: (width: Int, height: Int)
  var globalTable: [UInt8] = []
  var blocks: [Block] = []

  /// - Precondition: the bytes are a well-formed GIF; else this traps.
  init(_ gif: [UInt8]) {
    header = String(decoding: gif[..<6], as: UTF8.self)
    size = (Int(gif[6]) | Int(gif[7]) << 8, Int(gif[8]) | Int(gif[9]) << 8)
    var at = 13
    if gif[10] & 0x80 != 0 {
      let length = 3 << (Int(gif[10] & 7) + 1)
      globalTable = Array(gif[at..<(at + length)])
      at += length
    }
    func subBlocks() -> [UInt8] {
      var data: [UInt8] = []
      while gif[at] != 0 {
        data += gif[(at + 1)...(at + Int(gif[at]))]
        at += Int(gif[at]) + 1
      }
      at += 1
      return data
    }
    while gif[at] != 0x3B {
      if gif[at] == 0x21 {
        let label = gif[at + 1]
        at += 2
        blocks.append(.extension(label: label, data: subBlocks()))
      } else {
        precondition(gif[at] == 0x2C, "an image starts with a comma")
        let descriptor = Array(gif[(at + 1)..<(at + 10)])
        let tableSize = descriptor[8] & 0x80 != 0 ? 2 << Int(descriptor[8] & 7) : 0
        at += 10 + 3 * tableSize
        let codeSize = gif[at]
        at += 1
        let data = subBlocks()
        blocks.append(
          .image(
            descriptor: descriptor, localTableSize: tableSize, codeSize: codeSize,
            dataSize: data.count))
      }
    }
    blocks.append(.trailer)
    precondition(at == gif.count - 1, "nothing follows the trailer")
  }

  /// The data of the extensions with a label.
  func extensions(_ label: UInt8) -> [[UInt8]] {
    blocks.compactMap { block in
      if case .extension(label, let data) = block { data } else { nil }
    }
  }
}
