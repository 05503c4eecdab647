/** Fur of a head seen from the front: rows of locks that grow away from the nose, each row over the one behind it. */
import type { Piece } from '../creatures/creature.ts'
import { vane } from '../creatures/plumage.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { length, type Point, type Poly, walk } from '../kit/points.ts'
import type { Species } from './species.ts'

const flipped = (poly: Poly): Poly => poly.map(([x, y]) => [1024 - x, y])

export const drawn = ({ poly, marks = [], sw = 4 }: Piece, place = (at: Poly): Poly => at): string =>
  shape(place(poly), sw) + marks.map((mark) => line(place(mark.poly), 3.2)).join('')
/** A piece and its likeness on the other side. */
export const onBoth = (piece: Piece): string => drawn(piece) + drawn(piece, flipped)

interface Row {
  /** How far out, of the way from nose to outline. */
  out: number
  long: number
  wide: number
  /** The part of the outline that it follows, from the brow down to the chin. */
  from: number
  to: number
  tip?: 'round' | 'sharp'
}

/** All over a wolf; a tiger has tufts at its cheeks only. */
const ROWS: Readonly<Record<NonNullable<Species['fur']>, readonly Row[]>> = {
  long: [
    { out: 0.97, long: 104, wide: 62, from: 0.3, to: 1 },
    { out: 0.92, long: 74, wide: 54, from: 0, to: 1 },
    { out: 0.75, long: 74, wide: 52, from: 0, to: 1 },
    { out: 0.58, long: 70, wide: 48, from: 0, to: 0.96 },
    { out: 0.42, long: 62, wide: 46, from: 0, to: 0.9 },
  ],
  short: [
    { out: 0.92, long: 56, wide: 54, from: 0, to: 1 },
    { out: 0.78, long: 60, wide: 52, from: 0, to: 1 },
    { out: 0.62, long: 60, wide: 48, from: 0, to: 0.96 },
    { out: 0.46, long: 56, wide: 46, from: 0, to: 0.9 },
  ],
  cheeks: [
    { out: 0.96, long: 120, wide: 62, from: 0.4, to: 0.96 },
    { out: 0.84, long: 96, wide: 56, from: 0.42, to: 0.96 },
  ],
  feathers: [
    { out: 0.9, long: 58, wide: 54, from: 0, to: 1, tip: 'round' },
    { out: 0.76, long: 60, wide: 52, from: 0, to: 1, tip: 'round' },
    { out: 0.6, long: 58, wide: 48, from: 0, to: 1, tip: 'round' },
    { out: 0.44, long: 56, wide: 44, from: 0, to: 1, tip: 'round' },
  ],
}

/** Where a head is small, its locks are fewer and larger. */
const COARSER = 1.35

export function furOf({ face, eye, fur }: Species, isSmall: boolean): string {
  if (!fur) return ''
  const outline = curve(face, false)
  const middle: Point = [512, eye.y + 50]
  let out = ''
  const isCoarse = isSmall && fur !== 'cheeks'
  const rows = isCoarse ? ROWS[fur].filter((_, i) => i !== 2) : ROWS[fur]
  const coarse = isCoarse ? COARSER : 1
  for (const row of rows)
    for (const lock of locksOf({ ...row, long: row.long * coarse, wide: row.wide * coarse }, outline, middle))
      out += onBoth(lock)
  return out
}

/** Of the right half, the lowest first, so that each falls over the next. */
function locksOf({ out, long, wide, from, to, tip = 'sharp' }: Row, outline: Poly, [cx, cy]: Point): Piece[] {
  const whole = outline.map(([x, y]): Point => [cx + (x - cx) * out, cy + (y - cy) * out])
  const all = length(whole)
  const count = Math.max(2, Math.round((all * (to - from)) / (wide * 0.86)))
  const steps = walk(whole, all / 400)
  return Array.from({ length: count }, (_, i) => {
    const at = from + ((i + 0.5) / count) * (to - from)
    const { x, y } = steps[Math.min(steps.length - 1, Math.round(at * (steps.length - 1)))]!
    const away = Math.atan2(y - cy, x - cx)
    // Hair of the cheeks falls, that of the brow stands.
    const turn = away < 0 ? away : away + (Math.PI / 2 - away) * 0.36
    // Rooted inward, so that its tip is where its row ends.
    const root = Math.min(long * 0.62, 70)
    return vane(x - root * Math.cos(turn), y - root * Math.sin(turn), { long, wide, turn, curl: 0.16, tip })
  }).reverse()
}

/** Under the chin: locks that fall in rows, broad at the shoulders. */
export function ruff(isFeathered = false): string {
  let out = ''
  for (const [y, half, long, wide] of [
    [640, 236, 260, 92],
    [600, 210, 210, 84],
    [560, 176, 180, 76],
  ] as const) {
    const count = Math.round((half * 1.3) / (wide * 0.62))
    for (let i = count; i >= 0; i--) {
      const k = i / count
      const lock = vane(512 + half * k, y - 120 * k * k, {
        long: long * (1 - 0.12 * k),
        wide,
        turn: Math.PI / 2 - 0.95 * k,
        curl: 0.34 * k,
        tip: isFeathered ? 'round' : 'sharp',
      })
      out += i ? onBoth(lock) : drawn(lock)
    }
  }
  return out
}

/** Hair that stands in an ear, rooted behind the rim of the head. */
export function tufts(inner: Poly): string {
  const [first, last] = [inner[0]!, inner.at(-1)!]
  const root: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  const tip = inner.reduce((far, at) =>
    Math.hypot(at[0] - root[0], at[1] - root[1]) > Math.hypot(far[0] - root[0], far[1] - root[1]) ? at : far,
  )
  const [long, turn] = [Math.hypot(tip[0] - root[0], tip[1] - root[1]), Math.atan2(tip[1] - root[1], tip[0] - root[0])]
  return [0.34, -0.34, 0]
    .map((k) =>
      onBoth(
        vane(root[0], root[1], { long: long * (k ? 0.56 : 0.72), wide: long * 0.24, turn: turn + k, tip: 'sharp' }),
      ),
    )
    .join('')
}
