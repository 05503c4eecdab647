import { REGION_MAP_VERSION, type RegionMap } from './region-map.ts'

const MAGIC = 0x4d52_4249 // 'IBRM', little-endian
const HASH_BYTES = 32
const HEADER_BYTES = 4 + 2 + 2 + 2 + 2 + HASH_BYTES

/** A stored map that is damaged, of another version, or not a map. The caller makes it again from the picture. */
export class RegionMapError extends Error {
  override name = 'RegionMapError'
}

/**
 * Header, anchors, then the labels as tokens over the page in reading order: `length << 1` repeats the row above, and
 * `length << 1 | 1, label` is a run. About 20 kB a page; served compressed, half of that.
 *
 * @param pictureHash SHA-256 of the picture the map was made from.
 */
export function encodeRegionMap(map: RegionMap, pictureHash: Uint8Array): Uint8Array {
  if (pictureHash.length !== HASH_BYTES) throw new RangeError('A picture hash has 32 bytes')
  const { width, height, count, labels, anchors } = map
  const out = new ByteWriter(HEADER_BYTES + count * 4 + 32_768)
  out.u16(MAGIC & 0xffff)
  out.u16(MAGIC >>> 16)
  for (const field of [REGION_MAP_VERSION, width, height, count]) out.u16(field)
  for (const byte of pictureHash) out.u8(byte)
  for (let k = 2; k < anchors.length; k++) out.u16(anchors[k]!)
  for (let i = 0; i < labels.length; ) {
    const start = i
    if (i >= width) while (i < labels.length && labels[i] === labels[i - width]) i++
    if (i > start) {
      out.varint((i - start) << 1)
      continue
    }
    const label = labels[i]!
    do i++
    while (i < labels.length && labels[i] === label && (i < width || labels[i - width] !== label))
    out.varint(((i - start) << 1) | 1)
    out.varint(label)
  }
  return out.bytes()
}

export function decodeRegionMap(bytes: Uint8Array): { map: RegionMap; pictureHash: Uint8Array } {
  if (bytes.length < HEADER_BYTES) throw new RegionMapError('Region map is cut short')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== MAGIC) throw new RegionMapError('Not a region map')
  const version = view.getUint16(4, true)
  if (version !== REGION_MAP_VERSION) throw new RegionMapError(`Region map is of version ${version}`)
  const width = view.getUint16(6, true)
  const height = view.getUint16(8, true)
  const count = view.getUint16(10, true)
  const pictureHash = bytes.slice(12, HEADER_BYTES)
  const body = HEADER_BYTES + count * 4
  if (bytes.length < body) throw new RegionMapError('Region map is cut short')
  const anchors = new Uint16Array((count + 1) * 2)
  for (let k = 2; k < anchors.length; k++) anchors[k] = view.getUint16(HEADER_BYTES + (k - 2) * 2, true)
  const labels = decodeLabels(bytes, body, width, height, count)
  return { map: { width, height, count, labels, anchors }, pictureHash }
}

function decodeLabels(bytes: Uint8Array, body: number, width: number, height: number, count: number): Uint16Array {
  const labels = new Uint16Array(width * height)
  let at = body
  const varint = () => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++]
      if (byte === undefined) throw new RegionMapError('Region map is cut short')
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    throw new RegionMapError('Region map is damaged')
  }
  for (let i = 0; i < labels.length; ) {
    const token = varint()
    const end = i + (token >>> 1)
    if (end === i || end > labels.length) throw new RegionMapError('Region map is damaged')
    if (token & 1) {
      const label = varint()
      if (label > count) throw new RegionMapError('Region map is damaged')
      labels.fill(label, i, end)
      i = end
    } else {
      if (i < width) throw new RegionMapError('Region map is damaged')
      // Element by element: a repeat longer than a row reads what it has just written.
      for (; i < end; i++) labels[i] = labels[i - width]!
    }
  }
  if (at !== bytes.length) throw new RegionMapError('Region map is damaged')
  return labels
}

class ByteWriter {
  #bytes: Uint8Array
  #length = 0

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity)
  }

  u8(value: number) {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length++] = value
  }

  u16(value: number) {
    this.u8(value & 255)
    this.u8(value >>> 8)
  }

  varint(value: number) {
    let rest = value
    for (; rest > 127; rest >>>= 7) this.u8((rest & 127) | 128)
    this.u8(rest)
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}
