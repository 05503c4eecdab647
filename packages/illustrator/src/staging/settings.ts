/** Which place a scene plays in, and when. */
import type { Rng } from '../ink/random.ts'
import { CLOSE_UPS, isRoom, placeCalled, placeOf, placeOfFeast } from '../places/choose.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { SCENES } from '../scenes/index.ts'
import { LEXICON, SETTING_WORDS } from '../words/lexicon.ts'
import { GROUNDS } from './grounds.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'

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
const AT_TABLE = /kitchen and food/
const AT_HOME = /indoor things|school and letters|music/

export function timeOf({ time, weather }: SceneGraph, scene: Scene): 'day' | 'night' | 'sunset' {
  const said = `${time ?? ''} ${weather ?? ''}`
  if (/night|midnight|bedtime|halloween|evening/.test(said)) return 'night'
  if (/sunset|sunrise|dusk|dawn/.test(said)) return 'sunset'
  return scene.members.some(({ entry }) => /^(full )?moon|^star$|firework|bonfire|witch|owl|bat$/.test(entry.name))
    ? 'night'
    : 'day'
}

export function settingOf(graph: SceneGraph, scene: Scene, grounds: readonly NamedThing[], rng: Rng): string {
  if (grounds.some(({ name }) => /^(moon|mars|planet)$/.test(name)) || graph.place === 'moon') return 'moonscape'
  const asked = settingAsked(graph, scene, grounds, rng)
  // A sun that is somebody in the picture shines alone.
  if (scene.members.some(({ entry }) => /^sun(rise|set)?$/.test(entry.name)) && !ROOFED.has(asked)) return 'patch'
  return isOutdoors(scene) && !placeCalled(graph.place) ? outside(asked) : asked
}

const ROOFED = new Set(['nook', 'indoor', 'kitchen', 'party', 'theater', 'burst', 'space', 'underwater'])

/** Houses and buses do not stand in rooms. */
const OUTSIDE: Readonly<Record<string, string>> = {
  nook: 'patch',
  indoor: 'city',
  kitchen: 'patch',
  party: 'patch',
  theater: 'patch',
  christmas: 'winter',
}
const outside = (asked: string): string =>
  OUTSIDE[asked] ?? (isRoom(asked) ? 'backyard' : CLOSE_UPS.includes(asked) ? 'street' : asked)

const isOutdoors = (scene: Scene): boolean =>
  scene.members.some(
    ({ entry }) =>
      (entry.category === 'vehicles' && entry.height > 1.2) ||
      (/buildings/.test(entry.category) && entry.height > 2.2) ||
      /(^| )tree$|sleigh/.test(entry.name.replace('christmas tree', '')),
  )

function settingAsked(graph: SceneGraph, scene: Scene, grounds: readonly NamedThing[], rng: Rng): string {
  const afloat = scene.bonds.some(({ b, relation }) => !b && /swims-in|floats-on|rows/.test(relation.relation))
  const named = placeNamed(graph.place, grounds)
  const lead = leadOf(scene)
  const beings = scene.members.filter((m) => m.being)
  const wet =
    beings.length > 0 &&
    beings.every((m) => m.habitat === 'water') &&
    !scene.members.some((m) => AT_HOME.test(m.entry.category))
  if (wet && !afloat && (!named || named === 'sea') && !scene.members.some((m) => m.entry.category === 'vehicles'))
    return 'underwater'
  if (!afloat && (!named || named === 'sea') && isSunken(scene)) return 'underwater'
  if (afloat || named === 'pond' || named === 'sea') return 'water'
  if (scene.members.some((m) => m.habitat === 'water' && !m.being) && (!named || named === 'water')) return 'water'
  const told = placeOf(graph)
  if (told && COLD.has(told) && (!graph.place || told === 'arctic') && (!named || LANDS.has(named))) return told
  if (named === 'sky' && isInSpace(scene, lead)) return 'space'
  // Who looks at the rain from a window is inside.
  if (named === 'rain' && told && isRoom(told)) return told
  if (named) return named
  const season = placeOfFeast(graph.time) ?? told ?? FEASTS.find(([words]) => words.test(graph.time ?? ''))?.[1]
  if (season) return season
  if (/rain|storm/.test(graph.weather ?? '')) return 'rain'
  if (/snow/.test(graph.weather ?? '')) return 'winter'
  return unnamed(scene, lead, rng)
}

