/** The wolf of knotwork: its head from the front, howling or from the side, two face to face, or two that howl back to back. */
import type { Rng } from '../../ink/random.ts'
import { line, shape } from '../kit/marks.ts'
import { box, move, type Point, type Poly } from '../kit/points.ts'
import type { Shown, Subject } from '../subject.ts'
import { frontHead, type Part } from './wolf-heads.ts'
import { howlingHead, sideHead } from './wolf-profiles.ts'

type At = (poly: Poly) => Poly

function drawn(parts: readonly Part[], at: At): Shown {
  const placed = parts.map((part) => ({ ...part, poly: at(part.poly) }))
  return {
    svg: placed
      .map(({ poly, open, fill = '#fff', sw = 4 }) => (open ? line(poly, sw) : shape(poly, sw, fill)))
      .join(''),
    outlines: placed.filter(({ open, fill = '#fff' }) => !open && fill === '#fff').map(({ poly }) => poly),
  }
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

/** Two of them, the left one's mirror on the right. */
const pair =
  (parts: readonly Part[], apart: number, wide: number): Subject =>
  ({ x, y, w, h }) => {
    const { x0, x1, y0, y1 } = box(parts.map(({ poly }) => poly))
    const scale = Math.min((w * wide) / 2 / (x1 - x0 + apart), (h * 1.1) / (y1 - y0))
    const shown = [1, -1].map((side) =>
      drawn(parts, (poly) =>
        poly.map(([u, v]): Point => [x + side * (u - x1 - apart) * scale, y + (v - (y0 + y1) / 2) * scale]),
      ),
    )
    return { svg: shown.map(({ svg }) => svg).join(''), outlines: shown.flatMap(({ outlines }) => outlines) }
  }

/** In a disc two would be small, and what is between them a shard. */
export function wolfSubject(rng: Rng, isRound: boolean): Subject {
  const alone = [frontHead(true), frontHead(false), howlingHead(), sideHead()]
  const two = [pair(sideHead(), 34, 1.2), pair(mirrored(howlingHead()), 44, 1.1)]
  const one = rng.pick(alone)
  return isRound || rng.chance(0.6) ? fitted(eitherWay(one, rng)) : rng.pick(two)
}
