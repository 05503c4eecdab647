/** Animals that do as people do go in their own fur: clothes that nobody asked for hide what is handsome about them. Now and then one has something at the neck. */
import { SPECIES } from '../figures/species/index.ts'
import type { Member } from './member.ts'
import type { Garment } from './outfits.ts'
import type { Bond, Scene } from './scene.ts'

const garment = (name: string, ...attributes: string[]): Garment => ({ name, attributes })

/** Mostly nothing. */
const NECKWEAR: readonly (Garment | undefined)[] = [
  undefined,
  garment('neckerchief'),
  undefined,
  garment('bow tie'),
  undefined,
]
/** "Mrs. Rabbit", "the gentleman fox": said as of people, and dressed as they are. */
const DRESSES: readonly Garment[] = [garment('dress', 'flowered'), garment('dress', 'heart-patterned')]
const LADY = /^(?:lady|miss)$/
/** "mama bear and papa bear" are told apart by it. */
const HERS = /^(?:mama|momma|mommy|mother|mom|aunt|granny|grandma|sister|girl)$/
const HIS = /^(?:gentleman|papa|father|dad|daddy|uncle|grandpa|brother|boy)$/
/** Told of a pronoun. */
const SEX = /^(?:male|female)$/

export function dressed({ members, bonds }: Scene): void {
  for (const member of members) {
    const isDressed = member.acting.wears?.length || member.named.attributes.some((look) => !isKin(look))
    if (!member.upright || isDressed || bonds.some((bond) => bond.a === member && isBare(bond))) continue
    const rack = rackOf(member)
    const worn = rack[Math.abs(member.seed + member.copy) % rack.length]
    if (worn) member.act({ wears: [worn] })
  }
}

const isKin = (look: string): boolean => [LADY, HERS, HIS, SEX].some((kind) => kind.test(look))

/** Who has no shoulders wears nothing. */
function rackOf({ entry: { name }, named: { attributes } }: Member): readonly (Garment | undefined)[] {
  const species = SPECIES[name]
  if (!species || species.lower || species.merged || INSECTS.test(name)) return []
  const isAny = (kind: RegExp) => attributes.some((look) => kind.test(look))
  if (isAny(LADY) && species.paw !== 'wing') return DRESSES
  if (isAny(HIS)) return [garment('bow tie')]
  if (isAny(HERS)) return [garment('hair bow')]
  // Under a long neck, a mane or a trunk nothing is seen of it.
  const isHidden = species.tall || species.neck || species.marks?.some((mark) => HANGING.test(mark))
  return isHidden ? [] : NECKWEAR
}

const INSECTS =
  /\b(?:bee|bumblebee|wasp|ant|moth|worm)$|beetle|fly$|bug|ladybird|cricket|grasshopper|spider|snail|caterpillar|octopus|squid|jelly|snake/
const HANGING = /mane|trunk|goatee|beard|gills|frill|wattle/

/** Who bathes or hangs by the tail has put it off, and whoever is seen as an animal is one. */
const isBare = ({ b, relation: { relation } }: Bond): boolean =>
  BARE.test(relation) || (/^(inside|comes-out-of)$/.test(relation) && WET.test(b?.entry.name ?? ''))
const BARE = /^(swims|floats|dives|jumps-in|hangs|climbs|sleeps|roars|howls|hides)/
const WET = /tub|bath|pool|pond|lake|river|stream|sea|ocean|puddle|burrow|nest|hole|pouch|mud|shower|cave/
