/** The letters of a name: each with a pattern of its own, or plump and shining. */
import type { Rng } from '../ink/random.ts'
import { grow, union } from '../ornate/kit/clip.ts'
import { ellipse } from '../ornate/kit/curves.ts'
import { circle, shape } from '../ornate/kit/marks.ts'
import { fillRoom } from '../ornate/kit/packing.ts'
import { area, box, move, type Poly, walk } from '../ornate/kit/points.ts'
import { Room } from '../ornate/kit/room.ts'
import { blossom } from '../ornate/plants/blossom.ts'
import { cellsIn, TILING_NAMES } from './cells.ts'
import { labeled } from './ink.ts'
import { heart, star } from './scatter.ts'
import type { Letter } from './setting.ts'
import type { Swollen } from './swollen.ts'

const LINE = 8
const FINE = 4.6

const STREWN = ['dots', 'stars', 'hearts', 'blossoms'] as const
type Strewn = (typeof STREWN)[number]
export type Pattern = (typeof TILING_NAMES)[number] | Strewn

/** Letters with three legs: what is strewn in them would be tiny. */
const LEGS = /[mw]/i

/** Cells or small things, and nothing twice before all have been. */
export function patternsFor(letters: readonly string[], rng: Rng): Pattern[] {
  const cells = rng.shuffle(TILING_NAMES)
  const strewn = rng.shuffle(STREWN)
  return letters.map((letter, i): Pattern => {
    return rng.chance(0.45) && !LEGS.test(letter) ? strewn[i % strewn.length]! : cells[i % cells.length]!
  })
}

const isStrewn = (pattern: Pattern): pattern is Strewn => STREWN.some((name) => name === pattern)

export function patternedLetter({ text, polys, thick }: Swollen, pattern: Pattern, rng: Rng): string {
  const within = isStrewn(pattern)
    ? strewnIn(polys, pattern, thick, rng)
    : cellsIn(polys, pattern, Math.max(50, Math.min(76, thick * 0.85)), rng)
        .map((cell) => shape(cell, FINE))
        .join('')
  return labeled(text, shape(polys, LINE) + within + shape(polys, LINE, 'none'))
}

function strewnIn(polys: Poly[], kind: Strewn, thick: number, rng: Rng): string {
  const room = new Room(-60)
  for (const outer of polys.filter((poly) => area(poly) > 0).slice(0, 1)) room.keepTo(outer)
  for (const hole of polys.filter((poly) => area(poly) < 0)) room.takeShape(hole.toReversed())
  const largest = Math.max(18, Math.min(thick * 0.4, 42))
  return fillRoom(room, { largest, smallest: 15, gap: 7, count: 40 }, ({ x, y, r }) => small(kind, x, y, r, rng))
}

function small(kind: Strewn, x: number, y: number, r: number, rng: Rng): string {
  if (kind === 'dots') return circle(x, y, r * 0.92, FINE) + (r > 26 ? circle(x, y, r * 0.42, FINE) : '')
  if (kind === 'hearts') return shape(heart(x, y, r, rng.between(-0.4, 0.4)), FINE)
  if (kind === 'blossoms' && r > 27) return blossom(x, y, r * 1.04, 5, rng, 4)
  return kind === 'blossoms' ? circle(x, y, r * 0.7, FINE) : shape(star(x, y, r * 1.06, rng.between(-2, -1)), FINE)
}

/** A rim within, and a light on its shoulder. */
export function plumpLetter({ text, polys, thick }: Swollen): string {
  const { x0, x1, y0, y1 } = box(polys)
  const light = ellipse(0, 0, Math.max(9.5, thick * 0.12), Math.max(18, thick * 0.26), 24)
  const inner = grow(polys, -thick * 0.16)
  const at = grow(polys, -thick * 0.36)
    .flat()
    .toSorted((a, b) => weigh(a) - weigh(b))[0]
  function weigh([x, y]: readonly [number, number]): number {
    return (x - x0) / (x1 - x0) + (y - y0) / (y1 - y0)
  }
  const glint = at ? shape(move(light, at[0] + 2, at[1] + thick * 0.16, 0.3), FINE) : ''
  return labeled(text, shape(polys, LINE) + (thick > 110 ? shape(inner, FINE) : '') + glint)
}

export const BACKS = ['plain', 'halo', 'double', 'cloud'] as const
export type Back = (typeof BACKS)[number]

/** How far what is behind the letters reaches beyond them. */
export const REACH: Record<Back, number> = { plain: 0, halo: 26, double: 50, cloud: 62 }

/** What is behind all letters, and holds them together. */
export function behind(letters: readonly Letter[], back: Back): { svg: string; outline: Poly[] } {
  const polys = letters.flatMap((letter) => letter.polys.filter((poly) => area(poly) > 0))
  if (back === 'halo') return layer(outers(grow(union(polys), REACH.halo)))
  if (back === 'cloud') return layer(scalloped(outers(grow(union(polys), 30))))
  if (back === 'double') {
    const [inner, outer] = [outers(grow(union(polys), 22)), outers(grow(union(polys), REACH.double))]
    return { svg: shape(outer, 6) + shape(inner, 5), outline: outer }
  }
  return { svg: '', outline: polys }
}

const layer = (outline: Poly[]) => ({ svg: shape(outline, 6), outline })
const outers = (polys: Poly[]): Poly[] => union(polys.filter((poly) => area(poly) > 0)).filter((poly) => area(poly) > 0)

const BUMP = 62

function scalloped(polys: Poly[]): Poly[] {
  const bumps = polys.flatMap((poly) => {
    const around = [...poly, poly[0]!]
    return walk(around, BUMP).map(({ x, y }) => ellipse(x, y, BUMP * 0.56, BUMP * 0.56, 28))
  })
  return outers(union([...polys, ...bumps]))
}
