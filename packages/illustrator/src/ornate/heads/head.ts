/** The head of an animal from the front, as grown-ups like to color it: clear eyes, a patterned coat, the same on both sides. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect, subtract } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import {
  antlersOf,
  bullHorn,
  feathersAround,
  forelock,
  hornsOf,
  horsemane,
  lionMane,
  ramHorn,
  ringedHorns,
  ruff,
  spiral,
  tusks,
} from './growth.ts'
import { SPECIES, type Species } from './species.ts'

export const hasHead = (noun: string): boolean => noun in SPECIES

export const hasAntlers = (noun: string): boolean => SPECIES[noun]?.horn === 'antlers'

export const headOutline = (noun: string): Poly => curve(mirror(SPECIES[noun]!.face))

const flipped = (poly: Poly): Poly => poly.map(([x, y]) => [1024 - x, y])
const both = (poly: Poly, sw: number): string => shape(poly, sw) + shape(flipped(poly), sw)

/** What would hide the shoulders. */
const SHOULDERED: ReadonlySet<string> = new Set(['ruff', 'feathers'])

/** `hasHead(noun)` holds; shorn, it leaves its shoulders to others. */
export function animalHead(noun: string, rng: Rng, isShorn = false): string {
  const { mane, ...bare } = SPECIES[noun]!
  const species: Species = mane && !(isShorn && SHOULDERED.has(mane)) ? { ...bare, mane } : bare
  const face = headOutline(noun)
  let out = behind(species, rng)
  out += both(curve(species.ear), 6) + ears(species, rng)
  out += shape(face, 6)
  out += (species.striped ? '' : coat(species, face, rng)) + shape(face, 6.5, 'none')
  for (const patch of species.patches ?? []) out += both(curve(patch), 4)
  out += brow(species, rng) + muzzle(species)
  for (const side of [-1, 1] as const) out += eye(side, species)
  if (species.mane === 'horse') out += forelock(rng)
  return out + (species.horn === 'unicorn' ? spiral() : '')
}

function behind({ mane, horn, tusks: hasTusks }: Species, rng: Rng): string {
  let out = ''
  if (horn === 'antlers') out += antlersOf()
  if (horn === 'horns') out += hornsOf()
  if (horn === 'bull') out += ringedHorns(bullHorn(), 4)
  if (horn === 'ram') out += ringedHorns(ramHorn(), 13)
  if (mane === 'lion') out += lionMane()
  if (mane === 'ruff') out += ruff(rng)
  if (mane === 'horse') out += horsemane(rng)
  if (mane === 'feathers') out += feathersAround()
  return out + (hasTusks ? tusks() : '')
}

/** A vein and tufts in each ear. */
function ears({ inner }: Species, rng: Rng): string {
  const poly = curve(inner)
  const [[x0, y0]] = poly as [Point]
  const far = poly.reduce((best, at) =>
    Math.hypot(at[0] - x0, at[1] - y0) > Math.hypot(best[0] - x0, best[1] - y0) ? at : best,
  )
  const turn = Math.atan2(far[1] - y0, far[0] - x0)
  const marks: Mark[] = [-0.34, 0, 0.34].map((k) => ({
    poly: leaf(x0, y0, Math.hypot(far[0] - x0, far[1] - y0) * rng.between(0.7, 0.8), 40, turn + k * 0.7, 0.5),
  }))
  const tufts = clipMarks(marks, [poly], 3.4, 150)
  return `${shape(poly, 4) + tufts}<g transform="matrix(-1 0 0 1 1024 0)">${shape(poly, 4) + tufts}</g>`
}

