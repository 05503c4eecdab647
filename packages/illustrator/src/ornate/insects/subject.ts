/** An insect from above as the subject of any style. */
import type { Rng } from '../../ink/random.ts'
import { outlinesOf } from '../dressed.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { type Subject, weighed } from '../subject.ts'
import { INSECTS } from './insects.ts'

/** `name` is in INSECTS. */
export const insectSubject =
  (name: string, rng: Rng): Subject =>
  ({ x, y, w, h }) => {
    const { svg, reach } = INSECTS[name]!(rng)
    const scale = Math.min(w / (2 * reach.x), h / (reach.up + reach.down))
    const dy = y + ((reach.up - reach.down) / 2) * scale
    // One half of it is the other, turned over.
    const outlines = outlinesOf(svg).flatMap((poly): Poly[] => [poly, poly.map(([u, v]): Point => [-u, v])])
    return {
      svg: `<g transform="translate(${x.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${weighed(svg, scale)}</g>`,
      outlines: outlines.map((outline) => move(outline, x, dy, 0, scale)),
    }
  }
