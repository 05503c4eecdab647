/** Which place a scene plays in, and when. */
import type { Rng } from '../ink/random.ts'
import { CLOSE_UPS, isRoom, placeCalled, placeOf, placeOfFeast, streetOfFeast } from '../places/choose.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { SCENES } from '../scenes/index.ts'
import { SETTING_WORDS } from '../words/lexicon.ts'
import { habitatOf } from '../world/habitats.ts'
import { isOutdoor } from '../world/outdoors.ts'
import { lookUp } from '../world/world.ts'
import { AT_WATER, atWater, BREATHING, isAtSurface, isBesideWater, isSunken } from './at-water.ts'
import { GROUNDS, isOverRoofs } from './grounds.ts'
import type { Scene } from './scene.ts'
import {
  AT_HOME,
  hasWaterThing,
  isDressedForRain,
  isInSpace,
  isStillLife,
  leadOf,
  unnamed,
  weatherOfClothes,
} from './unnamed.ts'

const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/christmas|xmas/, 'christmas'],
  [/easter/, 'easter'],
  [/birthday|party/, 'party'],
  [/winter|snow/, 'winter'],
  [/autumn/, 'autumn'],
  [/summer/, 'beach'],
  [/spring/, 'garden'],
  [/bedtime/, 'bedroom'],
]

const ROOMS =
  /room|house|home|office|clinic|school|library|gym|mall|shop|store|hospital|lab|museum|stable|workshop|bath|nursery/

export function timeOf({ time, weather }: SceneGraph, scene: Scene): 'day' | 'night' | 'sunset' {
  const said = `${time ?? ''} ${weather ?? ''}`
  if (/night|midnight|bedtime|halloween|evening/.test(said)) return 'night'
  if (/sunset|sunrise|dusk|dawn/.test(said)) return 'sunset'
  return scene.members.some(({ entry }) =>
    /^(full )?moon|^star$|firework|bonfire|witch|befana|\bowl$|bat$/.test(entry.name),
  )
    ? 'night'
    : 'day'
}

/** Snow lies in the open. */
export const isWinter = ({ time, weather }: SceneGraph): boolean =>
  weather === 'snow' || (/winter/.test(time ?? '') && !/spring|summer|autumn/.test(time ?? ''))

export function settingOf(graph: SceneGraph, scene: Scene, grounds: readonly NamedThing[], rng: Rng): string {
  // Rays are for one head: a family portrait is taken at home.
  const isOf = graph.framing === 'alone' || scene.members.filter(({ being }) => being).length < 2
  if (graph.framing && isOf && !graph.place && !grounds.length) return graph.framing === 'alone' ? 'blank' : 'rays'
  if (grounds.some(({ name }) => /^(moon|mars|planet)$/.test(name)) || graph.place === 'moon') return 'moonscape'
  if (grounds.some(({ covers }) => covers !== undefined) && PLANTED.test(graph.place ?? '')) return 'grown'
  if (!graph.place && isOnCloud(scene)) return 'sky'
  if (!graph.place && isOnSwimmer(scene)) return 'open sea'
  if (isOverRoofs(graph, grounds)) return 'over roofs'
  const asked = withWalls(settingAsked(graph, scene, grounds, rng), scene)
  // A sun that is somebody in the picture shines alone.
  const shines = scene.members.some(({ entry }) => /^sun(rise|set)?$/.test(entry.name))
  if (shines && (asked === 'burst' || CLOSE_UPS.includes(asked))) return 'patch'
  const place = isOutdoors(scene) && !placeCalled(graph.place) ? outside(asked) : asked
  // What flies by itself flies over some land; only dreams are all of clouds.
  if (place === 'sky' && scene.members.every(({ being, entry }) => !being && entry.name !== 'cloud')) return 'aloft'
  return isDriven(scene) ? (ROADS[place] ?? place) : place
}

/** A windowsill is in a wall, at night as well; seen from the garden it would hang in the air. */
const withWalls = (asked: string, scene: Scene): string =>
  !isRoom(asked) && !scene.graph.place && scene.members.some(({ entry }) => entry.name === 'windowsill')
    ? 'living room'
    : asked

