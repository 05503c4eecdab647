/** Letters as a pencil writes them: single strokes of dashes between three lines, each with a dot where it begins. */
import { labeled } from '../../lettering/ink.ts'
import type { Place } from '../../lettering/setting.ts'
import { writtenOf } from '../../lettering/strokes.ts'
import { circle, line } from '../../ornate/kit/marks.ts'
import type { Point, Poly } from '../../ornate/kit/points.ts'
import { dashed } from '../chart.ts'

const [GAP, SPACE] = [26, 60]
const [TOP, MIDDLE, FOOT] = [0, 40, 100]

/** Null where a letter of it is none of ours: of other scripts nobody showed us how a hand goes. */
export function penciled(text: string, { x, y, w, h }: Place): string | null {
  const letters = [...text].map((letter) => (letter === ' ' ? { wide: SPACE - GAP, strokes: [] } : writtenOf(letter)))
  if (!letters.every((letter) => letter !== undefined)) return null
  const { wide, scale, top } = fitted(text, { x, y, w, h })
  let out = ''
  let left = x + (w - wide * scale) / 2
  for (const [i, { wide: own, strokes }] of letters.entries()) {
    const at = ([u, v]: Point): Point => [left + u * scale, top + v * scale]
    out += labeled([...text][i] ?? '', strokes.map((stroke) => written(stroke.map(at), scale)).join(''))
    left += (own + GAP) * scale
  }
  return out
}

/** Room for tails only where a letter has one. */
function fitted(text: string, { y, w, h }: Place): { wide: number; scale: number; top: number } {
  const wide = [...text].reduce((sum, letter) => sum + (writtenOf(letter)?.wide ?? SPACE - GAP) + GAP, -GAP)
  const high = /[gjpqyQ]/.test(text) ? 140 : 108
  const scale = Math.min((w - 20) / wide, h / high)
  return { wide, scale, top: y + (h - high * scale) / 2 + 3 * scale }
}

function written(stroke: Poly, scale: number): string {
  const [[x, y] = [0, 0]] = stroke
  const dot = circle(x, y, Math.max(5, Math.min(10, scale * 5)), 0, '#000')
  return stroke.length > 1 ? dashed(line(stroke, Math.max(4, Math.min(7, scale * 4)))) + dot : dot
}

/** Where capitals begin, where small letters do, and where both stand; fitted as the letters of `penciled` are. */
export function ruled(text: string, place: Place, from = place.x, to = place.x + place.w): string {
  const { scale, top } = fitted(text, place)
  const rule = (level: number) =>
    line(
      [
        [from, top + level * scale],
        [to, top + level * scale],
      ],
      3.4,
    )
  return rule(TOP) + dashed(rule(MIDDLE)) + rule(FOOT)
}
