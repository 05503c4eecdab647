/** Nobody said where: at home for furniture, among its own for an animal, or before a plain ground. */
import type { Rng } from '../ink/random.ts'
import { CLOSE_UPS } from '../places/choose.ts'
import { SCENES } from '../scenes/index.ts'
import { LEXICON } from '../words/lexicon.ts'
import { habitatOf } from '../world/habitats.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

const AT_TABLE = /kitchen and food/
export const AT_HOME = /indoor things|school and letters|music/

export function unnamed(scene: Scene, lead: Member | undefined, rng: Rng): string {
  const of = (words: RegExp) => scene.members.filter(({ entry }) => words.test(entry.category))
  if (isInSpace(scene, lead)) return 'space'
  const flies = scene.bonds.some(({ relation }) => /fl(y|ies)/.test(relation.relation))
  // A bunch of flowers does not bring the table into the park.
  const wild = of(/vehicles|nature|buildings/).filter(({ entry }) => entry.height > 1)
  if (!flies && of(AT_HOME).some(({ entry }) => !ANYWHERE.test(entry.name)) && !wild.length)
    return rng.pick(of(/school/).length ? ['classroom', 'playroom'] : ['living room', 'bedroom', 'nook', 'playroom'])
  // Where crabs and camels live people come too, and eat their ice cream there.
  const visited = scene.members.map(({ being, entry }) => (being ? habitatOf(entry.name) : undefined)).find(isVisited)
  if (visited) return visited
  if (of(AT_TABLE).some(({ entry }) => !habitatOf(entry.name)) && !of(/animals|fantasy|nature/).length)
    return rng.pick(['cook room', 'restaurant', 'dining room'])
  const habitat =
    lead && !scene.members.some(({ entry }) => entry.kind === 'being' && entry.human)
      ? habitatOf(lead.entry.name)
      : undefined
  // The bubbles of a fish are in the sea with it.
  if (
    habitat === 'underwater' &&
    lead?.habitat === 'water' &&
    scene.bonds.some(({ relation }) => relation.relation === 'blows')
  )
    return habitat
  // Balloons without anybody to hold them are up in the air.
  if (scene.members.every(({ being, habitat }) => !being && habitat === 'air')) return 'aloft'
  if (flies || scene.members.some(({ habitat }) => habitat === 'sky' || habitat === 'air'))
    return rng.pick(['patch', 'garden', 'meadow', 'hills', 'park'])
  if (habitat === 'underwater' && scene.bonds.some(({ relation }) => relation.relation === 'jumps')) return 'open sea'
  // Doves about a cake, pigeons at their grain: it is somewhere on the ground.
  const home = lead ? LEXICON.get(lead.entry.name)?.home : undefined
  const isGrounded = (m: Member) =>
    scene.does(m, 'eats')?.relation.how === 'peck-grain' || (!m.being && !/^(air|sky)$/.test(m.habitat))
  if ((habitat ?? home) === 'sky' && scene.members.some(isGrounded)) return rng.pick(['garden', 'patch', 'park'])
  if (habitat) return habitat
  if (home && SCENES[home] && !COMMON.has(home) && rng.chance(0.85)) return home
  // A pattern suits a portrait; where much happens it would be a tangle.
  if (scene.members.length < 4 && scene.members.filter((m) => m.being).length < 2 && rng.chance(0.3))
    return rng.pick(CLOSE_UPS)
  const small = scene.members.every(({ entry }) => isHomely(entry.name, entry.category))
  return rng.pick(
    small ? ['nook', 'living room', 'backyard', 'playroom'] : ['patch', 'meadow', 'park', 'hills', 'forest', 'garden'],
  )
}

const isVisited = (habitat: string | undefined): boolean => habitat === 'beach' || habitat === 'desert'

/** Only food, what it is served in, and what stands beside it: on a table, close by. */
export const isStillLife = ({ members }: Scene): boolean =>
  !members.every(({ entry }) => habitatOf(entry.name)) &&
  members.every(
    ({ being, entry, habitat }) =>
      !being &&
      entry.height < 0.5 &&
      (AT_TABLE.test(entry.category) ||
        ON_TABLES.test(entry.name) ||
        (habitat === 'hand' && IN_HAND.test(entry.category))),
  )

/** On the floor of a room a comb is a fence. */
const IN_HAND = /^(?:indoor things|school and letters|clothes)$/
const ON_TABLES = /^(vase|candle|bouquet|flower|rose|tulip|daisy|sunflower|potted plant|book|lamp|jar|fishbowl|clock)$/

/** Carried out of the house as often as not. */
const ANYWHERE =
  /umbrella|lantern|bucket|broom|basket|picnic|bubble|bench|flashlight|camera|suitcase|bottle|leash|headphones|boombox|hammock/

/** Where half the animals live: a page of theirs looks like any other. */
const COMMON = new Set(['showcase', 'meadow', 'garden', 'park', 'hills', 'pond', 'indoor', 'kitchen', 'party'])

const OUTER = /^(planet|rocket|astronaut|alien|ufo|comet|galaxy|satellite|saturn|space shuttle|spaceship)$/

/** Who flies to the planets is among them; an alien with a flower may be anywhere. */
export const isInSpace = (scene: Scene, lead: Member | undefined): boolean =>
  !!lead &&
  OUTER.test(lead.entry.name) &&
  scene.members.every(({ entry }) => OUTER.test(entry.name) || /star|moon|flag|planet/.test(entry.name))

const PETS = /^(cat|kitten|dog|puppy|hamster|guinea pig|goldfish|teddy bear|mouse|rabbit|bunny|parrot)$/

const isHomely = (name: string, category: string): boolean =>
  PETS.test(name) || !/animals|vehicles|nature|buildings|weather|sea|fantasy|science/.test(category)

export const leadOf = (scene: Scene): Member | undefined => scene.members.find((m) => m.being) ?? scene.members[0]

/** A boat or a buoy, but no rubber duck in somebody's hand. */
export const hasWaterThing = (scene: Scene): boolean =>
  scene.members.some((one) => one.habitat === 'water' && !one.being && !scene.undergoes(one, 'holds'))

const isWorn = ({ graph }: Scene, garments: RegExp): boolean =>
  graph.things.some(({ wears }) => wears.some(({ name }) => garments.test(name)))

const RAINWEAR = /^rain(coat| boot)$/
const FOR_SNOW = /^(mitten|earmuffs)$/

/** Under an umbrella or in a raincoat one is out in the rain. */
export const isDressedForRain = (scene: Scene): boolean =>
  isWorn(scene, RAINWEAR) || scene.members.some(({ entry }) => /umbrella/.test(entry.name))

/** What one puts on for the weather tells it, unless furniture says that one is at home. */
export function weatherOfClothes(scene: Scene): 'rain' | 'winter' | null {
  const isFurnished = scene.members.some(
    ({ being, entry, habitat }) => !being && habitat !== 'hand' && AT_HOME.test(entry.category),
  )
  if (isFurnished) return null
  return isWorn(scene, RAINWEAR) ? 'rain' : isWorn(scene, FOR_SNOW) ? 'winter' : null
}