/** Rows of fur like scales on cheeks and brow, away from eyes and muzzle. */
function coat({ eye: at, muzzle: kind, nose }: Species, face: Poly, rng: Rng): string {
  const clear = [
    ...[-1, 1].map((side) => ellipse(512 + side * at.x, at.y, 84 * at.size, 62 * at.size)),
    ellipse(512, nose + (kind === 'hoofed' ? -90 : 20), kind === 'hoofed' ? 96 : 138, kind === 'hoofed' ? 260 : 150),
  ]
  const room = subtract(grow([face], -10), clear)
  const marks: Mark[] = []
  const long = rng.between(74, 84)
  for (let r = 480; r > 90; r -= long * 0.62) {
    const count = Math.round((TAU * r) / 66)
    for (let i = 0; i < count; i++) {
      const a = ((i + (Math.round(r / long) % 2) / 2) / count) * TAU - Math.PI / 2
      const [x, y] = [512 + (r - long) * Math.cos(a), 500 + (r - long) * Math.sin(a)]
      marks.push({ poly: leaf(x, y, long, 62, a, 0.62) })
    }
  }
  return clipMarks(marks, room, 3.5, 260)
}

/** A flower of petals between and over the eyes. */
function brow({ eye: { y } }: Species, rng: Rng): string {
  const middle = y - 96
  let out = ''
  const petals = rng.pick([7, 9])
  for (let i = 0; i < petals; i++) {
    const a = -Math.PI / 2 + ((i - (petals - 1) / 2) / (petals - 1)) * 2.6
    out += vein(512, middle + 34, i % 2 ? 92 : 110, 42, a, { belly: 0.6, sw: 3.6 })
  }
  out += shape(move(curve('0,-40! 30,0 0,64 -30,0'), 512, middle + 46), 4.2) + circle(512, middle + 48, 13, 3.4)
  return out
}

/** Almond or round, with the light in it and a line around. */
function eye(side: 1 | -1, { eye: { x, y, size, tilt }, muzzle: kind }: Species): string {
  const at = (poly: Poly): Poly => move(poly, 512 + side * x, y, side * tilt, size).map(([u, v]) => [u, v] as Point)
  const mirrored = (text: string, closed = true): Poly => at(curve(text, closed).map(([u, v]) => [side * u, v]))
  const [[cx, cy]] = at([[0, 0]]) as [Point]
  if (kind === 'beak' && size > 1.2) return discs(cx, cy)
  const almond = mirrored('-58,10! -30,-24 4,-36 36,-26 60,-2! 34,24 0,32 -32,26')
  let out = shape(mirrored('-82,16! -40,-44 6,-58 50,-44 84,-8! 48,42 0,52 -46,44'), 4) + shape(almond, 5)
  for (const iris of intersect([ellipse(cx, cy, 30 * size)], [almond])) out += shape(iris, 4)
  out += dot(cx, cy, 15 * size) + dot(cx + 6 * size, cy - 8 * size, 5.4 * size, 'white')
  return out + line(mirrored('-60,10 -30,-26 4,-38 36,-28 64,-4', false), 7)
}

/** An owl's: rings of short feathers around a large eye. */
function discs(x: number, y: number): string {
  let out = circle(x, y, 104, 5)
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU
    out += shape(leaf(x + 62 * Math.cos(a), y + 62 * Math.sin(a), 40, 24, a, 0.6), 3.4)
  }
  return out + circle(x, y, 62, 5) + circle(x, y, 44, 4) + dot(x, y, 27) + dot(x + 10, y - 12, 9, 'white')
}

const NOSES: Readonly<Record<Species['muzzle'], string>> = {
  cat: '-44,-20! 0,-30 44,-20! 30,10 0,30 -30,10',
  dog: '-58,-24 -30,-42 0,-44 30,-42 58,-24 46,18 0,40 -46,18',
  bear: '-58,-22 -30,-40 0,-42 30,-40 58,-22 44,16 0,34 -44,16',
  hoofed: '-66,-10 -40,-30 0,-22 40,-30 66,-10 40,26 0,34 -40,26',
  rabbit: '-30,-14! 0,-22 30,-14! 18,10 0,20 -18,10',
  beak: '-46,-30! 0,-52 46,-30! 34,40 0,104! -34,40',
  trunk: '0,0 1,0 1,1',
}

