/** Whom we draw for grown-ups, each in several poses. */
import type { Rng } from '../../ink/random.ts'
import { headSubject } from '../heads/subject.ts'
import type { Point } from '../kit/points.ts'
import type { Shown, Subject } from '../subject.ts'
import { CATS } from './cat.ts'
import { CRABS, SCORPIONS } from './crab.ts'
import { boundsOf, type Creature, flipped, mapped, type Pose } from './creature.ts'
import { CROWS } from './crow.ts'
import { DOLPHINS } from './dolphin.ts'
import { drawnAt } from './drawn.ts'
import { ELEPHANTS } from './elephant.ts'
import { HORSES } from './horse.ts'
import { trotting, UNICORNS, WINGED_HORSES } from './horse-whole.ts'
import { JELLYFISH } from './jellyfish.ts'
import { LIONS } from './lion.ts'
import { OWLS } from './owl.ts'
import { ROOSTERS } from './rooster.ts'
import { isWhole, wholeAnimal } from './whole.ts'
import { FOX_HEADS, FOXES, WOLF_HEADS, WOLVES } from './wolf-and-fox.ts'

const CREATURES: Readonly<Record<string, readonly Pose[]>> = {
  owl: OWLS,
  cat: CATS,
  wolf: WOLVES,
  fox: FOXES,
  dolphin: DOLPHINS,
  elephant: ELEPHANTS,
  horse: [...HORSES, trotting],
  unicorn: UNICORNS,
  pegasus: WINGED_HORSES,
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

export const hasCreature = (name: string): boolean => name in CREATURES || isWhole(name)

/** Its head alone is the finer drawing. */
export const hasOnlyWhole = (name: string): boolean => isWhole(name) && !(name in CREATURES)

/** Heads alone, for a portrait. */
const SITTERS: Readonly<Record<string, readonly Pose[]>> = { lion: LIONS, fox: FOX_HEADS, wolf: WOLF_HEADS }

export const hasSitter = (name: string): boolean => name in SITTERS

export const sitter = (name: string, rng: Rng): Subject => posed(rng.pick(SITTERS[name]!)(rng), rng)

/** `hasCreature(name)` holds; in one of its poses, looking to either side or as it is drawn, to the right. */
export const creature = (name: string, rng: Rng, isToRight = false): Subject => {
  // A lion's own drawings are all mane.
  if (isWhole(name) && name !== 'lion' && !(name in CREATURES && rng.chance(0.5))) {
    const head = headSubject(name, rng)
    const whole = rng.chance(0.5) ? wholeAnimal(name, rng, !isToRight && rng.chance(0.5)).subject : head
    return (place) => (place.w < LEAST_WHOLE ? head : whole)(place)
  }
  const drawn = rng.pick(CREATURES[name]!)(rng)
  return isToRight ? asDrawn(drawn) : posed(drawn, rng)
}

/** In a narrower place the head of a whole animal would be a dot. */
const LEAST_WHOLE = 640

/** One drawing of it, looking to either side. */
export const posed = (drawn: Creature, rng: Rng): Subject => asDrawn(rng.chance(0.5) ? drawn : flipped(drawn))

/** As it is drawn, and as large as its place. */
export function asDrawn(parts: Creature): Subject {
  return (place): Shown => {
    const { x0, y0, w: wide, h: high } = boundsOf(parts)
    const scale = Math.min(place.w / wide, place.h / high)
    const at = ([u, v]: Point): Point => [place.x + (u - x0 - wide / 2) * scale, place.y + (v - y0 - high / 2) * scale]
    return drawnAt(mapped(parts, at), scale, place)
  }
}
