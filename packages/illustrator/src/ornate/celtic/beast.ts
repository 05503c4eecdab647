/** Whoever is in the ring: in plaitwork that turns back before them, or before a rose of loops. */
import type { Rng } from '../../ink/random.ts'
import { creature, hasCreature } from '../creatures/creatures.ts'
import type { Dressing } from '../dressed.ts'
import { hasHead } from '../heads/head.ts'
import { headSubject } from '../heads/subject.ts'
import { grow, subtract, union } from '../kit/clip.ts'
import { shape } from '../kit/marks.ts'
import { area, box, inside, move, type Point, type Poly } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { axis } from '../zentangle/panels.ts'
import { type Grid, trace } from './trace.ts'
import { rosette, weave } from './weave.ts'

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
  const isPlaited = outline.length === 4 || (r > ROOMY && rng.chance(0.5))
  const [loops, turns, width] = rng.pick(HALOS)
  const { svg, outlines } = (
    hero && hasHead(hero) ? headSubject(hero, rng) : hero && hasCreature(hero) ? creature(hero, rng) : subject
  )(place)
  const around = outlines.length ? outer(grow(union(outlines), GAP)) : []
  const behind = isPlaited
    ? plait(subtract(grow([outline], -4), grow(around, 2)), r / Math.round(r / 25), 0)
    : rosette(512, 512, r - 16, loops, turns, width)
  return behind + (around.length ? shape(around, 4) : '') + svg
}

/** In a smaller disc plaits would be scraps. */
const ROOMY = 330

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

/** Fewer cells are a loop and no plait. */
const LEAST = 4
/** On a body they would be a scrap. */
const ON_BODY = 11

/** Takes away groups of cells that hang together but are too few. */
function leaveOutSmall(cells: boolean[], columns: number, least: number): void {
  const seen = new Set<number>()
  for (let from = 0; from < cells.length; from++) {
    if (!cells[from] || seen.has(from)) continue
    const group = [from]
    seen.add(from)
    for (const cell of group)
      for (const next of [
        cell - columns,
        cell + columns,
        ...(cell % columns ? [cell - 1] : []),
        ...((cell + 1) % columns ? [cell + 1] : []),
      ])
        if (cells[next] && !seen.has(next)) {
          seen.add(next)
          group.push(next)
        }
    if (group.length < least) for (const cell of group) cells[cell] = false
  }
}

/** Plaitwork in an area that may have holes; `half` is half a cell. */
function plait(polys: Poly[], half: number, turn: number, least = LEAST): string {
  const flat = polys.map((poly) => move(poly, 0, 0, -turn))
  if (!flat.length) return ''
  const { x0, y0, w, h } = box(flat)
  const [columns, rows] = [Math.floor(w / (2 * half)), Math.floor(h / (2 * half))]
  const at = ([x, y]: Point): Point => [
    x0 + (w - columns * 2 * half) / 2 + x * half,
    y0 + (h - rows * 2 * half) / 2 + y * half,
  ]
  const isFree = (x: number, y: number): boolean => flat.filter((poly) => inside(at([x, y]), poly)).length % 2 === 1
  const free = Array.from({ length: (2 * columns + 1) * (2 * rows + 1) }, (_, i) =>
    isFree(i % (2 * columns + 1), Math.floor(i / (2 * columns + 1))),
  )
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [2 * (i % columns), 2 * Math.floor(i / columns)]
    return [0, 1, 2].every((u) => [0, 1, 2].every((v) => free[(y + v) * (2 * columns + 1) + x + u]))
  })
  leaveOutSmall(cells, columns, least)
  if (!cells.some(Boolean)) return ''
  const grid: Grid = {
    w: columns,
    h: rows,
    has: (a, b) => a >= 0 && b >= 0 && a < columns && b < rows && cells[b * columns + a]!,
  }
  return weave(trace(grid), (point) => move([at(point)], 0, 0, turn)[0]!, half * 0.62, 3)
}
