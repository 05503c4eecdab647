/** A place that is all of the wish, or that leads it ("a town square with a fountain"), has people who do what one does there. */
import { dataLines } from '../words/data-file.ts'
import { PREMISES } from '../words/premises.ts'
import type { NamedThing, Relation } from './graph.ts'
import { isForGrownUps } from './grown-up.ts'
import { nounOf } from './lexicon.ts'
import type { Scene } from './scene.ts'
import { roleOf } from './script-lines.ts'
import { list, type Script, scriptOf } from './script-rows.ts'
import { stage } from './script-stage.ts'
import { isA, NOUNS } from './vocabulary.ts'

/** In a shop one holds what it sells. */
const SHOPPING = PREMISES.map(({ name, held }) => `${name} | cast woman, child${held ? ` ; first holds ${held}` : ''}`)

const LIFE: ReadonlyMap<string, Script> = new Map(
  [...SHOPPING, ...dataLines('reading/place-life.txt')].flatMap((row) => {
    const script = scriptOf(row)
    return list(script.phrases).map((place): [string, Script] => [place, script])
  }),
)

/** Those whose front is what one knows of them: whoever belongs there stands before it. */
const FRONTS: ReadonlySet<string> = new Set(
  [...LIFE.keys()].flatMap((name) => (name.startsWith('^') ? name.slice(1) : [])),
)

/** More than these and the page is full without anybody. */
const MOST = 3

/** Told by what is in them: of these the street sees a wall and a door. */
const ENTERED = /^(?:toy store|flower shop|cafe|candy store|bookstore|supermarket|garage|ice cream shop|stadium)$/

/** "a gingerbread village" is no village with people in it, and a bakery is seen from the street. */
const isPlainPlace = ({ name, attributes }: NamedThing): boolean =>
  LIFE.has(name) &&
  (ENTERED.test(name) || ((isA(name, 'place') || name === 'swimming pool') && !isA(name, 'building'))) &&
  !attributes.some((look) => NOUNS.has(look))

/** "a deserted beach": nobody is there. */
const DESERTED = /\b(?:deserted|uninhabited|abandoned|empty|lonely|nobody|no (?:one|people)|without (?:any )?people)\b/i

/** The sky is what was wished for, and whoever is brought stands before it. */
const SKY = /\b(?:sunset|sunrise|dawn|dusk|fireworks|northern lights|eclipse|meteor shower)\b/i

export function liveIn(scene: Scene, text: string): void {
  if (DESERTED.test(text) || SKY.test(text) || isSeenFromOutside(scene)) return
  const isJoined = ({ id }: NamedThing) => scene.relations.some(({ a, b }) => a === id || b === id)
  // Who was brought to a place and given nothing to do there makes room for who does it.
  const idle = scene.things.filter((thing) => isBrought(thing) && !isJoined(thing) && scene.isA(thing.id, 'alive'))
  const guests = scene.things.filter((thing) => scene.isA(thing.id, 'alive') && !idle.includes(thing))
  if (guests.length) {
    celebrate(scene, guests)
    return
  }
  const said = text.toLowerCase()
  const isOfPlace = namesPlace(scene.place, said)
  const named = scene.things.filter((thing) => !isBrought(thing) && !isA(thing.name, 'weather') && !isOfPlace(thing))
  const isLively = scene.place !== null && LIFE.has(scene.place)
  const room = scene.place ? undefined : named.find((thing) => isPlainPlace(thing) && !isJoined(thing))
  // "a rooftop garden in the city": where a place is does not fill it.
  const isAround = ({ name, word }: NamedThing) => isA(name, 'place') && said.includes(` in the ${word.toLowerCase()}`)
  const around = named.filter((thing) => thing !== room && (isLively || room) && isAround(thing))
  const front =
    !room && !isLively && !/ with /.test(said)
      ? named.find((thing) => FRONTS.has(thing.name) && thing.n === 1 && !isJoined(thing))
      : undefined
  const others = named.filter(
    (thing) => thing !== room && thing !== front && thing.name !== scene.place && !around.includes(thing),
  )
  const script = LIFE.get(front ? `^${front.name}` : (room?.name ?? scene.place ?? ''))
  // Boats in a harbor float: whoever stood before them would need a quay there.
  const isAfloat = others.some(({ name }) => isA(name, 'boat'))
  if (!script || isAfloat || (others.length > 0 && !isLed(text, others))) return
  for (const { id } of [...idle, ...around, ...scene.things.filter((thing) => thing !== front && isOfPlace(thing))])
    scene.drop(id)
  if (room) {
    // "a kitchen": the room is the page, and nothing that stands in it.
    scene.place = room.name
    scene.drop(room.id)
  }
  const isWelcome = (one: string): boolean => !isForGrownUps(text) || !/child|boy|girl/.test(one)
  const [first, ...more] = list(script.cast ?? '').filter(isWelcome)
  if (!first) return
  const owner = ownerIn(text, room?.word ?? scene.place ?? '')
  const cast = [owner ? first.replace(/^[^*]+/, owner) : first, ...more].flatMap((one) => roleOf(scene, one, []))
  for (const line of script.lines) {
    // "a train museum with old engines": they look at what is there, and no skeleton is brought.
    const seen = line.relation === 'looks-at' ? others[0]?.id : undefined
    // "a lake with ducks": what was named is there, and nothing else is brought behind them. Planes at an airport are.
    if (others.length && line.relation === 'behind' && !others.some(({ name }) => line.from.includes(name))) continue
    if (seen) scene.relate(cast, 'looks-at', [seen])
    else stage(scene, line, cast)
  }
}

