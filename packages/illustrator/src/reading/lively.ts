/** Whether a thing is alive on this page: it does what only a being does, feels something, or has a face, arms or legs. */
import { dataLines } from '../words/data-file.ts'
import type { NamedThing, Relation } from './graph.ts'
import { isA } from './vocabulary.ts'

/** By the relation, those that do it without being alive. */
const DEEDS = new Map(
  dataLines('reading/lively.txt').map((line) => {
    const [deed = '', lifeless = ''] = line.split('|').map((cell) => cell.trim())
    return [deed, lifeless.split(',').map((name) => name.trim())]
  }),
)
/** To whom it is done takes part in it. */
const MUTUAL =
  /^(fights|races|dances-with|holds-hands-with|talks-to|chases|runs-from|hugs|kisses|waves-at|plays-with|gives-to)$/
/** What is done to a thing as well as to somebody. */
const DONE_TO_THINGS = /^(hugs|kisses|chases|plays-with)$/
/** Never somebody: what is part of another, or a place to be in. */
const LIFELESS = ['part', 'place', 'weather', 'water', 'building']
const HELD_UP = /^(holds|carries|pushes|pulls|looks-at|wears)$/
/** A shelf holds books and a tree a swing: these would not by nature. */
const WITHOUT_HANDS = ['food', 'plant', 'sky', 'readable', 'ball', 'game']
const BEARERS = ['container', 'tree', 'furniture', 'surface', 'hook', 'worn']
const SMALL =
  /^(pencil|crayon|marker|eraser|candle|clock|alarm clock|balloon|gift|heart|lamp|pillow|button|sock|toothbrush)$/
const HATS = /hat|cap$|crown|tiara|beret|headband|sombrero|bow$|ribbon|wreath|beanie|helmet|lights/

/** Whether it may be somebody at all. */
export const canLive = ({ name, via }: NamedThing): boolean =>
  via !== 'implied' && !isA(name, 'alive') && !LIFELESS.some((kind) => isA(name, kind))

/** Flags wave and leaves dance by nature. */
export const isByNature = ({ name }: NamedThing, deed: string): boolean =>
  DEEDS.get(deed)?.some((kind) => isA(name, kind)) ?? false

function isDeed({ name }: NamedThing, deed: string): boolean {
  const lifeless = DEEDS.get(deed)
  return lifeless !== undefined && !lifeless.some((kind) => isA(name, kind))
}

/** The things of a scene by their ids. */
interface Known {
  get(id: string): NamedThing | undefined
}

/** Once a deed is known: what is said after it is said of somebody. */
export function enliven(scene: Known, { a, relation, b }: Pick<Relation, 'a' | 'relation' | 'b'>): void {
  const [who, whom] = [scene.get(a), scene.get(b ?? '')]
  if (!who || isA(who.name, 'alive') || !(canLive(who) || isHouse(who))) return
  const bears = HELD_UP.test(relation) && hasFreeHands(who)
  const isDone = isDeed(who, relation) || (bears && isBorne(relation, whom))
  if (!isDone) return
  who.alive = 'body'
  if (whom && MUTUAL.test(relation) && !DONE_TO_THINGS.test(relation) && canLive(whom)) whom.alive = 'body'
}

const hasFreeHands = ({ name }: NamedThing): boolean =>
  SMALL.test(name) || (WITHOUT_HANDS.some((kind) => isA(name, kind)) && !BEARERS.some((kind) => isA(name, kind)))

/** A house that dances is somebody; one that a dog runs to is not. */
const isHouse = ({ name }: NamedThing): boolean => /^(house|castle|cottage)$/.test(name)

/** A cactus may wear a hat, or a window look at a garden, and be a plant and a window. */
const isBorne = (relation: string, whom: NamedThing | undefined): boolean =>
  relation === 'wears'
    ? whom !== undefined && isA(whom.name, 'worn') && !HATS.test(whom.name)
    : relation !== 'looks-at' && whom !== undefined
