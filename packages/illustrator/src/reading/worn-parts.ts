/** Where on a body something is worn, for whoever pulls at it or fastens it. */

import type { Deed } from './deed.ts'
import type { Scene } from './scene.ts'

/** Who is pulled by what they wear is pulled by that part. */
export const PULLED = /^(pull|tug|yank|bit|nip|pinch|snap)/
const WORN: readonly (readonly [RegExp, string])[] = [
  [/pants|jeans|skirt|dress|apron|coat$|cape|tutu|kilt|pajamas|overalls|robe|kimono|sari/, 'leg'],
  [/shoe|boot|sock|slipper|sneaker|sandal/, 'foot'],
  [/shirt|sweater|jacket|glove|mitten|bag$|purse/, 'arm'],
]
/** What is done to a coat that one has on. */
export const DOES_UP = /^(zip|button|fasten|buckl|unzip|unbutton)/
/** "zipping a jacket", "buttoning his coat": it is on, and both hands are at it. */
export function doUp(scene: Scene, deed: Deed, ids: string[]): void {
  deed.isDone = true
  scene.relate(deed.subjects, 'wears', ids)
  for (const a of deed.subjects)
    scene.relations.push({ a, relation: 'poses', b: null, pose: 'hands-to-belly', word: deed.word })
}

/** Who closes another's coat or tie has both hands at it, where it is worn. */
export const FASTENS = /^(zip|button|fasten|buckl|straighten|adjust|fix|clos|ties|tying|tied|tie$|lac)/
const FASTENED: readonly (readonly [RegExp, string])[] = [
  [/tie$|scarf|collar|necklace|bow$|helmet|cape|bib/, 'neck'],
  [/shoe|boot|sock|slipper|sneaker|sandal|skate/, 'foot'],
  [/watch|glove|mitten|bracelet/, 'hand'],
  [/glasses|goggles|mask/, 'face'],
  [/hat$|cap$|crown|beanie|bonnet/, 'head'],
]
export const fastenedAt = (name: string): string => FASTENED.find(([pattern]) => pattern.test(name))?.[1] ?? 'belly'

export const wornOn = (name: string): string | null => WORN.find(([pattern]) => pattern.test(name))?.[1] ?? null

const MOUTHED = /^(nibble|chew|lick|sniff|eat|smell)$/
const ON_HEAD = /hat$|cap$|crown|beanie|bonnet|headband|wreath/

/** Where an animal has its muzzle that nibbles at what somebody wears; shoes it has for itself. */
export function nibbledAt(verb: string, name: string): string | null {
  if (!MOUTHED.test(verb)) return null
  if (ON_HEAD.test(name)) return 'head'
  const part = wornOn(name)
  return part === 'foot' ? null : part
}
