/** Whoever is in the ring: a head from the front where there is one, or a body filled with plaitwork, before a rose of loops. */
import type { Rng } from '../../ink/random.ts'
import { outlinesOf } from '../dressed.ts'
import { animalHead, hasHead } from '../heads/head.ts'
import { grow, union } from '../kit/clip.ts'
import { shape } from '../kit/marks.ts'
import { area, box, distance, inside, move, type Point, type Poly } from '../kit/points.ts'
import { type Shown, type Subject, weighed } from '../subject.ts'
import { axis } from '../zentangle/panels.ts'
import { type Grid, trace } from './trace.ts'
import { rosette, weave } from './weave.ts'

/** Loops, turns and the width of the strand, behind somebody. */
const HALOS = [
  [8, 3, 24],
  [10, 3, 22],
  [7, 3, 26],
  [12, 5, 18],
  [9, 2, 26],
  [11, 4, 20],
] as const

/** The line around somebody that keeps the knot away. */
const GAP = 11

/** `hero` is the one that the subject shows, where it shows one alone. */
export function beastInRing(rng: Rng, subject: Subject, hero: string | null, r: number): string {
  const [loops, turns, width] = rng.pick(HALOS)
  const { svg, outlines } =
    hero && hasHead(hero)
      ? headIn(rng, hero, r - 22)
      : subject({ x: 512, y: 512, w: r * 1.72, h: r * 1.5, cover: plaitCover, sw: 5.4 })
  const around = outlines.length ? outer(grow(union(outlines), GAP)) : []
  return rosette(512, 512, r - 18, loops, turns, width) + (around.length ? shape(around, 4) : '') + svg
}

/** Without the holes between legs. */
const outer = (polys: Poly[]): Poly[] => polys.filter((poly) => area(poly) > 0)

function headIn(rng: Rng, hero: string, r: number): Shown {
  const drawn = animalHead(hero, rng, true)
  const outlines = outlinesOf(drawn)
  const { x0, y0, x1, y1 } = box(outlines)
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2]
  const scale = r / Math.max(...outlines.flat().map((point) => distance(point, middle)))
  const [dx, dy] = [512 - middle[0] * scale, 512 - middle[1] * scale]
  return {
    svg: `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${weighed(drawn, scale)}</g>`,
    outlines: outlines.map((outline) => move(outline, dx, dy, 0, scale)),
  }
}

/** Half a cell of the plait. */
const HALF = 15

/** Plaitwork that turns back before the outline. */
function plaitCover(surface: Poly): string {
  const turn = axis(surface)
  const flat = grow([move(surface, 0, 0, -turn)], -7)
  if (!flat.length) return ''
  const { x0, y0, w, h } = box(flat)
  const [columns, rows] = [Math.floor(w / (2 * HALF)), Math.floor(h / (2 * HALF))]
  const at = ([x, y]: Point): Point => [
    x0 + (w - columns * 2 * HALF) / 2 + x * HALF,
    y0 + (h - rows * 2 * HALF) / 2 + y * HALF,
  ]
  const isFree = (x: number, y: number): boolean => flat.some((poly) => inside(at([x, y]), poly))
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [2 * (i % columns), 2 * Math.floor(i / columns)]
    return [0, 1, 2].every((u) => [0, 1, 2].every((v) => isFree(x + u, y + v)))
  })
  const grid: Grid = {
    w: columns,
    h: rows,
    has: (a, b) => a >= 0 && b >= 0 && a < columns && b < rows && cells[b * columns + a]!,
  }
  return weave(trace(grid), (point) => move([at(point)], 0, 0, turn)[0]!, HALF * 0.7, 3)
}
