/** Pieces of scenery of which those who play leave only scraps to be seen are taken away: nobody could tell what they are. */
import sharp from 'sharp'
import { eachProp, unmarked } from '../ink/props.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { flat, SIZE } from './look.ts'

/** Share of a piece that has to be seen. */
const LEAST = 0.5
/** Less of a piece, in pixels of the buffer, is hidden by other scenery: it is behind, and meant to be. */
const TOO_SMALL = 24
/** A piece's number in three digits, one for each channel, far enough apart for edges that are softened after all. */
const [DIGITS, SPREAD] = [5, 60]
const MOST = DIGITS ** 3 - 1

/** `ids`: who is to be seen at each pixel, 0 for nobody. */
export async function tidied<T extends Pick<Backdrop, 'sky' | 'back'>>(place: T, ids: Uint8Array): Promise<T> {
  const { sky = '', back } = place
  const scraps = await scrapsIn(sky + back, ids)
  let n = 0
  const without = (svg: string) => unmarked(eachProp(svg, (piece) => (scraps.has(++n) ? '' : piece)))
  return { ...place, ...(place.sky === undefined ? {} : { sky: without(sky) }), back: without(back) }
}

async function scrapsIn(scenery: string, ids: Uint8Array): Promise<Set<number>> {
  let n = 0
  const body = eachProp(flat(scenery, '#000'), (piece) => piece.replaceAll('"#000"', `"${colorOf(++n)}"`))
  if (!n) return new Set()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 1024 1024"><g stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${body}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [all, seen] = [new Uint32Array(n + 1), new Uint32Array(n + 1)]
  for (let i = 0; i < ids.length; i++) {
    const id = idAt(data, i * info.channels)
    if (!id || id > n) continue
    all[id] = (all[id] ?? 0) + 1
    if (!ids[i]) seen[id] = (seen[id] ?? 0) + 1
  }
  const numbers = Array.from({ length: n }, (_, i) => i + 1)
  return new Set(numbers.filter((id) => (all[id] ?? 0) > TOO_SMALL && (seen[id] ?? 0) < LEAST * (all[id] ?? 0)))
}

const colorOf = (n: number): string => {
  const id = Math.min(n, MOST)
  return `#${[0, 1, 2]
    .map((place) => (Math.floor(id / DIGITS ** place) % DIGITS) * SPREAD)
    .map((digit) => digit.toString(16).padStart(2, '0'))
    .join('')}`
}

function idAt(data: Uint8Array, at: number): number {
  let id = 0
  for (const place of [0, 1, 2]) id += Math.round((data[at + place] as number) / SPREAD) * DIGITS ** place
  return id
}