function muzzle({ muzzle: kind, nose }: Species): string {
  const at = (poly: Poly): Poly => move(poly, 512, nose)
  if (kind === 'trunk') return trunk()
  let out = ''
  if (kind === 'cat' || kind === 'rabbit') {
    const wide = kind === 'cat' ? 1 : 0.74
    out += shape(at(curve(mirror('0,96 40,100 50,130 30,156 0,164', 0))), 4.6)
    for (const side of [-1, 1]) out += shape(at(ellipse(side * 58 * wide, 58, 76 * wide, 56 * wide)), 5)
    for (const side of [-1, 1])
      for (const [x, y] of [
        [44, 44],
        [70, 58],
        [46, 72],
      ] as const)
        out += dot(512 + side * x * wide, nose + y, 4.4)
    out += line(
      at([
        [0, 20],
        [0, 62 * wide],
      ]),
      5,
    )
    for (const side of [-1, 1])
      for (const k of [-0.2, 0.02, 0.24])
        out += line(
          curve(
            [
              [512 + side * 96 * wide, nose + 56 + k * 40],
              [512 + side * 190, nose + 46 + k * 130],
              [512 + side * 270, nose + 56 + k * 260],
            ],
            false,
          ),
          3.6,
        )
    if (kind === 'cat')
      out +=
        shape(at(curve(mirror('0,-170! 30,-130 40,-60 50,-24! 0,-30', 0))), 4) +
        shape(at(leaf(0, -34, 110, 34, -Math.PI / 2, 0.4)), 3.6)
    else
      out +=
        shape(
          at([
            [-16, 92],
            [0, 88],
            [16, 92],
            [13, 124],
            [-13, 124],
          ]),
          4,
        ) +
        line(
          at([
            [0, 90],
            [0, 122],
          ]),
          3.4,
        )
  }
  if (kind === 'dog' || kind === 'bear') {
    const low = kind === 'dog' ? 106 : 130
    out += shape(at(curve(mirror(`0,-190! 44,-150 66,-60 104,20 92,70 46,${low} 0,${low + 6}`, 0))), 5)
    out += [-150, -116, -84].map((y) => shape(at(curve(mirror(`0,${y - 20}! 22,${y} 0,${y + 16}!`, 0))), 3.6)).join('')
    out +=
      line(
        at([
          [0, 38],
          [0, 66],
        ]),
        5,
      ) + line(at(curve('-70,78 -34,86 0,66 34,86 70,78', false)), 5)
  }
  if (kind === 'hoofed') {
    out += shape(at(curve(mirror('0,-96 50,-84 84,-30 84,24 56,56 0,66', 0))), 5)
    out += shape(at(curve(mirror('0,-330! 24,-280 26,-180 20,-100! 0,-92', 0))), 4)
    out += [-290, -240, -190, -140]
      .map((y) => shape(at(curve(mirror(`0,${y - 16}! 14,${y} 0,${y + 16}!`, 0))), 3.4))
      .join('')
    for (const side of [-1, 1]) out += shape(at(ellipse(side * 42, -8, 18, 26, 24, side * 0.5)), 4.4)
    return out + line(at(curve('-50,36 0,46 50,36', false)), 4.4)
  }
  out +=
    kind === 'beak'
      ? shape(at(curve(NOSES.beak)), 6) +
        line(at(curve('-20,-20 0,-6 20,-20', false)), 4) +
        line(
          at([
            [0, -6],
            [0, 90],
          ]),
          3.6,
        )
      : shape(at(curve(NOSES[kind])), 5)
  if (kind !== 'beak' && kind !== 'rabbit')
    for (const side of [-1, 1])
      out += shape(at(move(curve('-12,0! 2,-10 14,0 4,8'), side * 22, 2, 0, side, 1)), 2, '#000')
  return out
}

/** Rings down the trunk, a band of flowers on the brow. */
function trunk(): string {
  const sides = (y: number): number => (y < 620 ? 92 - (y - 600) * 0.06 : 92 - (y - 620) * 0.11)
  let out = ''
  for (let y = 560; y < 880; y += 44) {
    const half = sides(y) - 6
    out += shape(
      band(
        arc(512, y - 80, 130, 0.96, Math.PI - 0.96, 16).map(([x, v]): Point => [512 + ((x - 512) / 75) * half, v]),
        16,
      ),
      3.4,
    )
  }
  return (
    out +
    shape(ellipse(512, 900, 40, 16), 4) +
    [-16, 16].map((dx) => shape(ellipse(512 + dx, 900, 8.5, 7), 2.4)).join('')
  )
}
