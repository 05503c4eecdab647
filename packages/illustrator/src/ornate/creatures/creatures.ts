/** Whom we draw for grown-ups, each in several poses. */
import type { Rng } from '../../ink/random.ts'
import { line, type Mark, shape } from '../kit/marks.ts'
import type { Point } from '../kit/points.ts'
import type { Shown, Subject } from '../subject.ts'
import { CATS } from './cat.ts'
import { boundsOf, type Creature, flipped, mapped } from './creature.ts'
import { OWLS } from './owl.ts'
import { ROOSTERS } from './rooster.ts'
import { FOXES, WOLVES } from './wolf-and-fox.ts'

export type Pose = (rng: Rng) => Creature

const CREATURES: Readonly<Record<string, readonly Pose[]>> = {
  owl: OWLS,
  cat: CATS,
  wolf: WOLVES,
  fox: FOXES,
  rooster: ROOSTERS,
  chicken: ROOSTERS,
}

export const hasCreature = (name: string): boolean => name in CREATURES

/** `hasCreature(name)` holds; in one of its poses, looking to either side. */
export function creature(name: string, rng: Rng): Subject {
  const drawn = rng.pick(CREATURES[name]!)(rng)
  const parts = rng.chance(0.5) ? drawn : flipped(drawn)
  return ({ x, y, w, h, cover, sw }): Shown => {
    const { x0, y0, w: wide, h: high } = boundsOf(parts)
    const scale = Math.min(w / wide, h / high)
    const at = ([u, v]: Point): Point => [x + (u - x0 - wide / 2) * scale, y + (v - y0 - high / 2) * scale]
    const placed = mapped(parts, at)
    const svg = placed
      .map(
        ({ role, poly, marks = [], sw: own = sw }) =>
          shape(poly, 0) +
          (role === 'bare' ? '' : cover(poly, role)) +
          shape(poly, Math.min(own, sw), 'none') +
          marks.map((mark) => inked(mark, Math.min(1, 0.35 + 0.75 * scale))).join(''),
      )
      .join('')
    return { svg, outlines: placed.map(({ poly }) => poly) }
  }
}

/** Finer where it is smaller. */
const inked = ({ poly, open, fill, sw = 3.2 }: Mark, fine: number): string => {
  const width = sw && Math.max(2.6, sw * fine)
  return open ? line(poly, width) : shape(poly, width, fill)
}
