/** A place that is all of the wish, or that leads it ("a town square with a fountain"), has people who do what one does there. */
import { dataLines } from '../words/data-file.ts'
import { PREMISES } from '../words/premises.ts'
import type { NamedThing, Relation } from './graph.ts'
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

/** More than these and the page is full without anybody. */
const MOST = 3

/** "a gingerbread village" is no village with people in it, and a bakery is seen from the street. */
const isPlainPlace = ({ name, attributes }: NamedThing): boolean =>
  isA(name, 'place') && !isA(name, 'building') && LIFE.has(name) && !attributes.some((look) => NOUNS.has(look))

/** "a deserted beach": nobody is there. */
const DESERTED = /\b(?:deserted|uninhabited|abandoned|empty|lonely|nobody|no (?:one|people)|without (?:any )?people)\b/i

export function liveIn(scene: Scene, text: string): void {
  if (DESERTED.test(text)) return
  const guests = scene.things.filter(({ id }) => scene.isA(id, 'alive'))
  if (guests.length) {
    celebrate(scene, guests)
    return
  }
  const named = scene.things.filter(({ name, via }) => via !== 'implied' && !isA(name, 'weather'))
  const isJoined = ({ id }: NamedThing) => scene.relations.some(({ a, b }) => a === id || b === id)
  const room = scene.place ? undefined : named.find((thing) => isPlainPlace(thing) && !isJoined(thing))
  const others = named.filter((thing) => thing !== room && thing.name !== scene.place)
  const script = LIFE.get(room?.name ?? scene.place ?? '')
  if (!script || (others.length > 0 && !isLed(text, others))) return
  if (room) {
    // "a kitchen": the room is the page, and nothing that stands in it.
    scene.place = room.name
    scene.drop(room.id)
  }
  const [first = '', ...more] = list(script.cast ?? '')
  const cast = [ownerIn(text) ?? first, ...more].flatMap((one) => roleOf(scene, one, []))
  for (const line of script.lines) {
    // "a train museum with old engines": they look at what is there, and no skeleton is brought.
    const seen = line.relation === 'looks-at' ? others[0]?.id : undefined
    if (seen) scene.relate(cast, 'looks-at', [seen])
    else stage(scene, line, cast)
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

/** "grandma's kitchen": she is the one who is in it. */
function ownerIn(text: string): string | null {
  const [, word = ''] = /^(?:in |inside |at )?(?:my |our |the )?([a-z]+)['’]s? /i.exec(text) ?? []
  const name = nounOf([word.toLowerCase()])?.name ?? ''
  return isA(name, 'person') ? name : null
}

const PASSIVE = /^(?:next-to|inside|on-top-of|behind|in-front-of|under|above|around|has|filled-with|near)$/

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
