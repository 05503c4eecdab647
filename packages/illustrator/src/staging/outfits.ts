/** What people put on without being told: nobody swims in a dress, nobody builds a snowman bareheaded. */
import type { SceneGraph } from '../reading/graph.ts'
import { NOUNS } from '../world/nouns.ts'
import type { Member } from './member.ts'

export interface Garment {
  name: string
  attributes: string[]
}

/** Those who have no costume of their own: a pirate swims as a pirate. */
const PLAIN =
  /^(child|girl|boy|woman|man|person|toddler|mother|father|sister|brother|son|daughter|cousin|twins|couple|parents|family|student|swimmer|grandson|granddaughter|aunt|uncle|grandmother|grandfather)$/
const WATERS = /^(swimming pool|pool|water park|beach)$/
const SURFED = /^(surfboard|bodyboard|paddleboard|jet ski|pool float|swim ring)$/
const IN_WATER = /^(swims-in|floats-on|jumps-in)$/
/** Neither keeps one from putting on a coat. */
const ALONGSIDE = /skate|shoe|boot|sock|sneaker|mitten|glove|backpack|scarf|glasses|necklace|watch|ribbon|ski/
const HEADGEAR = /hat|cap|beanie|crown|helmet|hood|earmuffs|tiara|hijab|costume|mask|wreath/

export function outfitFor({ named, entry, copy }: Member, graph: SceneGraph): Garment[] {
  if (entry.kind !== 'being' || !entry.human || !PLAIN.test(entry.name)) return []
  const worn = [...named.wears.map(({ name }) => name), ...wornIn(graph, named.id)]
  const isDressed = worn.some(
    (name) => NOUNS.get(name)?.category === 'clothes' && !HEADGEAR.test(name) && !ALONGSIDE.test(name),
  )
  // Who goes from door to door is disguised, each otherwise.
  const isFree =
    !worn.some((name) => !/backpack|^costume$/.test(name)) && !named.attributes.some((look) => DRESSED.test(look))
  const isMany =
    named.n > 1 || named.atLeast || graph.things.filter(({ id }) => wornIn(graph, id).includes('costume')).length > 1
  if (isFree && (goesFromDoorToDoor(graph) || (worn.includes('costume') && isMany))) {
    const turn = copy + graph.things.findIndex(({ id }) => id === named.id)
    return [...(DISGUISES[turn % DISGUISES.length] ?? [])]
  }
  if (isBathing(graph, named.id)) return isDressed ? [] : [plain('swimsuit')]
  if (!isCold(graph)) return []
  const cap = worn.some((name) => HEADGEAR.test(name)) ? [] : [plain('beanie')]
  return isDressed ? cap : [...cap, plain('scarf'), plain('coat')]
}

const goesFromDoorToDoor = ({ place, time, things }: SceneGraph): boolean =>
  place === 'trick or treat street' || (/halloween/.test(time ?? '') && things.some(({ name }) => name === 'door'))

const plain = (name: string): Garment => ({ name, attributes: [] })
const as = (role: string): Garment => ({ name: 'costume', attributes: [`dressed as ${role}`] })
const DRESSED = /^dressed as /

/** No two in a row are of one kind. */
const DISGUISES: readonly (readonly Garment[])[] = [
  [plain('witch hat'), plain('cape')],
  [as('cat')],
  [plain('pirate hat')],
  [as('dinosaur')],
  [as('pumpkin')],
  [plain('eye mask'), plain('cape')],
  [as('bee')],
  [plain('crown'), plain('princess dress')],
  [as('bunny')],
]

const wornIn = ({ relations, things }: SceneGraph, id: string): string[] =>
  relations
    .filter(({ a, relation }) => a === id && relation === 'wears')
    .flatMap(({ b }) => things.filter((thing) => thing.id === b).map(({ name }) => name))

const isBathing = ({ place, relations, things, time, weather }: SceneGraph, id: string): boolean =>
  (WATERS.test(place ?? '') && !/winter|autumn/.test(time ?? '') && !/rain|storm|snow/.test(weather ?? '')) ||
  relations.some(
    ({ a, b, relation }) =>
      a === id &&
      relation === 'inside' &&
      things.some((thing) => thing.id === b && /^(bathtub|hot tub|swimming pool)$/.test(thing.name)),
  ) ||
  relations.some(
    ({ a, b, relation }) =>
      a === id && relation === 'rides' && things.some((thing) => thing.id === b && SURFED.test(thing.name)),
  ) ||
  relations.some(
    ({ a, b, relation }) =>
      a === id && IN_WATER.test(relation) && !things.some((thing) => thing.id === b && /puddle|leaf/.test(thing.name)),
  )

const INDOORS =
  /room|kitchen|house|home|store|shop|museum|library|school|hall|office|clinic|theater|gym|restaurant|market$/

/** In the snow, in the open. */
const isCold = ({ place, time, weather }: SceneGraph): boolean =>
  (weather === 'snow' || /winter/.test(time ?? '') || /snow|ice rink|ski|arctic/.test(place ?? '')) &&
  !INDOORS.test(place ?? '')
