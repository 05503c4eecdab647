/** Wild animals as a book of nature shows them: whole, facing either side, and what they do beside standing there. */
import type { Rng } from '../../ink/random.ts'
import { CATS } from '../creatures/cat.ts'
import { boundsOf, flipped, type Pose } from '../creatures/creature.ts'
import { asDrawn } from '../creatures/creatures.ts'
import { HORSES } from '../creatures/horse.ts'
import { trotting, UNICORNS, WINGED_HORSES } from '../creatures/horse-whole.ts'
import { type Figure, isWhole, wholeAnimal } from '../creatures/whole.ts'
import { HOWLING_WOLF, SLEEPING_FOX } from '../creatures/wolf-and-fox.ts'

const POSED: Readonly<Record<string, readonly Pose[]>> = {
  horse: [trotting],
  unicorn: UNICORNS.slice(1),
  pegasus: WINGED_HORSES,
}

export const isWild = (name: string): boolean => name in POSED || isWhole(name)

/** What some of them do. */
export const DOING: Readonly<Record<string, Readonly<Record<string, Pose>>>> = {
  sleeps: { fox: SLEEPING_FOX, cat: CATS[2]! },
  howls: { wolf: HOWLING_WOLF },
  runs: { horse: HORSES[1]! },
}

/** `isWild(name)` holds. */
export function wildFigure(name: string, deed: string, rng: Rng, isLeft: boolean): Figure {
  const pose = DOING[deed]?.[name] ?? (name in POSED ? rng.pick(POSED[name]!) : null)
  if (!pose) return wholeAnimal(name, rng, isLeft)
  const drawn = isLeft ? flipped(pose(rng)) : pose(rng)
  const { w, h } = boundsOf(drawn)
  return { w, h, subject: asDrawn(drawn) }
}
