/** "inside of a barn", "space station inside": the page is the room, and what goes on in it. */
import { PREMISES } from '../words/premises.ts'
import type { Scene } from './scene.ts'
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
const LAST = /(?:,| -)? (?:from (?:the )?)?(?:inside|interior)(?: view)?[.!]?$/i

/** Where nobody was said to be inside, whoever looks at the page is. */
export function enterIn(scene: Scene, text: string): void {
  if (!FIRST.test(text) && !LAST.test(text)) return
  const rest = text.replace(FIRST, '').replace(LAST, '').toLowerCase()
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
