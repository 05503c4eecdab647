/** Whoever is in the ring: in plaitwork that turns back before them. */
import type { Rng } from '../../ink/random.ts'
import { creature, hasCreature } from '../creatures/creatures.ts'
import type { Dressing } from '../dressed.ts'
import { hasHead } from '../heads/head.ts'
import { headSubject } from '../heads/subject.ts'
import { grow, subtract, union } from '../kit/clip.ts'
import { shape } from '../kit/marks.ts'
import { area, distance, type Point, type Poly } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { axis } from '../zentangle/panels.ts'
import { plait, plaitAround } from './plait.ts'
import { wolfSubject } from './wolf.ts'

/** The line around somebody that keeps the knot away. */
export const GAP = 12

/** Where somebody is: a disc, or a square panel. */
export interface Field {
  outline: Poly
  /** From its middle to its nearest side. */
  r: number
}

/** From the rim of a disc to whoever is in it: a row of plaits that goes all around. Of several nobody would be large enough. */
const MARGIN = { alone: 116, several: 64 }

/** `hero` is the one that the subject shows, where it shows one alone. */
export function beastIn(rng: Rng, subject: Subject, hero: string | null, { outline, r }: Field): string {
  const isSquare = outline.length === 4
  const place = { x: 512, y: 512, w: r * 1.56, h: r * 1.5, cover: knotCover, sw: 4.8 }
  const show =
    hero === 'wolf'
      ? wolfSubject(rng)
      : hero && hasHead(hero)
        ? headSubject(hero, rng)
        : hero && hasCreature(hero)
          ? creature(hero, rng)
          : subject
  const first = show(place)
  const { svg, outlines } =
    isSquare || !first.outlines.length
      ? first
      : show(inDisc(place, first.outlines, r - MARGIN[hero ? 'alone' : 'several']))
  const around = outlines.length ? outer(grow(union(outlines), GAP)) : []
  const free = subtract(grow([outline], -4), grow(around, 2))
  const behind = isSquare ? plait(free, r / Math.round(r / 25), 0) : plaitAround(free, [512, 512], r - 20)
  return behind + (around.length ? shape(around, 4) : '') + svg
}

/** As large as fits into a disc with this radius, and in its middle. */
function inDisc(place: Dressing, outlines: Poly[], r: number): Dressing {
  const points = union(outlines).flat()
  let center: Point = [place.x, place.y]
  const farthest = (): Point => points.reduce((a, b) => (distance(center, a) > distance(center, b) ? a : b))
  for (let i = 2; i < 160; i++) {
    const [x, y] = farthest()
    center = [center[0] + (x - center[0]) / i, center[1] + (y - center[1]) / i]
  }
  const reach = distance(center, farthest())
  const scale = r / reach
  const [x, y] = [place.x - (center[0] - place.x) * scale, place.y - (center[1] - place.y) * scale]
  return { ...place, x, y, w: place.w * scale, h: place.h * scale }
}

/** Without the holes between legs. */
export const outer = (polys: Poly[]): Poly[] => polys.filter((poly) => area(poly) > 0)

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
