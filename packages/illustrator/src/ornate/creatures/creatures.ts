/** Whom we draw for grown-ups, each in several poses. */
import type { Rng } from '../../ink/random.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { center, type Point } from '../kit/points.ts'
import type { Shown, Subject } from '../subject.ts'
import { CATS } from './cat.ts'
import { CRABS, SCORPIONS } from './crab.ts'
import { boundsOf, type Creature, flipped, type Ink, mapped, type Pose } from './creature.ts'
import { CROWS } from './crow.ts'
import { DOLPHINS } from './dolphin.ts'
import { ELEPHANTS } from './elephant.ts'
import { HORSES } from './horse.ts'
import { JELLYFISH } from './jellyfish.ts'
import { LIONS } from './lion.ts'
import { OWLS } from './owl.ts'
import { ROOSTERS } from './rooster.ts'
import { FOX_HEADS, FOXES, WOLF_HEADS, WOLVES } from './wolf-and-fox.ts'

const CREATURES: Readonly<Record<string, readonly Pose[]>> = {
  owl: OWLS,
  cat: CATS,
  wolf: WOLVES,
  fox: FOXES,
  dolphin: DOLPHINS,
  elephant: ELEPHANTS,
  horse: HORSES,
  lion: LIONS,
  rooster: ROOSTERS,
  chicken: ROOSTERS,
  crow: CROWS,
  raven: CROWS,
  jellyfish: JELLYFISH,
  crab: CRABS,
  scorpion: SCORPIONS,
}

export const CREATURE_NAMES = Object.keys(CREATURES)

export const hasCreature = (name: string): boolean => name in CREATURES

/** Heads alone, for a portrait. */
const SITTERS: Readonly<Record<string, readonly Pose[]>> = { lion: LIONS, fox: FOX_HEADS, wolf: WOLF_HEADS }

export const hasSitter = (name: string): boolean => name in SITTERS

export const sitter = (name: string, rng: Rng): Subject => posed(rng.pick(SITTERS[name]!)(rng), rng)

/** `hasCreature(name)` holds; in one of its poses, looking to either side. */
export const creature = (name: string, rng: Rng): Subject => posed(rng.pick(CREATURES[name]!)(rng), rng)

/** One drawing of it, looking to either side. */
const posed = (drawn: Creature, rng: Rng): Subject => asDrawn(rng.chance(0.5) ? drawn : flipped(drawn))

/** As it is drawn, and as large as its place. */
export function asDrawn(parts: Creature): Subject {
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
          marks.map((mark) => inked(mark, scale)).join(''),
      )
      .join('')
    return { svg, outlines: placed.map(({ poly }) => poly) }
  }
}

/** Smaller than that an eye is a dark almond with a light in it. */
const SMALL_EYE = 26

/** Finer where it is smaller. */
function inked({ poly, open, fill, sw = 3.2, eye }: Ink, scale: number): string {
  const width = sw && Math.max(2.6, sw * Math.min(1, 0.35 + 0.75 * scale))
  if (eye && eye.size * scale < SMALL_EYE) {
    if (eye.part === 'iris') return ''
    if (eye.part === 'white') return shape(poly, width, '#000')
    if (eye.part === 'light') return dot(...center(poly), 3.6, 'white')
  }
  return open ? line(poly, width) : shape(poly, width, fill)
}
