/** Whoever has a trade has what it takes: a cyclist a bicycle, a cashier the till, a bus driver the bus. */
import { dataLines } from '../words/data-file.ts'
import type { NamedThing, Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import { hasOwnStand, isElsewhere, openPlaceOf, roomIn } from './script-guards.ts'
import { type Line, lineOf } from './script-lines.ts'
import { stage } from './script-stage.ts'
import { verbWord } from './verbs.ts'

interface Trade {
  atWork: readonly Line[]
  standsBy: readonly Line[]
  place: string | null
  alone: readonly Line[]
}

const linesIn = (text: string): Line[] => text.split(';').flatMap((line) => (line.trim() ? lineOf(line.trim()) : []))

const TRADES: ReadonlyMap<string, Trade> = new Map(
  dataLines('reading/trades.txt').flatMap((row) => {
    const [names = '', atWork = '', standsBy = '', place = '', alone = ''] = row.split('|').map((part) => part.trim())
    const trade: Trade = {
      atWork: linesIn(atWork),
      standsBy: linesIn(standsBy),
      place: place || null,
      alone: linesIn(alone),
    }
    return names.split(',').map((name): [string, Trade] => [name.trim(), trade])
  }),
)

/** What one may do beside one's work: it takes no hands, or tells only where one is. */
const BESIDE =
  /^(?:wears|has|waves|waves-at|looks-at|talks-to|talks|walks|stands-on|next-to|behind|in-front-of|left-of|right-of|around)$/

/** "measuring a man" is told as being next to him: a deed all the same. */
const isDeed = ({ relation, word }: Relation): boolean =>
  !BESIDE.test(relation) || (PLACED.test(relation) && word !== undefined && verbWord(word) !== null)
const PLACED = /^(?:next-to|behind|in-front-of|around)$/

/** Who waves or holds something has no hands for more, but may sit in the saddle or look about. */
const isHandless = ({ from, relation }: Line): boolean =>
  from !== 'first' || /^(?:rides|wears|looks-at|sings|walks)$/.test(relation)

/** Where what one drives may stand; it does not come along into a diner. */
const ROADS = /street|road|city|town|village|highway|crosswalk|parking|driveway|station|airport|runway|square/

/** By what they were called, or by who they are. */
function tradeOf({ name, word }: NamedThing): Trade | undefined {
  const called = word.toLowerCase()
  return TRADES.get(called) ?? TRADES.get(called.replace(/s$/, '')) ?? TRADES.get(name)
}

const MOST = 2

export function bringTrades(scene: Scene) {
  const company = scene.things.filter(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  // With all that belongs to four trades nobody would be large enough to be known.
  if (company.length > MOST) return
  for (const thing of company) {
    const trade = tradeOf(thing)
    if (trade) bring(scene, thing, trade)
  }
}

function bring(scene: Scene, { id }: NamedThing, { atWork, standsBy, place, alone }: Trade) {
  const deeds = scene.relations.filter((deed) => deed.a === id && isDeed(deed))
  const isFree = deeds.every(({ relation }) => relation === 'holds')
  const isTended = scene.relations.some((deed) => deed.b === id && isDeed(deed))
  const isAlone = scene.things.length === 1 && !scene.place && !scene.relations.length
  const isFull = scene.relations.some(({ a, relation }) => a === id && /^(?:waves|holds)/.test(relation))
  const isOut = !scene.place || scene.place === place || ROADS.test(scene.place)
  // Who washes a truck has that one, and no other behind it.
  const hasVehicle = scene.things.some((thing) => thing.via !== 'implied' && scene.isA(thing.id, 'vehicle'))
  const fits = ({ relation }: Line) => relation !== 'behind' || (isOut && !hasVehicle)
  if (isFree && !isTended && !hasOwnStand(scene, { lines: atWork }))
    for (const line of atWork) if (fits(line) && (!isFull || isHandless(line))) stage(scene, line, [id])
  if (isAlone) for (const line of alone) stage(scene, line, [id])
  else for (const line of standsBy) if (fits(line)) stage(scene, line, [id])
  if (place && !isElsewhere(scene))
    scene.place ??= isAfloat(scene, id) ? 'lake' : (roomIn(scene) ?? openPlaceOf(scene) ?? place)
}

/** Whoever sits in a boat is on the water, and not where boats are tied. */
const isAfloat = ({ things, relations }: Scene, id: string): boolean =>
  relations.some(
    ({ a, b }) =>
      a === id && /boat|canoe|kayak|raft|dinghy|gondola/.test(things.find((thing) => thing.id === b)?.name ?? ''),
  )