/** Penguins on a hill are on a hill of snow. */
const COLD = new Set(['arctic', 'slope', 'rink'])
const LANDS = new Set(['hills', 'mountain', 'winter', 'meadow', 'pond', 'water'])

const SEABED = /^(coral|coral reef|shipwreck|seaweed)$/
const SUNKEN = /^(diver|scuba diver|mermaid|merman|submarine|diving helmet)$/

/** Who is at home on the sea floor is shown there, unless a boat says that we are above it. */
const isSunken = (scene: Scene): boolean =>
  scene.members.some(({ entry }) => SEABED.test(entry.name)) ||
  (scene.members.some(({ entry }) => SUNKEN.test(entry.name)) &&
    !scene.members.some(({ entry }) => entry.category === 'vehicles' && entry.name !== 'submarine'))

function placeNamed(place: string | null, grounds: readonly NamedThing[]): string | null {
  const words = [place, ...grounds.map(({ name }) => name)]
  for (const word of words) {
    if (!word) continue
    const called = placeCalled(word)
    if (called) return called
    const known = SETTING_WORDS.get(word) ?? GROUNDS.get(word)?.setting ?? (SCENES[word] ? word : undefined)
    if (known && (SCENES[known] || known === 'water')) return known
    if (ROOMS.test(word)) return 'indoor'
    const last = SETTING_WORDS.get(word.split(' ').at(-1) ?? '')
    if (last && SCENES[last]) return last
  }
  return null
}

/** Nobody said where: at home for furniture, among its own for an animal, or before a plain ground. */
function unnamed(scene: Scene, lead: Member | undefined, rng: Rng): string {
  const of = (words: RegExp) => scene.members.filter(({ entry }) => words.test(entry.category))
  if (isInSpace(scene, lead)) return 'space'
  const flies = scene.bonds.some(({ relation }) => /fl(y|ies)/.test(relation.relation))
  if (!flies && of(AT_HOME).some(({ entry }) => !ANYWHERE.test(entry.name)) && !of(/vehicles|nature|buildings/).length)
    return rng.pick(of(/school/).length ? ['classroom', 'playroom'] : ['living room', 'bedroom', 'nook', 'playroom'])
  if (of(AT_TABLE).length && !of(/animals|fantasy|nature/).length)
    return rng.pick(['cook room', 'restaurant', 'dining room'])
  if (flies || scene.members.some(({ habitat }) => habitat === 'sky' || habitat === 'air'))
    return rng.pick(['patch', 'field', 'meadow', 'patch'])
  const home = lead ? LEXICON.get(lead.entry.name)?.home : undefined
  if (home && SCENES[home] && !COMMON.has(home) && rng.chance(0.5)) return home
  // A pattern suits a portrait; where much happens it would be a tangle.
  if (scene.members.length < 4 && scene.members.filter((m) => m.being).length < 2 && rng.chance(0.55))
    return rng.pick(CLOSE_UPS)
  const small = scene.members.every(({ entry }) => isHomely(entry.name, entry.category))
  return rng.pick(
    small ? ['nook', 'living room', 'backyard', 'playroom'] : ['patch', 'backyard', 'park', 'field', 'patch'],
  )
}

/** Carried out of the house as often as not. */
const ANYWHERE =
  /umbrella|lantern|bucket|broom|basket|picnic|bubble|bench|flashlight|camera|suitcase|bottle|leash|headphones|boombox/

/** Where half the animals live: a page of theirs looks like any other. */
const COMMON = new Set(['showcase', 'meadow', 'garden', 'park', 'hills', 'pond', 'indoor', 'kitchen', 'party'])

const OUTER = /^(planet|rocket|astronaut|alien|ufo|comet|galaxy|satellite|saturn|space shuttle|spaceship)$/

/** Who flies to the planets is among them; an alien with a flower may be anywhere. */
const isInSpace = (scene: Scene, lead: Member | undefined): boolean =>
  !!lead &&
  OUTER.test(lead.entry.name) &&
  scene.members.every(({ entry }) => OUTER.test(entry.name) || /star|moon|flag|planet/.test(entry.name))

const PETS = /^(cat|kitten|dog|puppy|hamster|guinea pig|goldfish|teddy bear|mouse|rabbit|bunny|parrot)$/

const isHomely = (name: string, category: string): boolean =>
  PETS.test(name) || !/animals|vehicles|nature|buildings|weather|sea|fantasy|science/.test(category)

export const leadOf = (scene: Scene): Member | undefined => scene.members.find((m) => m.being) ?? scene.members[0]
