/** The wolf of knotwork: its head from the front, howling or from the side, two face to face or back to back. */
import type { Rng } from '../../ink/random.ts'
import { grow, subtract, union } from '../kit/clip.ts'
import { leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { box, inside, move, type Point, type Poly } from '../kit/points.ts'
import type { Shown, Subject } from '../subject.ts'
import { plait } from './plait.ts'
import { frontHead, howlingHead, type Part, sideHead } from './wolf-heads.ts'

type At = (poly: Poly) => Poly

/** Half a cell of the plaits on a neck. */
const FINE = 25

function drawn(parts: readonly Part[], at: At): Shown {
  let svg = ''
  const outlines: Poly[] = []
  for (const [i, { poly, open, fill = '#fff', sw = 4, woven }] of parts.entries()) {
    const placed = at(poly)
    if (open) {
      svg += line(placed, sw)
      continue
    }
    svg += shape(placed, sw, fill)
    if (woven) {
      const before = parts.slice(i + 1).flatMap((part) => (part.open ? [] : [at(part.poly)]))
      const neck = subtract(grow([placed], -9), grow(union(before), 8))
      svg += plait(neck, FINE, 0, 9) || tufts(neck)
    }
    if (fill === '#fff') outlines.push(placed)
  }
  return { svg, outlines }
}

/** Locks of fur in rows, where there is no room for plaits. */
function tufts(neck: Poly[]): string {
  const { x0, y0, x1, y1 } = box(neck)
  let out = ''
  for (let row = 0, y = y0; y < y1; y += 34, row++)
    for (let x = x0 + (row % 2) * 13; x < x1; x += 27) {
      const lock = leaf(x, y, 52, 25, Math.PI / 2, 0.5)
      if (lock.every((point) => neck.filter((poly) => inside(point, poly)).length % 2)) out += shape(lock, 3.4)
    }
  return out
}

const fitted =
  (parts: readonly Part[]): Subject =>
  ({ x, y, w, h }) => {
    const { x0, y0, w: wide, h: high } = box(parts.map(({ poly }) => poly))
    const scale = Math.min(w / wide, h / high)
    return drawn(parts, (poly) => move(poly, x - (x0 + wide / 2) * scale, y - (y0 + high / 2) * scale, 0, scale))
  }

const mirrored = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, poly: part.poly.map(([x, y]): Point => [-x, y]) }))

const eitherWay = (parts: readonly Part[], rng: Rng): readonly Part[] => (rng.chance(0.5) ? parts : mirrored(parts))

/** Two of them, the right one's mirror on the left. */
const pair =
  (parts: readonly Part[]): Subject =>
  ({ x, y, w, h }) => {
    const { x0, x1, y0, y1 } = box(parts.map(({ poly }) => poly))
    const scale = Math.min((w * 1.16) / 2 / (x1 - x0 + 12), (h * 0.94) / (y1 - y0))
    const shown = [1, -1].map((side) =>
      drawn(parts, (poly) =>
        poly.map(([u, v]): Point => [x + side * (u - x1 - 10) * scale, y + (v - (y0 + y1) / 2) * scale]),
      ),
    )
    return { svg: shown.map(({ svg }) => svg).join(''), outlines: shown.flatMap(({ outlines }) => outlines) }
  }

export const wolfSubject = (rng: Rng): Subject =>
  rng.pick([
    fitted(frontHead(rng.chance(0.6))),
    fitted(eitherWay(howlingHead(), rng)),
    fitted(eitherWay(sideHead(), rng)),
    pair(sideHead()),
    pair(mirrored(sideHead())),
  ])
