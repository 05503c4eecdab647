/** Files that hold one picture in several sizes. All systems that we run on read PNG inside them. */

export interface Sized {
  size: number
  png: Buffer
}

/** Windows: a table of sizes and places, then the pictures. */
export function icoOf(pictures: Sized[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const row = 6 + 16 * index
    // 256 does not fit into a byte and is written as 0.
    head.writeUInt8(size % 256, row)
    head.writeUInt8(size % 256, row + 1)
    head.writeUInt16LE(1, row + 4)
    head.writeUInt16LE(32, row + 6)
    head.writeUInt32LE(png.length, row + 8)
    head.writeUInt32LE(place, row + 12)
    place += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** macOS names each size; some are named twice, once for screens of double density. */
const icnsNames: Record<number, string[]> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

export function icnsOf(pictures: Sized[]): Buffer {
  const parts = pictures.flatMap(({ size, png }) => (icnsNames[size] ?? []).map((name) => block(name, png)))
  return block('icns', Buffer.concat(parts))
}

function block(name: string, contents: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32BE(contents.length + 8, 4)
  return Buffer.concat([head, contents])
}
