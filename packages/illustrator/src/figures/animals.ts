/** Animals on the humanoid rig, as in picture books: a fox pushes, a bear dances, a dinosaur drives. */
import type { Acting, Actor, Spot } from '../art/art.ts'
import { figure } from './figure.ts'
import { withLetters } from './garments/lettered.ts'
import { NOTHING, type Outfit } from './garments/outfit.ts'
import { putOn } from './garments/wear.ts'
import { beastHead } from './heads/beast.ts'
import type { Look } from './look.ts'
import { knows } from './postures.ts'
import { described } from './species/described.ts'
import { SPECIES } from './species/index.ts'
import type { Species } from './species/species.ts'
import { costumes, shapeOf } from './suits.ts'

/** Larger heads and shorter legs than a child's: that is what makes an animal somebody to hug. */
const CUDDLY = {
  head: 0.236,
  torso: 0.282,
  shoulder: 0.09,
  drop: 0.3,
  thigh: 0.102,
  shin: 0.09,
  foot: 0.114,
  hip: 0.13,
  deep: 0.126,
  upperArm: 0.138,
  forearm: 0.13,
  arm: 0.047,
  leg: 0.068,
  hand: 0.051,
  plush: true,
}
/** Turned further to the side, two short thick legs would be one. */
const MOST_TURNED = 46
/** In head radii. */
const LONG_SNOUT = 0.6
const SOME_SNOUT = 0.24

/** On a tail instead of legs: head and body are one, with fins for arms, or it is a doll in a fish's skin. */
const TAILED = {
  head: 0.25,
  torso: 0.22,
  shoulder: 0.14,
  thigh: 0.13,
  shin: 0.12,
  hip: 0.1,
  deep: 0.1,
  upperArm: 0.14,
  forearm: 0.13,
  arm: 0.05,
  hand: 0.058,
}

/** Birds are all belly: on a child's legs they look like people in a suit. */
const PLUMP = {
  head: 0.22,
  torso: 0.33,
  shoulder: 0.07,
  thigh: 0.075,
  shin: 0.07,
  hip: 0.122,
  deep: 0.12,
  leg: 0.05,
  arm: 0.052,
  hand: 0.05,
  plush: true,
}
/** With wings and thin legs. */
const WINGED = {
  ...PLUMP,
  head: 0.205,
  thigh: 0.1,
  shin: 0.09,
  leg: 0.022,
  foot: 0.13,
  arm: 0.042,
  hand: 0.046,
  plush: false,
}
/** A small head on a long neck, and long legs. */
const TALL = {
  ...WINGED,
  head: 0.108,
  torso: 0.24,
  neck: 0.26,
  thigh: 0.14,
  shin: 0.15,
  leg: 0.019,
  hip: 0.11,
  deep: 0.12,
  hand: 0.04,
}
const isPlump = ({ paw }: Species): boolean => paw === 'wing' || paw === 'flipper'

const buildOf = (species: Species) =>
  species.lower === 'body'
    ? TAILED
    : species.paw === 'wing'
      ? species.tall
        ? TALL
        : WINGED
      : isPlump(species)
        ? PLUMP
        : CUDDLY

/** A long snout or bill is seen from the side, a short one from anywhere, one between the two from near the front. */
function headOf({ snout, beak, broad }: Species): Pick<Look, 'headTurned' | 'headMost'> {
  if (broad) return { headTurned: 24, headMost: 24 }
  if (beak && beak.kind !== 'cone') return { headTurned: 40 }
  const long = snout?.long ?? 0
  return long >= LONG_SNOUT ? { headTurned: 40 } : { headMost: long >= SOME_SNOUT ? 15 : 21 }
}

/** A hood is cut for a flat face: on a snout it would lie across an eye. */
const hoodless = ({ hat, ...rest }: Outfit): Outfit => (hat && hat.kind !== 'hood' ? { ...rest, hat } : rest)

function lookOf(species: Species, spot: Spot, acting: Acting): Look {
  const { told, others } = costumes(acting.wears ?? [])
  const dressed: Outfit = putOn(
    {
      ...NOTHING,
      ...shapeOf(told),
      back: (species.back ?? []).map((kind) => ({ kind, tint: species.fur })),
      ...(species.bottom ? { bottom: species.bottom } : {}),
      ...(species.lower
        ? { lower: { kind: species.lower, tint: species.fur, smooth: species.pelt?.kind !== 'scales' } }
        : {}),
    },
    others,
  )
  const outfit = withLetters(hoodless(dressed), spot.attributes ?? [])
  const paw = species.paw ?? 'paw'
  return {
    age: species.age ?? 'child',
    girth: species.girth ?? (isPlump(species) ? 1.32 : 1.14),
    build: { ...buildOf(species), ...species.build, ...(species.neck ? { neck: species.neck } : {}) },
    mostTurned: MOST_TURNED,
    ...headOf(species),
    skin: species.body ?? species.fur,
    // Under a hat the eyes that stand on top of the head would not be seen.
    head: beastHead(outfit.hat ? { ...species, popEyes: undefined } : species),
    ...(species.neckline ??
      (species.merged ? { neck: 0.99 } : undefined) ??
      (species.tall ? { neck: 0.4, bow: 0.9 } : { neck: 0.46 })),
    outfit,
    detailed: spot.detail !== 'simple',
    grins: spot.rng.chance(0.35),
    paw,
    feet: species.feet ?? (paw === 'wing' ? 'talon' : paw === 'flipper' ? 'web' : paw),
    ...(species.tail ? { tail: species.tail } : {}),
    pelt: species.pelt ?? { kind: 'belly', tint: 'cream' },
  }
}

/** The animal upright, or null for what is no animal. */
export function asPerson(noun: string): Actor | null {
  const species = SPECIES[noun]
  if (!species) return null
  return {
    name: noun,
    aspect: 0.5,
    habitat: 'ground',
    can: knows,
    act: (spot, acting) => figure(lookOf(described(species, spot.attributes), spot, acting), spot, acting),
  }
}
