/** Animals that do as people do wear something, as in picture books: a bare round body is little to color. */
import { SPECIES } from '../figures/species/index.ts'
import type { Member } from './member.ts'
import type { Garment } from './outfits.ts'
import type { Bond, Scene } from './scene.ts'

/** Without sleeves: on a short thick arm one is a loose cuff. */
const garment = (name: string, ...attributes: string[]): Garment => ({
  name,
  attributes: ['sleeveless', ...attributes],
})

/** Fur in one color goes with anything. */
const CLOTHES: readonly Garment[] = [
  garment('overalls'),
  garment('t-shirt', 'striped'),
  garment('t-shirt', 'heart-emblem'),
  garment('overalls', 'checkered'),
  garment('t-shirt', 'starry'),
]
/** A wolf at the piglets' door is not taken seriously in one. */
const DRESSES: readonly Garment[] = [garment('dress', 'flowered'), garment('dress', 'heart-patterned')]
const FIERCE = /wolf|lion|crocodile|alligator|gorilla|bear$|rhino|hyena|rat$|boar|bull/
/** Stripes and spots are what somebody is known by. */
const NECKWEAR: readonly Garment[] = [garment('scarf'), garment('scarf', 'striped')]

/** "Mrs. Rabbit", "papa bear" */
const HERS = /^(?:lady|miss|mama|momma|mommy|mother|mom|aunt|granny|grandma|sister|girl|female)$/
const HIS = /^(?:gentleman|papa|father|dad|daddy|uncle|grandpa|brother|boy|male)$/
const OVERALLS: readonly Garment[] = [garment('overalls'), garment('overalls', 'checkered')]

export function dressed({ members, bonds }: Scene): void {
  for (const member of members) {
    const isDressed = member.acting.wears?.length || member.named.attributes.some((look) => !isKin(look))
    if (!member.upright || isDressed || bonds.some((bond) => bond.a === member && isBare(bond))) continue
    const rack = rackOf(member)
    const worn = rack[Math.abs(member.seed + member.copy) % rack.length]
    if (worn) member.act({ wears: [worn] })
  }
}

const isKin = (look: string): boolean => HERS.test(look) || HIS.test(look)

/** Who has no shoulders wears nothing. */
function rackOf({ entry: { name }, named: { attributes } }: Member): readonly Garment[] {
  const species = SPECIES[name]
  if (!species || species.lower || species.paw === 'wing' || INSECTS.test(name)) return []
  const isPlain = !species.pelt || /^(belly|underside|pouch)$/.test(species.pelt.kind)
  const isOdd = species.tall || species.neck || (species.back ?? []).some((part) => part !== 'spines')
  if (!isPlain || isOdd) return NECKWEAR
  if (attributes.some((look) => HERS.test(look))) return DRESSES
  if (attributes.some((look) => HIS.test(look))) return OVERALLS
  return FIERCE.test(name) ? CLOTHES : [...CLOTHES, ...DRESSES]
}

const INSECTS =
  /\b(?:bee|bumblebee|wasp|ant|moth|worm)$|beetle|fly$|bug|ladybird|cricket|grasshopper|spider|snail|caterpillar|octopus|squid|jelly|snake/

/** Who bathes or hangs by the tail has put it off, and whoever is seen as an animal is one. */
const isBare = ({ b, relation: { relation } }: Bond): boolean =>
  BARE.test(relation) || (/^(inside|comes-out-of)$/.test(relation) && WET.test(b?.entry.name ?? ''))
const BARE = /^(swims|floats|dives|jumps-in|hangs|climbs|sleeps|roars|howls|hides)/
const WET = /tub|bath|pool|pond|lake|river|stream|sea|ocean|puddle|burrow|nest|hole|pouch|mud|shower|cave/
