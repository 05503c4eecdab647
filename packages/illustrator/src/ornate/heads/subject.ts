/** The head of an animal from the front, set into a place. */
import type { Rng } from '../../ink/random.ts'
import { outlinesOf } from '../dressed.ts'
import { box, move } from '../kit/points.ts'
import { type Subject, weighed } from '../subject.ts'
import { animalHead } from './head.ts'

/** In so small a place every lock would be a blot. */
const SMALL = 400

/** `hasHead(name)` holds; shorn, its shoulders are left to others. */
export const headSubject =
  (name: string, rng: Rng, isShorn = true): Subject =>
  ({ x, y, w, h }) => {
    const drawn = animalHead(name, rng, isShorn, Math.min(w, h) < SMALL)
    const outlines = outlinesOf(drawn)
    const { x0, y0, w: wide, h: high } = box(outlines)
    const scale = Math.min(w / wide, h / high)
    const [dx, dy] = [x - (x0 + wide / 2) * scale, y - (y0 + high / 2) * scale]
    // Eyes that are small have finer lines, or they would be blots.
    return {
      svg: `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${weighed(drawn, scale ** (scale < 0.6 ? 0.6 : 1))}</g>`,
      outlines: outlines.map((outline) => move(outline, dx, dy, 0, scale)),
    }
  }