/** "a hospital with an ambulance in front of it". */
const isSeenFromOutside = (scene: Scene): boolean =>
  scene.relations.some(
    ({ a, relation, b }) =>
      relation === 'in-front-of' && scene.get(a)?.via !== 'implied' && b !== null && scene.isA(b, 'building'),
  )

const isBrought = ({ via }: NamedThing): boolean => via === 'implied'

/** The park of a "skate park" and the ship of a "pirate ship deck" stand in no such place, unless they were named again. */
function namesPlace(place: string | null, said: string): (thing: NamedThing) => boolean {
  const rest = place && said.includes(place) ? said.replace(place, '') : null
  return (thing) => {
    const word = thing.word.toLowerCase()
    return rest !== null && !isBrought(thing) && place !== word && !!place?.includes(word) && !rest.includes(word)
  }
}

/** "a birthday party at the bowling alley": who came to bowl does not sit at a table all the time. */
function celebrate(scene: Scene, guests: readonly NamedThing[]): void {
  const script = LIFE.get(scene.place ?? '')
  const isSeated = ({ a, relation, b }: Relation) =>
    relation === 'sits-at' && guests.some(({ id }) => id === a) && scene.get(b ?? '')?.via === 'implied'
  const isParty = scene.things.some(({ name, via }) => via === 'implied' && name.endsWith('cake'))
  if (!script?.isWhole || !isParty || !scene.relations.some(isSeated)) return
  scene.forget(isSeated)
  for (const line of script.lines)
    stage(
      scene,
      line,
      guests.map(({ id }) => id),
    )
}

/** "an old harbor with boats", but no "sunflower in a garden". */
function isLed(text: string, named: readonly NamedThing[]): boolean {
  const [head = '', ...rest] = text.toLowerCase().split(/ with | full of /)
  return rest.length > 0 && named.length <= MOST && !named.some(({ word }) => head.includes(word.toLowerCase()))
}

/** "grandma's kitchen": she is the one who is in it; in a "fairy village" fairies are. */
function ownerIn(text: string, place: string): string | null {
  const said = text.toLowerCase()
  const [, whose = ''] = /^(?:in |inside |at )?(?:my |our |the )?([a-z]+)['’]s? /.exec(said) ?? []
  const name = nounOf([whose])?.name ?? ''
  if (isA(name, 'person')) return name
  const [before = ''] = said.split(place.toLowerCase(), 1)
  const folk = nounOf([before.trim().split(' ').at(-1) ?? ''])?.name ?? ''
  return before !== said && isA(folk, 'handed') && !isA(folk, 'person') ? folk : null
}

const PASSIVE = /^(?:next-to|inside|on-top-of|behind|in-front-of|under|above|around|has|filled-with|near|shaped-like)$/

/** "zoo day, looking at the giraffes": no place looks or reads; children do. */
export function actInPlaces(scene: Scene): void {
  for (const place of scene.things.filter(({ name, via }) => via !== 'implied' && isA(name, 'place'))) {
    const deeds = scene.relations.filter(({ a, relation }) => a === place.id && !PASSIVE.test(relation))
    if (!deeds.length || scene.isA(place.id, 'alive') || scene.things.some(({ id }) => scene.isA(id, 'person')))
      continue
    const who = scene.imply('child', 2)
    for (const deed of deeds) deed.a = who
    scene.place ??= place.name
    scene.drop(place.id)
  }
}
