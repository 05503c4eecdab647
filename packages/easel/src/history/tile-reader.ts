import { TILE } from '../geometry/constants.ts'
import type { Rect } from '../geometry/rect.ts'

const WORDS = TILE * TILE
const SHIFT = Math.log2(TILE)
const COLUMN = TILE - 1

/** What a difference is laid over: a sheet, or the words of a tile alone. */
interface Ground {
  readonly pixels: Uint32Array
  readonly settled: Uint32Array
  /** Words in a row. */
  readonly size: number
}

/**
 * Lays one packed tile's difference over the ground, as it is read: unpacked first, four thousand words would be written and looked at for
 * the few hundred that a stroke has changed. `changed` grows by the pixels that did. Returns where the tile's bytes ended; throws on bytes
 * that do not fit.
 */
export function layTile(
  { pixels, settled, size }: Ground,
  { left, top }: { left: number; top: number },
  bytes: Uint8Array,
  start: number,
  changed?: Rect,
): number {
  const origin = top * size + left
  let at = start
  let last = 0
  for (let i = 0; i < WORDS; ) {
    let token = 0
    for (let shift = 0, byte = 128; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      token |= (byte & 127) << shift
    }
    const end = i + (token >>> 2)
    if (end === i || end > WORDS || at > bytes.length) throw new RangeError('Damaged tile')
    const kind = token & 3
    if (kind === 0) {
      last = 0
      i = end
      continue
    }
    if (changed) grow(changed, left, top, i, end)
    if (kind === 1) {
      last = getWord(bytes, at)
      at += 4
    }
    const color = last & 0xffffff
    for (; i < end; i++) {
      if (kind === 2) {
        last = getWord(bytes, at)
        at += 4
      } else if (kind === 3) last = color | (bytes[at++]! << 24)
      const p = origin + (i >> SHIFT) * size + (i & COLUMN)
      const word = settled[p]! ^ last
      settled[p] = word
      pixels[p] = word
    }
  }
  return at
}

const CORNER = { left: 0, top: 0 }

/** A tile's difference by itself. */
export function unpackTile(bytes: Uint8Array, start: number, words: Uint32Array): number {
  words.fill(0)
  return layTile({ pixels: words, settled: words, size: TILE }, CORNER, bytes, start)
}

function getWord(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
}

/** By the words from i to end, which may go over several rows of the tile. */
function grow(rect: Rect, left: number, top: number, i: number, end: number) {
  const first = i >> SHIFT
  const final = (end - 1) >> SHIFT
  const from = first === final ? i & COLUMN : 0
  const to = first === final ? ((end - 1) & COLUMN) + 1 : TILE
  if (left + from < rect.left) rect.left = left + from
  if (left + to > rect.right) rect.right = left + to
  if (top + first < rect.top) rect.top = top + first
  if (top + final + 1 > rect.bottom) rect.bottom = top + final + 1
}
