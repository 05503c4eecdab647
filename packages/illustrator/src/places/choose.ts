/** Which place the words ask for: by its own name, or by what is found nowhere else. */

import type { SceneGraph } from '../reading/graph.ts'
import { dataLines } from '../words/data-file.ts'
import { NOUNS } from '../world/nouns.ts'
import { isOutdoor, placeOutside } from '../world/outdoors.ts'
import { lookUp } from '../world/world.ts'
import { CORRIDORS } from './corridors.ts'
import { HALLS } from './halls.ts'
import { HOMES } from './homes.ts'
import { INDOORS } from './indoors.ts'
import { MORE_ROOMS } from './more-rooms.ts'
import { PREMISE_ROOMS } from './premises.ts'
import { SERVICES } from './services.ts'
import { VISITS } from './visits.ts'
import { WORKPLACES } from './workplaces.ts'

interface Clue {
  place: string
  names: ReadonlySet<string>
  things: ReadonlySet<string>
}

const words = (text = ''): ReadonlySet<string> =>
  new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )

const CLUES: readonly Clue[] = dataLines('places.txt').map((line) => {
  const at = line.indexOf(':')
  const [names, things] = line.slice(at + 1).split('|')
  return { place: line.slice(0, at), names: words(names), things: words(things) }
})

export const placeCalled = (name: string | null): string | undefined =>
  name ? (PREMISE_ROOMS[name] ? name : CLUES.find(({ names }) => names.has(name))?.place) : undefined

/** These have places of their own. */
const SEASON = /christmas|easter|birthday|party|winter|autumn|summer|spring/
const WARM = /spring|summer/

/** The "pot" of a cactus is none of a kitchen. */
const isOtherNoun = (word: string, name: string): boolean => word !== name && NOUNS.has(word)

const isRidden = (name: string): boolean => lookUp(name)?.category === 'vehicles'
/** Whoever teaches in no classroom: at home, on the field. */
const TEACHES_ANYWHERE =
  /^(boy|girl|child|son|daughter|brother|sister|mother|father|uncle|aunt|man|woman|coach|grand\w+|old (?:man|woman))$/

/** A pirate girl is dressed as one, and is where pirates are. */
const STAGED = /^dressed as (pirate|ninja|knight|wizard|fairy|king|queen|prince|princess)$/

/** The most telling of the things and deeds; what somebody wears or holds tells as well. Nothing brings a bus into a room. */
export function placeOf({ things, relations, time, weather, unknown }: SceneGraph): string | undefined {
  // The window of a house, or one that is seen from outside, is no room's.
  const isOf = (id: string) => relations.some(({ relation, b }) => b === id && /^(has|in-front-of)$/.test(relation))
  // A pig that is a cook is in the kitchen.
  const isInRole = (looks: readonly string[]) => looks.some((look) => look.startsWith('dressed as '))
  const isKin = (who: string) => things.some(({ id, name }) => id === who && TEACHES_ANYWHERE.test(name))
  const told = [
    ...things.flatMap(({ id, name, word, wears, attributes }) => {
      // Beside somebody a race car is a toy as often as not.
      if (isOf(id) || (name === 'race car' && things.length > 1)) return []
      const itself = isInRole(attributes) ? [] : [name, isOtherNoun(word, name) ? name : word]
      const role = attributes.flatMap((look) => STAGED.exec(look)?.[1] ?? [])
      return [...itself, ...role, ...wears.map((worn) => worn.name)]
    }),
    // Nobody can draw laundry, but it is washed in one room.
    ...unknown,
    // 'Painting a fence' is no painting.
    ...relations.flatMap(({ a, word }) => (word && !NOUNS.has(word) && !(word === 'teaching' && isKin(a)) ? word : [])),
    // A ball may lie in any room, but is kicked in none.
    ...relations.flatMap(({ relation, b }) =>
      things.flatMap(({ id, name }) => (id === b ? `${relation} ${name}` : [])),
    ),
  ]
  // Who races on their own feet runs on a track.
  if (relations.some(({ relation }) => relation === 'races') && !things.some(({ name }) => isRidden(name)))
    told.push('races')
  // Of a snowman in spring the snow is nearly gone.
  const inSeason = (place: string) => (place === 'winter' && WARM.test(time ?? '') ? 'thaw' : place)
  const outside = things.filter(
    ({ name, size = 1, attributes }) => isOutdoor(name) && size > 0.5 && !isInRole(attributes),
  )
  const clue = CLUES.find(
    ({ place, things: signs }) => !(outside.length && isRoom(place)) && told.some((word) => signs.has(word)),
  )
  if (clue) return inSeason(clue.place)
  const hasSeason = weather !== null || SEASON.test(time ?? '')
  return hasSeason ? undefined : outside.map(({ name }) => placeOutside(name)).find(Boolean)
}