/** A castle on a cloud, a bear asleep on one, a cow over the moon: there is no meadow below. */
const isOnCloud = (scene: Scene): boolean =>
  scene.bonds.some(
    ({ b, relation }) =>
      (b?.entry.name === 'cloud' &&
        /^(on-top-of|(sits|stands|lies|bounces|floats)-on|sleeps-in|rides|inside)$/.test(relation.relation)) ||
      (/moon$/.test(b?.entry.name ?? '') && /^(jumps|flies)-over$/.test(relation.relation)),
  )

/** "a girl on the back of a whale": who lives on land rides it on the waves. */
const isOnSwimmer = (scene: Scene): boolean =>
  scene.bonds.some(
    ({ a, b, relation }) =>
      /^(rides|sits-on|stands-on)$/.test(relation.relation) &&
      !/mermaid|merman/.test(a.entry.name) &&
      habitatOf(a.entry.name) !== 'underwater' &&
      habitatOf(b?.entry.name ?? '') === 'underwater',
  )

const isOnBoard = ({ b, relation }: Scene['bonds'][number]): boolean =>
  /^(inside|rows|drives|sits-on)$/.test(relation.relation) &&
  /boat$|^(canoe|kayak|raft|dinghy)$/.test(b?.entry.name ?? '')

/** Who drives is on the road, not on the sidewalk beside it. */
const ROADS: Readonly<Record<string, string>> = {
  street: 'town road',
  downtown: 'city road',
  london: 'london road',
  paris: 'paris road',
}
const isDriven = (scene: Scene): boolean =>
  scene.members.some(({ entry }) => entry.category === 'vehicles' && entry.height > 0.8)

/** Astronauts and rockets of whom nobody said that they are on earth. */
function isStarbound(graph: SceneGraph, scene: Scene): boolean {
  if (graph.place || !scene.members.length) return false
  const { entry } = leadOf(scene) ?? {}
  const isOuter = /^(astronaut|moon lander|mars rover|moon rover|space shuttle|satellite)$/.test(entry?.name ?? '')
  return isOuter && !scene.members.some((m) => AT_HOME.test(m.entry.category) || isOutdoor(m.entry.name))
}

/** Who plants, walks or drives has ground under the feet; who does nothing floats. */
const setsFoot = (scene: Scene): boolean =>
  scene.members.some(({ entry }) => /lander|rover/.test(entry.name)) ||
  scene.bonds.some(
    ({ relation }) => !/^(flies|floats|rides|above|under|next-to|wears|has|waves|looks)/.test(relation.relation),
  )

/** A river that somebody crosses on foot. */
const isForded = ({ relations, things }: SceneGraph, grounds: readonly NamedThing[]): boolean =>
  things.some(({ word }) => /stepping stone/.test(word)) ||
  relations.some(
    ({ relation, b }) =>
      relation === 'crosses' && grounds.some(({ id, name }) => id === b && /^(river|stream|canal)$/.test(name)),
  )

/** Where something grows all over, that is all there is to see. */
const PLANTED = /^(field|meadow|garden|hill)$/

/** A building that has no scenery of its own is drawn large behind everyone. */
export const landmarkOf = ({ place }: SceneGraph): string | undefined =>
  place && !placeNamed(place, []) && lookUp(place)?.kind === 'thing' ? place : undefined

/** Whether the place that was named is the one that is drawn. */
export function isPlaceShown({ place }: SceneGraph, setting: string): boolean {
  if (!place || /^(landmark|moonscape|grown)$/.test(setting)) return true
  const named = placeNamed(place, [])
  if (named === 'sea' || named === 'pond') return WET.has(setting)
  if (named === 'sky') return !isRoom(setting)
  if (named === 'dock' && /^(harbor|water)$/.test(setting)) return true
  if (named === 'living room' && setting === 'christmas') return true
  if (setting === 'lake camp') return /camp/.test(named ?? '')
  if (named && ROADS[named] && /street|square|road/.test(setting)) return true
  return named !== null && (named === setting || outside(named) === setting || COLD.has(setting))
}

