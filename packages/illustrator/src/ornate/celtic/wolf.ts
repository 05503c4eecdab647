/** The wolf of knotwork: its head from the front. */
import type { Rng } from '../../ink/random.ts'
import { line, shape } from '../kit/marks.ts'
import { box, move } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { frontHead } from './wolf-heads.ts'

export function wolfSubject(rng: Rng): Subject {
  const parts = frontHead(rng)
  const { x0, y0, w: wide, h: high } = box(parts.map(({ poly }) => poly))
  return ({ x, y, w, h }) => {
    const scale = Math.min(w / wide, h / high)
    const [left, top] = [x - (x0 + wide / 2) * scale, y - (y0 + high / 2) * scale]
    const placed = parts.map((part) => ({ ...part, poly: move(part.poly, left, top, 0, scale) }))
    const fur = placed.map(({ poly, open, fill = '#fff', sw = 4 }) => (open ? line(poly, sw) : shape(poly, sw, fill)))
    return {
      svg: fur.join(''),
      outlines: placed.filter(({ open, fill = '#fff' }) => !open && fill === '#fff').map(({ poly }) => poly),
    }
  }
}
