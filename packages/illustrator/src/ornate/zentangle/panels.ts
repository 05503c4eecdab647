/** Parts cut into panels by flowing curves, every panel filled with a tangle; some cuts are ribbons of beads. */
import type { Rng } from '../../ink/random.ts'
import { cutLines, grow, intersect, subtract } from '../kit/clip.ts'
import { ellipse } from '../kit/curves.ts'
import { circle, clipMarks, shape } from '../kit/marks.ts'
import { area, beside, center, inside, length, type Point, type Poly, type Step, TAU, walk } from '../kit/points.ts'
import { type TangleName, tangleOver } from './fill.ts'

const RIBBON = 12.5
const BEAD = 9.6

/** A flowing line through a point, longer than any part. */
function flowing(poly: Poly, [x, y]: Point, turn: number, rng: Rng): Poly {
  const size = Math.sqrt(Math.abs(area(poly)))
  const depth = rng.between(0.12, 0.26) * size
  const phase = rng.between(0, TAU)
  const wave = rng.between(0.9, 1.5) * size
  const out: Poly = []
  for (let t = -900; t <= 900; t += 9) {
    const off = depth * Math.sin((t / wave) * 2.6 + phase) - depth * Math.sin(phase)
    out.push([x + t * Math.cos(turn) - off * Math.sin(turn), y + t * Math.sin(turn) + off * Math.cos(turn)])
  }
  return out
}

/** All that lies on one side of a line. */
function sideOf(line: Poly, turn: number): Poly {
  const far = ([x, y]: Point): Point => [x - 2500 * Math.sin(turn), y + 2500 * Math.cos(turn)]
  return [...line, far(line.at(-1)!), far(line[0]!)]
}

/** The direction in which a shape is longest. */
export function axis(poly: Poly): number {
  const [cx, cy] = center(poly)
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of poly) {
    xx += (x - cx) ** 2
    xy += (x - cx) * (y - cy)
    yy += (y - cy) ** 2
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy)
}

interface Panels {
  cells: Poly[]
  ribbons: Poly[]
}

/** Cells of about the size aimed at; between some of them is a ribbon. */
export function panelsOf(poly: Poly, target: number, rng: Rng, ribboned = true): Panels {
  const size = Math.abs(area(poly))
  if (size < target * 1.45) return { cells: [poly], ribbons: [] }
  for (let tries = 0; tries < 8; tries++) {
    const turn = axis(poly) + Math.PI / 2 + rng.between(-0.45, 0.45)
    const [x, y] = center(poly)
    const line = flowing(poly, [x + rng.between(-12, 12), y + rng.between(-12, 12)], turn, rng)
    const cuts = cutLines([line], [poly])
    const ribbon = ribboned && Math.max(...cuts.map(length)) > 110 && size > target * 2 && rng.chance(0.55)
    const gap = ribbon ? RIBBON : 0
    const cells = [
      ...intersect([poly], [sideOf(beside(line, gap), turn)]),
      ...subtract([poly], [sideOf(beside(line, -gap), turn)]),
    ].filter((cell) => Math.abs(area(cell)) > 60)
    if (cells.some((cell) => Math.abs(area(cell)) < target * 0.22)) continue
    const smaller = cells.map((cell) => panelsOf(cell, target, rng, ribboned))
    return {
      cells: smaller.flatMap((panels) => panels.cells),
      ribbons: [
        ...(ribbon ? cuts.filter((part) => length(part) > 30) : []),
        ...smaller.flatMap((panels) => panels.ribbons),
      ],
    }
  }
  return { cells: [poly], ribbons: [] }
}

/** A whole bead lies in its part: one that the outline cuts is left out. */
const holdsBead = (part: Poly, { x, y }: Step): boolean => ellipse(x, y, 13, 13, 12).every((p) => inside(p, part))

export function fillPanels(part: Poly, target: number, bag: () => TangleName, rng: Rng): string {
  const { cells, ribbons } = panelsOf(part, target, rng)
  let out = ''
  for (const cell of cells) {
    const turn = axis(cell) + rng.pick([0, Math.PI / 2, 0.5])
    const scale = Math.abs(area(cell)) < 5200 ? 0.86 : 1
    out += fillWith(cell, bag(), turn, scale, rng) + shape(cell, 4.6, 'none')
  }
  for (const ribbon of ribbons)
    for (const step of walk(ribbon, 25.5, 13)) if (holdsBead(part, step)) out += circle(step.x, step.y, BEAD, 3.2)
  return out
}

export const fillWith = (cell: Poly, name: TangleName, turn: number, scale: number, rng: Rng): string =>
  clipMarks(tangleOver(cell, name, turn, scale, rng), grow([cell], -0.5), 3.1, 150)