const WET = new Set([
  'open sea',
  'water',
  'underwater',
  'bank',
  'beach',
  'dock',
  'pirate deck',
  'sea',
  'pond',
  'pool',
  'swim hall',
  'mountain',
  'lake camp',
  'lakeside',
  'river',
  'rocky coast',
])

/** Houses and buses do not stand in rooms. */
const OUTSIDE: Readonly<Record<string, string>> = {
  nook: 'patch',
  indoor: 'city',
  kitchen: 'patch',
  party: 'patch',
  theater: 'patch',
  tabletop: 'backyard',
  christmas: 'winter',
}
const outside = (asked: string): string =>
  OUTSIDE[asked] ?? (isRoom(asked) ? 'backyard' : CLOSE_UPS.includes(asked) ? 'street' : asked)

const isOutdoors = (scene: Scene): boolean =>
  scene.members.some(
    ({ entry }) =>
      (entry.category === 'vehicles' && entry.height > 1.2) ||
      (/buildings/.test(entry.category) && entry.height > GREAT_BUILDING) ||
      /(^| )tree$|sleigh/.test(entry.name.replace('christmas tree', '')),
  )

/** On a lake there are no breakers, nor where ducks swim: swimming alone is read as being at sea. */
const isFresh = (scene: Scene, grounds: readonly NamedThing[]): boolean =>
  grounds.some(({ name }) => STILL.test(name)) ||
  (scene.members.some(({ being }) => being) &&
    scene.members.every(({ being, entry }) => !being || /^(duck|duckling|swan|goose|otter|beaver)$/.test(entry.name)))

