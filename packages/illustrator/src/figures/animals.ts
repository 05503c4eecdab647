/** Animals on the humanoid rig, as in picture books: a fox pushes, a bear dances, a dinosaur drives. */
import type { Acting, Actor, Spot } from '../art/art.ts'
import { figure } from './figure.ts'
import { withLetters } from './garments/lettered.ts'
import { NOTHING, type Outfit } from './garments/outfit.ts'
import { PRINTS } from './garments/prints.ts'
import { putOn } from './garments/wear.ts'
import { beastHead } from './heads/beast.ts'
import type { Look } from './look.ts'
import { knows } from './postures.ts'
import { long, tee, trousers } from './roles/cloth.ts'
import { described } from './species/described.ts'
import { SPECIES } from './species/index.ts'
import type { Species } from './species/species.ts'

/** Larger heads and shorter legs than a child's: that is what makes an animal somebody to hug. */
const CUDDLY = {
  head: 0.236,
  torso: 0.268,
  shoulder: 0.076,
  thigh: 0.112,
  shin: 0.098,
  foot: 0.12,
  hip: 0.124,
  deep: 0.12,
  upperArm: 0.138,
  forearm: 0.13,
  arm: 0.046,
  leg: 0.066,
  hand: 0.05,
}
/** Turned further to the side, two short thick legs would be one. */
const MOST_TURNED = 46
/** In head radii. */
const LONG_SNOUT = 0.6
const SOME_SNOUT = 0.24

/** On a tail instead of legs: head and body are one, with fins for arms, or it is a doll in a fish's skin. */
const TAILED = {
  head: 0.25,
  torso: 0.2,
  shoulder: 0.13,
  thigh: 0.15,
  shin: 0.14,
  hip: 0.132,
  deep: 0.13,
  upperArm: 0.1,
  forearm: 0.095,
  arm: 0.05,
  hand: 0.058,
}

/** Birds are all belly: on a child's legs they look like people in a suit. */
const PLUMP = { head: 0.22, torso: 0.33, shoulder: 0.07, thigh: 0.075, shin: 0.07, hip: 0.122, deep: 0.12, leg: 0.05 }
const isPlump = ({ paw }: Species): boolean => paw === 'wing' || paw === 'flipper'

const buildOf = (species: Species) => (species.lower === 'fishtail' ? TAILED : isPlump(species) ? PLUMP : CUDDLY)

/** Known by its coat: in a shirt a zebra is a horse, a panda a bear. */
const MARKED: ReadonlySet<string> = new Set(['wool', 'stripes', 'spots', 'patches', 'vest', 'bands'])
const isMarked = ({ pelt }: Species): boolean => pelt !== undefined && MARKED.has(pelt.kind)

/** About a third wear nothing, as animals do; the rest something simple. */
function clothes({ rng }: Spot, species: Species, worn: boolean): Partial<Outfit> {
  const roll = rng.unit()
  const [a, b] = [`cloth${rng.int(1, 6)}`, `cloth${rng.int(1, 6)}`]
  const printed = rng.pick(PRINTS)
  if (worn || roll < 0.36) return {}
  if (roll < 0.52) return { trims: [{ kind: 'scarf', tint: a }] }
  if (roll < 0.62) return { trims: [{ kind: 'bowtie', tint: a }] }
  if (isMarked(species)) return {}
  if (roll < 0.74) return { ...long(a), trims: [{ kind: 'hem', tint: b }] }
  if (roll < 0.88) return { ...tee(a), ...trousers(b), trims: [{ kind: 'bib', tint: b }] }
  return { top: { ...tee(a).top, print: printed } }
}

/** A long snout is seen from the side, a short one from anywhere, one between the two from near the front. */
function headOf({ snout }: Species): Pick<Look, 'headTurned' | 'headMost'> {
  const long = snout?.long ?? 0
  return long >= LONG_SNOUT ? { headTurned: 40 } : { headMost: long >= SOME_SNOUT ? 15 : 21 }
}

function lookOf(species: Species, spot: Spot, acting: Acting): Look {
  const worn: Outfit = putOn(
    {
      ...NOTHING,
      ...clothes(spot, species, (acting.wears?.length ?? 0) > 0 || species.lower !== undefined),
      back: (species.back ?? []).map((kind) => ({ kind, tint: species.fur })),
      ...(species.lower
        ? { lower: { kind: species.lower, tint: species.fur, smooth: species.pelt?.kind !== 'scales' } }
        : {}),
    },
    acting.wears ?? [],
  )
  const outfit = withLetters(worn, spot.attributes ?? [])
  const paw = species.paw ?? 'paw'
  return {
    age: species.age ?? 'child',
    girth: species.girth ?? (isPlump(species) ? 1.32 : 1.14),
    build: { ...buildOf(species), ...species.build, ...(species.neck ? { neck: species.neck } : {}) },
    mostTurned: MOST_TURNED,
    ...headOf(species),
    skin: species.fur,
    head: beastHead(species),
    neck: 0.46,
    outfit,
    detailed: spot.detail !== 'simple',
    grins: spot.rng.chance(0.35),
    paw,
    feet: species.feet ?? (paw === 'wing' || paw === 'flipper' ? 'web' : paw),
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
