/** An insect from above as the subject of any style. */
import type { Rng } from '../../ink/random.ts'
import { outlinesOf } from '../dressed.ts'
import { move, type Point, type Poly } from '../kit/points.ts'
import { type Subject, weighed } from '../subject.ts'
import { INSECTS } from './insects.ts'

/** `name` is in INSECTS. With `isFilled` the wings have the cover of the page, and no veins. */
export const insectSubject =
  (name: string, rng: Rng, isFilled = false): Subject =>
  ({ x, y, w, h, cover }) => {
    // A cover finds its way on the page, and an insect is drawn around 0, 0.
    const fill = (field: Poly): string =>
      `<g transform="translate(-512 -512)">${cover(field.map(([u, v]): Point => [u + 512, v + 512]))}</g>`
    const { svg, reach } = INSECTS[name]!(rng, 1, isFilled ? fill : undefined)
    const scale = Math.min(w / (2 * reach.x), h / (reach.up + reach.down))
    const dy = y + ((reach.up - reach.down) / 2) * scale
    // One half of it is the other, turned over.
    const outlines = outlinesOf(svg).flatMap((poly): Poly[] => [poly, poly.map(([u, v]): Point => [-u, v])])
    return {
      svg: `<g transform="translate(${x.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${weighed(svg, scale)}</g>`,
      outlines: outlines.map((outline) => move(outline, x, dy, 0, scale)),
    }
  }
