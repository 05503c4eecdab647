/** Feathers in rows, each over the next, as wings and tails have them. */
import type { Mark } from '../kit/marks.ts'
import { beside, length, type Point, type Poly, walk } from '../kit/points.ts'
import type { Piece } from './creature.ts'

type Along = number | ((t: number) => number)
const at = (value: Along, t: number): number => (typeof value === 'number' ? value : value(t))

interface Vane {
  long: number
  wide: number
  /** Where it points. */
  turn: number
  /** How far it turns on its way. */
  curl?: number
  tip?: 'round' | 'sharp'
}

const STEPS = 24

/** Narrow at the quill, then broad to its tip. */
export function vane(x: number, y: number, { long, wide, turn, curl = 0, tip = 'round' }: Vane): Piece {
  const spine: Poly = [[x, y]]
  for (let i = 0; i < STEPS; i++) {
    const a = turn + curl * ((i + 0.5) / STEPS) ** 1.2
    const [u, v] = spine.at(-1)!
    spine.push([u + (long / STEPS) * Math.cos(a), v + (long / STEPS) * Math.sin(a)])
  }
  const end = tip === 'round' ? Math.min(0.5, wide / 2 / long) : 0.55
  const half = (t: number): number => {
    const base = (wide / 2) * (0.4 + 0.6 * Math.sin((Math.min(t / (1 - end), 1) * Math.PI) / 2))
    const left = Math.max(0, t - (1 - end)) / end
    return tip === 'round' ? base * Math.sqrt(Math.max(0, 1 - left ** 2)) : base * Math.cos((left * Math.PI) / 2)
  }
  // Close together where the tip turns.
  const ts = [
    ...Array.from({ length: 13 }, (_, i) => (i / 13) * (1 - end)),
    ...Array.from({ length: 9 }, (_, i) => 1 - end * (1 - Math.sin((i / 8) * (Math.PI / 2)))),
  ]
  const place = (t: number): Point => {
    const k = Math.min(STEPS - 0.001, t * STEPS)
    const [a, b] = [spine[Math.floor(k)]!, spine[Math.floor(k) + 1]!]
    const part = k - Math.floor(k)
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
  }
  const line = ts.map(place)
  const side = (sign: number): Poly => beside(line, (s) => sign * half(ts[Math.round(s * (ts.length - 1))]!))
  const marks: Mark[] = []
  const shaft = Array.from({ length: 12 }, (_, i) => place((i / 11) * 0.82))
  if (wide > 20) marks.push({ poly: shaft, open: true, sw: 2.8 })
  // Strands beside the shaft, where there is room for them.
  if (wide > 60)
    for (const sign of [-1, 1]) {
      const strand = Array.from({ length: 8 }, (_, i) => 0.3 + (i / 7) * (sign < 0 ? 0.4 : 0.3))
      marks.push({
        poly: beside(strand.map(place), (k) => sign * half(strand[Math.round(k * 7)]!) * 0.5),
        open: true,
        sw: 2.8,
      })
    }
  return { role: 'feather', poly: [...side(-1), ...side(1).reverse().slice(1)], marks, sw: 3.8 }
}

interface Row {
  count: number
  long: Along
  wide: Along
  turn: Along
  curl?: Along
  tip?: 'round' | 'sharp'
  /** The last of the line is on top, or the first. */
  top?: 'first' | 'last'
}

export function feathers(line: Poly, { count, long, wide, turn, curl = 0, tip, top = 'first' }: Row): Piece[] {
  const row = walk(line, (length(line) / (count - 1 || 1)) * 0.9999)
    .slice(0, count)
    .map(({ x, y }, i) => {
      const t = count > 1 ? i / (count - 1) : 0
      return vane(x, y, {
        long: at(long, t),
        wide: at(wide, t),
        turn: at(turn, t),
        curl: at(curl, t),
        tip: tip ?? 'round',
      })
    })
  return top === 'first' ? row.reverse() : row
}
