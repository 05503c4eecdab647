/** The head of an animal from the front, as grown-ups like to color it: eyes of its own kind, fur in locks, the same on both sides. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf, mirror } from '../kit/curves.ts'
import { circle, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { eye } from './eyes.ts'
import { furOf, ruff, tufts } from './fur.ts'
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
  spiral,
  tusks,
} from './growth.ts'
import { muzzle } from './muzzle.ts'
import { SPECIES, type Species } from './species.ts'

export const hasHead = (noun: string): boolean => noun in SPECIES

export const hasAntlers = (noun: string): boolean => SPECIES[noun]?.horn === 'antlers'

export const headOutline = (noun: string): Poly => curve(mirror(SPECIES[noun]!.face))

const flipped = (poly: Poly): Poly => poly.map(([x, y]) => [1024 - x, y])
const both = (poly: Poly, sw: number): string => shape(poly, sw) + shape(flipped(poly), sw)

/** What would hide the shoulders. */
const SHOULDERED: ReadonlySet<string> = new Set(['ruff', 'feathers'])

/** `hasHead(noun)` holds; shorn, it leaves its shoulders to others; small, it has coarser fur. */
export function animalHead(noun: string, rng: Rng, isShorn = false, isSmall = false): string {
  const { mane, ...bare } = SPECIES[noun]!
  const species: Species = mane && !(isShorn && SHOULDERED.has(mane)) ? { ...bare, mane } : bare
  const inner = curve(species.inner)
  let out = behind(species)
  out += both(curve(species.ear), 6) + both(inner, 4) + (species.muzzle === 'trunk' ? '' : tufts(inner))
  out += shape(headOutline(noun), 6) + furOf(species, isSmall)
  for (const patch of species.patches ?? []) out += both(curve(patch), 4)
  out += cheekbones(species) + brow(species, rng) + muzzle(species)
  for (const side of [-1, 1] as const) out += eye(side, species)
  if (species.mane === 'horse') out += forelock()
  return out + (species.horn === 'unicorn' ? spiral() : '')
}

function behind({ mane, horn, tusks: hasTusks }: Species): string {
  let out = ''
  if (horn === 'antlers') out += antlersOf()
  if (horn === 'horns') out += hornsOf()
  if (horn === 'bull') out += ringedHorns(bullHorn(), 4)
  if (horn === 'ram') out += ringedHorns(ramHorn(), 13)
  if (mane === 'lion') out += lionMane()
  if (mane === 'ruff') out += ruff()
  if (mane === 'horse') out += horsemane()
  if (mane === 'feathers') out += feathersAround()
  return out + (hasTusks ? tusks() : '')
}

/** Drops that follow the long cheek of who has no fur there. */
function cheekbones({ muzzle: kind, nose, eye: { x, y } }: Species): string {
  if (kind !== 'hoofed' && kind !== 'deer') return ''
  const long = nose - 90 - y
  return [0.22, 0.44, 0.66, 0.88]
    .map((t, i) =>
      both(leaf(512 + x + 14 - 34 * t, y + long * t, 62 - 8 * i, 26 - 3 * i, Math.PI / 2 - 0.1 + 0.24 * i, 0.5), 3.8),
    )
    .join('')
}

/** A fan of leaves on the brow. */
function brow({ eye: { y } }: Species, rng: Rng): string {
  const middle = y - 62
  const petals = rng.pick([5, 7])
  let out = ''
  for (const i of [...Array(petals).keys()].sort(
    (p, q) => Math.abs(q - (petals - 1) / 2) - Math.abs(p - (petals - 1) / 2),
  )) {
    const k = (i / (petals - 1) - 0.5) * 2.3
    out += shape(leaf(512, middle, 118 - 26 * Math.abs(k), 46, -Math.PI / 2 + k, 0.6), 4.2)
  }
  return out + shape(leaf(512, middle - 4, 74, 34, Math.PI / 2, 0.5), 4.2) + circle(512, middle, 18, 4.2)
}
