/** "inside of a barn", "space station inside": the page is the room, and what goes on in it. */
import { PREMISES } from '../words/premises.ts'
import type { Scene } from './scene.ts'
import { isIndoors } from './script-guards.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

const INTERIORS: ReadonlyMap<string, string> = new Map([
  ...PREMISES.map(({ name }): [string, string] => [name, name]),
  ...[...pairsOf('reading/interiors.txt')].flatMap(([names, place]) =>
    names.split(',').map((name): [string, string] => [name.trim(), place]),
  ),
])

const isEntered = (name: string): boolean => isA(name, 'building') || isA(name, 'vehicle')

const FIRST =
  /^(?:a |the )?(?:(?:picture|view) of )?(?:the |an )?(?:inside|interior)(?: view)?(?: of)? (?:(?:a|an|the|my|our|your|his|her|their) )?/i
const LAST = /(?:,| -)? (?:from (?:the )?)?(?:inside|interior)(?: view)?(?: with .*|[.!]?)$/i

/** What comes before "inside" is in what it is said of. */
const CONTAINED = /\bwith (?:an?|the) [\w -]{1,40}$/

/** Who works, plays or rests in one of these is seen in its room: through its door hardly anything is. */
const ROOMY = /^(?:barn|stable|house|cottage|farmhouse|log cabin|mansion|castle|palace|shed)$/

const HOME = /^(?:house|cottage|farmhouse|log cabin|mansion)$/

/** "a girl feeding a lamb in the barn". Who only is in the barn looks out of it. */
export function actInside(scene: Scene): void {
  const within = scene.relations.filter(({ relation, b }) => relation === 'inside' && ROOMY.test(scene.nameOf(b ?? '')))
  const [hall] = new Set(within.map(({ b }) => b))
  const inside = new Set(within.map(({ a }) => a))
  const isAbout = (id: string | null): boolean => id !== null && inside.has(id) && scene.isA(id, 'alive')
  const others = scene.relations.filter((known) => !within.includes(known))
  const isActing = others.some(({ a, b }) => (isAbout(a) || isAbout(b)) && b !== null)
  if (!hall || !isActing || others.some(({ a, b }) => a === hall || b === hall)) return
  // Of a house the room that the deed is done in, as far as it tells one.
  const isThere = HOME.test(scene.nameOf(hall)) && scene.place !== null && isIndoors(scene.place)
  if (!isThere) scene.place = INTERIORS.get(scene.nameOf(hall)) ?? null
  scene.isInside = true
  scene.drop(hall)
}

/** Where nobody was said to be inside, whoever looks at the page is. */
export function enterIn(scene: Scene, text: string): void {
  if (!FIRST.test(text) && !LAST.test(text)) return
  const rest = text.replace(FIRST, '').replace(LAST, '').toLowerCase()
  // "a fish tank with a castle inside": the castle is in the tank.
  if (CONTAINED.test(rest)) return
  const isMeant = ({ word }: { word: string }) =>
    rest.startsWith(word.toLowerCase()) || rest.endsWith(word.toLowerCase())
  const hall = scene.things.find((thing) => INTERIORS.has(thing.name) && isMeant(thing))
  if (!hall) {
    // Seen from outside it is not what was asked for.
    const isClosed = scene.things.some((thing) => isEntered(thing.name) && isMeant(thing))
    if (isClosed && !scene.things.some(({ id }) => scene.isA(id, 'alive'))) scene.unknown.push('inside')
    return
  }
  scene.place = INTERIORS.get(hall.name) ?? null
  scene.isInside = true
  scene.drop(hall.id)
}
