/** Whoever is in the ring: in plaitwork that turns back before them, or before a rose of loops. */
import type { Rng } from '../../ink/random.ts'
import { creature, hasCreature } from '../creatures/creatures.ts'
import type { Dressing } from '../dressed.ts'
import { hasHead } from '../heads/head.ts'
import { headSubject } from '../heads/subject.ts'
import { grow, subtract, union } from '../kit/clip.ts'
import { shape } from '../kit/marks.ts'
import { area, type Poly } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { axis } from '../zentangle/panels.ts'
import { plait } from './plait.ts'
import { rosette } from './weave.ts'
import { wolfSubject } from './wolf.ts'

/** Loops, turns and the width of the strand, behind somebody. */
const HALOS = [
  [14, 5, 17],
  [12, 5, 18],
  [16, 7, 14],
  [13, 4, 18],
] as const

/** The line around somebody that keeps the knot away. */
const GAP = 12

/** Where somebody is: a disc, or a square panel. */
export interface Field {
  outline: Poly
  /** From its middle to its nearest side. */
  r: number
}

/** `hero` is the one that the subject shows, where it shows one alone. */
export function beastIn(rng: Rng, subject: Subject, hero: string | null, { outline, r }: Field): string {
  const place = { x: 512, y: 512, w: r * 1.56, h: r * 1.5, cover: knotCover, sw: 4.8 }
  // In a disc plaits would be scraps.
  const isPlaited = outline.length === 4
  const [loops, turns, width] = rng.pick(HALOS)
  const { svg, outlines } = (
    hero === 'wolf'
      ? wolfSubject(rng)
      : hero && hasHead(hero)
        ? headSubject(hero, rng)
        : hero && hasCreature(hero)
          ? creature(hero, rng)
          : subject
  )(place)
  const around = outlines.length ? outer(grow(union(outlines), GAP)) : []
  const behind = isPlaited
    ? plait(subtract(grow([outline], -4), grow(around, 2)), r / Math.round(r / 25), 0)
    : rosette(512, 512, r - 16, loops, turns, width)
  return behind + (around.length ? shape(around, 4) : '') + svg
}

/** Without the holes between legs. */
const outer = (polys: Poly[]): Poly[] => polys.filter((poly) => area(poly) > 0)

/** Plaits on the body where there is room for them; what is narrow has a second line. */
export const knotCover: Dressing['cover'] = (surface, role = 'coat') => {
  if (role === 'feather') return ''
  const turn = axis(surface)
  const plaited = role === 'coat' || role === 'mane' || role === 'belly' || role === 'head'
  const cells = plaited ? plait(grow([surface], -8), 15, turn, ON_BODY) : ''
  if (cells) return cells
  return grow([surface], -10)
    .filter((inner) => Math.abs(area(inner)) > 700)
    .map((inner) => shape(inner, 3, 'none'))
    .join('')
}

/** On a body they would be a scrap. */
const ON_BODY = 11
