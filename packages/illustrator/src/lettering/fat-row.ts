/** A row of letters of the fat face, bent into the shape that the row has on the page. */
import { box, dense, type Point } from '../ornate/kit/points.ts'
import { EM } from './fonts.ts'
import type { Row } from './name-layouts.ts'
import { setInto } from './setting.ts'
import { leaning, type Swollen } from './swollen.ts'

/** Upright strokes of the face, in thousandths of its size. */
const STROKE = 250
/** Drawn up further than this, its strokes across would be slabs. */
const TALLEST = 2
/** Points of an outline at most this far apart, or what bends would have corners. */
const STEP = 14

/** Null where some of the text is in no font. */
export function fatRow({ text, envelope }: Row, gap: number, leans: readonly number[]): Swollen[] | null {
  const { x0, x1, top, foot } = envelope
  const letters = setInto(text, { x: x0, y: 0, w: x1 - x0, h: 4000 }, { face: 'fat', gap, mostLines: 1 })
  if (!letters) return null
  const bounds = box(letters.flatMap(({ polys }) => polys))
  const advance = bounds.w / [...text].length
  const middles = [0, 0.25, 0.5, 0.75, 1].map((t) => x0 + t * (x1 - x0))
  const high = Math.min(...middles.map((x) => foot(x) - top(x)))
  const share = Math.min(1, (bounds.h * TALLEST) / high)
  const at = ([x, y]: Point): Point => {
    const [above, below] = [top(x), foot(x)]
    const level = 0.5 + ((y - bounds.y0) / bounds.h - 0.5) * share
    return [x, above + level * (below - above)]
  }
  return letters.map(({ text: letter, polys }, i) => {
    const bent = polys.map((poly) => dense(poly, STEP, true).map(at))
    return { text: letter, thick: (advance * STROKE) / (0.62 * EM), polys: leaning(bent, leans[i % leans.length] ?? 0) }
  })
}
