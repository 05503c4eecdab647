/** Letters swollen from the strokes of a hand: however tall they are drawn, their strokes keep their width and what is open stays open. */
import { intersect, swell } from '../ornate/kit/clip.ts'
import { ellipse, rect } from '../ornate/kit/curves.ts'
import { box, dense, distance, move, type Point, type Poly } from '../ornate/kit/points.ts'
import type { Letter } from './setting.ts'
import { plumpOf, type Written } from './strokes.ts'

/** Where the tops and the feet of the letters are, across the page. */
export interface Envelope {
  x0: number
  x1: number
  top: (x: number) => number
  foot: (x: number) => number
}

export interface Swelling {
  end: 'round' | 'knob'
  /** Width of an upright stroke, in units of the width in which letters are written. */
  weight: number
  /** How much thicker strokes across are than upright ones, at most. */
  across: number
  gap: number
  /** Strokes are at most this share of the height, where it is not told by the letters. */
  thickest?: number
  /** How far each letter leans, in turn. */
  leans: readonly number[]
}

/** Letters with three legs need more room than a hand gives them. */
const WIDER: Record<string, number> = { m: 1.3, w: 1.3, M: 1.2, W: 1.25, e: 1.1, a: 1.1 }
/** And their strokes are finer. */
const finer = (letter: string): number => (/[mwMW]/.test(letter) ? 0.95 : 1.18)
/** Small letters are three quarters as high as capitals: their hollows are as large as can be. */
const SMALL_TOP = 27
const TAIL = 24
const [MIDDLE, FOOT, DEEPEST] = [40, 100, 138]

const heightIn = (v: number, hasTails: boolean): number => {
  const level =
    v < MIDDLE ? (v / MIDDLE) * SMALL_TOP : v > FOOT ? FOOT + ((v - FOOT) / (DEEPEST - FOOT)) * TAIL : small(v)
  return level / (hasTails ? FOOT + TAIL : FOOT)
}
const small = (v: number): number => SMALL_TOP + ((v - MIDDLE) / (FOOT - MIDDLE)) * (FOOT - SMALL_TOP)

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase() || /\d/.test(letter)

export interface Swollen extends Letter {
  /** How wide its upright strokes are. */
  thick: number
}

const widthOf = (letter: string): number => Math.max(plumpOf(letter)?.wide ?? 0, 8) * (WIDER[letter] ?? 1)

const breadthIn = (text: string, weight: number): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter) + weight * finer(letter), 0)

/** Of its height: three strokes across with room between them. */
const THICKEST = 0.155
const THICKEST_WITH_TAILS = 0.125
const THICKEST_OF_CAPITALS = 0.18
/** Letters wider than this share of their height would be lying down. */
const WIDEST = 1.3

/** Null where a hand has not shown us one of them. */
export function swollen(text: string, { x0, x1, top, foot }: Envelope, how: Swelling): Swollen[] | null {
  const letters = [...text]
  const written = letters.map(plumpOf)
  if (!written.every((one) => one !== undefined)) return null
  const hasTails = /[gjpqyQ]/.test(text)
  const high = Math.min(...[0, 0.25, 0.5, 0.75, 1].map((t) => foot(x0 + t * (x1 - x0)) - top(x0 + t * (x1 - x0))))
  const free = x1 - x0 - how.gap * (letters.length - 1)
  const widths = letters.map(widthOf)
  const share = hasTails ? THICKEST_WITH_TAILS : letters.every(isCapital) ? THICKEST_OF_CAPITALS : THICKEST
  const most = high * (letters.every(isCapital) ? (how.thickest ?? share) : share)
  const even = free / breadthIn(text, how.weight)
  const thicks = letters.map((letter) => Math.min(most, how.weight * finer(letter) * even))
  const total = thicks.reduce((sum, thick) => sum + thick, 0)
  const sum = widths.reduce((all, wide) => all + wide, 0)
  const unit = Math.min((free - total) / sum, (high * WIDEST) / 100)
  let left = x0 + (free - total - unit * sum) / 2
  return written.map((one, i) => {
    const wide = widths[i]! * unit
    const thick = thicks[i]!
    const from = left + thick / 2
    left += wide + thick + how.gap
    const middle = from + wide / 2
    const height = foot(middle) - top(middle)
    const squash = 1 / Math.max(1, Math.min(how.across, (height * (most / high) * 1.15) / thick))
    const half = thick / 2 / squash
    const at = ([u, v]: Point): Point => {
      const x = from + (one.wide ? u / Math.max(one.wide, 8) : 0.5) * wide
      const level = isCapital(letters[i]!)
        ? Math.min(v, FOOT + 4) / (hasTails ? FOOT + TAIL : FOOT)
        : heightIn(v, hasTails)
      return [x, top(x) + half + level * (foot(x) - top(x) - 2 * half)]
    }
    const polys = filledOut(one, at, squash, thick / 2, how.end)
    return { text: letters[i]!, thick, polys: leaning(polys, how.leans[i % how.leans.length] ?? 0) }
  })
}

const EVERYWHERE = rect(-2000, -2000, 5000, 5000)

/** Swollen lower than it is and drawn up again: strokes across become thicker. */
function filledOut(
  { strokes }: Written,
  at: (point: Point) => Point,
  squash: number,
  by: number,
  end: Swelling['end'],
): Poly[] {
  const lines = strokes.map((stroke) => stroke.map(at).map(([x, y]): Point => [x, y * squash]))
  const knobs = end === 'knob' ? openEnds(lines, by).map(([x, y]) => ellipse(x, y, by * KNOB, by * KNOB, 40)) : []
  // Cut by everything they are one shape: a ring keeps its hole, and what another stroke covers of that is none.
  const whole = intersect([...lines.flatMap((line) => swell([line], by)), ...knobs], [EVERYWHERE])
  return whole.map((poly) => poly.map(([x, y]): Point => [x, y / squash]))
}

const KNOB = 1.26

/** Where a stroke ends in the open: no other stroke, and no other part of its own, comes near. */
function openEnds(lines: readonly Poly[], by: number): Point[] {
  return lines.flatMap((own) => {
    const others = lines.filter((line) => line !== own).flatMap((line) => dense(line, by, false))
    const [first, last] = [own[0]!, own.at(-1)!]
    if (own.length < 2 || distance(first, last) < by) return []
    return [first, last].filter((end) => others.every((point) => distance(point, end) > by * 1.3))
  })
}

export function leaning(polys: Poly[], lean: number): Poly[] {
  if (!lean) return polys
  const { x0, y0, w, h } = box(polys)
  const [cx, cy] = [x0 + w / 2, y0 + h / 2]
  return polys.map((poly) =>
    move(
      poly.map(([x, y]): Point => [x - cx, y - cy]),
      cx,
      cy,
      lean,
    ),
  )
}