function settingAsked(graph: SceneGraph, scene: Scene, grounds: readonly NamedThing[], rng: Rng): string {
  if (isStarbound(graph, scene)) return setsFoot(scene) ? 'moonscape' : 'space'
  if (/^underwater/.test(graph.place ?? '')) return 'underwater'
  const afloat = scene.bonds.some(
    ({ a, b, relation }) =>
      !b &&
      (/swims-in|floats-on|rows/.test(relation.relation) ||
        (relation.relation === 'floats' && graph.place !== 'space' && AT_WATER.test(habitatOf(a.entry.name) ?? ''))) &&
      // Jellyfish float below the waves.
      !(/^floats/.test(relation.relation) && a.being && a.habitat === 'water' && !BREATHING.test(a.entry.name)),
  )
  const named = placeNamed(graph.place, grounds)
  const lead = leadOf(scene)
  const beings = scene.members.filter((m) => m.being)
  const leaps = scene.bonds.some(({ b, relation }) => !b && /^(jumps|comes-out-of|flies)/.test(relation.relation))
  const wet =
    beings.length > 0 &&
    beings.every((m) => m.habitat === 'water') &&
    !scene.members.some((m) => AT_HOME.test(m.entry.category) || m.entry.name === 'lighthouse')
  const swims = scene.bonds.some(({ b, relation }) => !b && relation.relation === 'swims-in')
  const sailing = scene.members.some(({ entry }) => entry.category === 'vehicles' || entry.name === 'surfboard')
  // Turtles that crawl to the sea are on its beach.
  if (wet && named === 'sea' && scene.bonds.some(({ relation }) => /^(walks|runs|lies|sits)$/.test(relation.relation)))
    return 'beach'
  if (wet && (!named || named === 'sea') && !sailing && isAtSurface(scene))
    return isFresh(scene, grounds) ? 'water' : 'open sea'
  if (wet && (!afloat || (swims && named === 'sea')) && !leaps && (!named || named === 'sea') && !sailing)
    return 'underwater'
  if ((!afloat || swims) && (!named || named === 'sea') && isSunken(scene)) return 'underwater'
  if (named === 'pool' || named === 'swim hall') return named
  const waters = grounds.filter(({ name }) => STILL.test(name))
  if (waters.length && /^(campsite|moonlit camp)$/.test(named ?? '')) return 'lake camp'
  if (waters.some(({ name }) => name === 'lake') && !afloat && isBesideWater(scene)) return 'lakeside'
  // A lake among mountains, which nobody is out on.
  if (waters.length && !afloat && grounds.some(({ name }) => name.startsWith('mountain'))) return 'mountain'
  // Fireworks over the city are seen over its roofs.
  if (named === 'firework night' && grounds.some(({ name }) => /^(city|town)$/.test(name))) return 'downtown'
  // Boats are on the water of a harbor, people on its planks.
  if (named === 'dock' && sailing && scene.members.some((m) => m.habitat === 'water') && !beings.some((m) => m.handed))
    return 'harbor'
  // Who fishes from a boat is not on the planks.
  if (named === 'dock' && scene.bonds.some(isOnBoard)) return 'water'
  // A garden with a pond of its own.
  if (named === 'japanese garden') return named
  if (isForded(graph, grounds)) return 'river'
  if ((!named || named === 'sea') && scene.members.some((m) => m.entry.name === 'lighthouse') && !sailing)
    return 'rocky coast'
  if (afloat || named === 'pond' || named === 'sea')
    return afloat ? (named === 'sea' && !isFresh(scene, grounds) ? 'open sea' : 'water') : atWater(scene, named)
  if (hasWaterThing(scene) && /^(water|rain|)$/.test(named ?? '')) return 'water'
  const told = placeOf(graph)
  if (told && COLD.has(told) && (!graph.place || told === 'arctic') && (!named || LANDS.has(named))) return told
  if (named === 'sky' && isInSpace(scene, lead)) return 'space'
  // Balloons above the mountains: there is more to be seen than clouds.
  if (named === 'sky' && grounds.some(({ name }) => /mountain/.test(name))) return 'mountain'
  // Who looks at the rain from a window is inside.
  if (named === 'rain' && told && isRoom(told) && !isDressedForRain(scene)) return told
  if (named === 'rain' && grounds.some(({ name }) => GROUNDS.get(name)?.element === 'water')) return 'water'
  if (named === 'road' && grounds.some(({ word }) => FOOTPATH.test(word))) return 'path'
  if (named && ROADS[named]) return streetOfFeast(graph.time) ?? named
  if (named) return named
  if (scene.members.some(({ entry }) => /^(bridge|drawbridge)$/.test(entry.name)) && !landmarkOf(graph)) return 'brook'
  if (landmarkOf(graph)) return 'landmark'
  const feast = isHeldOutside(scene) ? undefined : placeOfFeast(graph.time)
  if (isStillLife(scene) && !feast) return 'tabletop'
  const season = feast ?? told ?? FEASTS.find(([words]) => words.test(graph.time ?? ''))?.[1]
  if (season) return season
  if (/rain|storm/.test(graph.weather ?? '')) return 'rain'
  if (/snow/.test(graph.weather ?? '')) return 'winter'
  return weatherOfClothes(scene) ?? unnamed(scene, lead, rng)
}

/** Friends before the mosque and who leaps over the new year's fire are in no room. */
const isHeldOutside = (scene: Scene): boolean =>
  scene.members.some(
    ({ entry }) => entry.name === 'bonfire' || (/buildings/.test(entry.category) && entry.height > GREAT_BUILDING),
  )
const GREAT_BUILDING = 2.2

const STILL = /^(lake|pond|river|stream)$/

const FOOTPATH = /path|trail|stepping/

/** Penguins on a hill are on a hill of snow. */
const COLD = new Set(['arctic', 'slope', 'rink'])
const LANDS = new Set(['hills', 'mountain', 'winter', 'meadow', 'pond', 'water'])

function placeNamed(place: string | null, grounds: readonly NamedThing[]): string | null {
  const words = [place, ...grounds.map(({ name }) => name)]
  for (const word of words) {
    if (!word) continue
    const called = placeCalled(word)
    if (called) return called
    const known = SETTING_WORDS.get(word) ?? GROUNDS.get(word)?.setting ?? (SCENES[word] ? word : undefined)
    if (known && (SCENES[known] || known === 'water' || placeCalled(known) || known === 'rooftops')) return known
    if (lookUp(word)) continue
    if (ROOMS.test(word)) return 'indoor'
    const last = SETTING_WORDS.get(word.split(' ').at(-1) ?? '')
    if (last && SCENES[last]) return last
  }
  return null
}