/** Feasts are kept where they are kept: the earlier names the place more closely. */
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/hanukkah|passover/, 'festival of lights'],
  [/ramadan|eid/, 'moon window'],
  [/mid-autumn/, 'moon garden'],
  [/lunar new year/, 'lantern street'],
  [/diwali/, 'doorstep'],
  [/holi\b/, 'color field'],
  [/songkran/, 'water festival'],
  [/day of the dead/, 'altar room'],
  [/thanksgiving/, 'dining room'],
  [/halloween/, 'trick street'],
  [/nowruz/, 'spring table'],
  [/kwanzaa/, 'harvest home'],
  [/festa junina|carnival/, 'bunting square'],
  [/juneteenth/, 'parade street'],
  [/independence day|new year/, 'firework night'],
  [/dragon boat/, 'water'],
  [/valentine/, 'hearts'],
  [/mother's day/, 'flowers'],
  [/st patrick/, 'rainbow'],
  [/back to school/, 'classroom'],
]

/** A feast that is kept in the street changes the street. */
const IN_STREETS = new Set(['lantern street', 'trick street', 'bunting square'])

export const streetOfFeast = (time: string | null): string | undefined => {
  const place = placeOfFeast(time)
  return place && IN_STREETS.has(place) ? place : undefined
}

export const placeOfFeast = (time: string | null): string | undefined =>
  time ? FEASTS.find(([feast]) => feast.test(time))?.[1] : undefined

const ROOM_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(INDOORS),
  ...Object.keys(MORE_ROOMS),
  ...Object.keys(HOMES),
  ...Object.keys(VISITS),
  ...Object.keys(HALLS),
  ...Object.keys(PREMISE_ROOMS),
  ...Object.keys(SERVICES),
  ...Object.keys(CORRIDORS),
  ...Object.keys(WORKPLACES),
])

export const isRoom = (place: string): boolean => ROOM_NAMES.has(place)

/** Nobody said where and nothing tells: a page to hang up. */
export const CLOSE_UPS: readonly string[] = [
  'dots',
  'starry',
  'hearts',
  'leaves',
  'flowers',
  'waves',
  'checks',
  'scallops',
  'flags',
  'wreath',
  'burst',
]

/** Beside one of these the place shows no other: a second house would be taken for a second hero. */
const ALIKE: readonly ReadonlySet<string>[] = [
  'house, cottage, farmhouse, log cabin, beach house, canal house, haunted house, gingerbread house, mushroom house',
  'castle, palace, tower, sandcastle',
  'sailboat, boat, fishing boat, ship, pirate ship, rowboat, sailing ship',
  'train, steam train, bullet train, tram, train car',
  'tent, tipi, circus tent',
  "pumpkin, jack-o'-lantern, gourd",
  'christmas tree, pine tree',
  'airplane, jet, fighter jet, hot air balloon, helicopter',
  'snowman, snowball',
  'scarecrow, farmer',
  'tree, oak tree, apple tree, cherry tree, willow tree',
  'volcano, mountain',
].map(words)

/** All that a place must not show beside those who are named. */
export const withoutDoubles = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [name, ...ALIKE.flatMap((kin) => (kin.has(name) ? [...kin] : []))]))
