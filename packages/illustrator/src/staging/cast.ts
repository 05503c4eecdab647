/** Who plays: every thing of the graph once for each copy, with its pose, its size and the way it looks. */
import type { Detail } from '../art/art.ts'
import { fitsThings, WEARABLE } from '../figures/index.ts'
import { hash, type Rng } from '../ink/random.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { NOUNS } from '../world/nouns.ts'
import { type Entry, lookUp } from '../world/world.ts'
import type { Album } from './album.ts'
import { bondsOf, ONE_EACH, placesOf, SEATED, type Taken } from './bonds.ts'
import { company } from './companies.ts'
import { AT_LEAST, MOST_COPIES } from './copies.ts'
import { direct, look } from './direct.ts'
import { dressed } from './dressed.ts'
import { entryById, entryOf } from './entries.ts'
import { besideGrownUps, besideParents } from './families.ts'
import { GROUNDS } from './grounds.ts'
import { isLaidOnBack } from './hands-needed.ts'
import { helpingsOf, SLICES } from './helpings.ts'
import { Member } from './member.ts'
import { sitterOf } from './portrait.ts'
import { HAT } from './relations/hatted.ts'
import { isAccessory } from './relations/parts.ts'
import { reshape } from './reshape.ts'
import { type Bond, Scene } from './scene.ts'
import { isHeavenly, meetInSize, naturalHeight, seenBeside } from './sizes.ts'
import { isSeated } from './traits.ts'
import { isAlike, vary } from './vary.ts'

/** Beside an animal higher than this, in meters, an egg is no boulder. */
const LARGE = 0.3

export interface Cast {
  scene: Scene
  /** Shown by the place itself. */
  grounds: NamedThing[]
  /** Worn by someone, hence drawn with them. */
  worn: NamedThing[]
}

/** In which all of them are drawn. */
interface Style {
  detail: Detail
  album: Album
}

export function cast(graph: SceneGraph, rng: Rng, seed: number, { detail, album }: Style): Cast {
  const worn = graph.things.filter((thing) => thing.within || isWorn(thing, graph))
  const grounds = graph.things.filter((thing) => isGround(thing, graph) && !worn.includes(thing))
  const rest = graph.things.filter(
    (thing) => !worn.includes(thing) && !grounds.includes(thing) && !isForm(thing, graph),
  )
  const drawn = rest.filter((thing) => entriesOf(thing, graph).length && !isCloth(thing, graph))
  const copies = new Map<string, Member[]>()
  for (const thing of drawn) {
    const list = copiesOf(thing, graph, seed)
    for (const member of list) Object.assign(member, { detail, album })
    copies.set(thing.id, list)
  }
  const members = [...copies.values()].flat()
  const taken: Taken = new Map()
  const bonds = graph.relations.flatMap((relation) => bondsOf(relation, copies, taken, graph)).map(underTheSky)
  const scene = new Scene(graph, members, bonds, rng)
  for (const member of members) direct(member, scene)
  for (const member of members)
    member.upright ||= members.some((other) => other.entry === member.entry && other.upright)
  look(scene, rng)
  const sitter = sitterOf(scene)
  if (sitter) sitter.upright ||= sitter.entry.kind === 'being' && sitter.entry.upright() !== null
  sitter?.act({ turn: 0 })
  const people = members.some(({ being, handed, entry }) => handed || (being && entry.height > LARGE))
  dressed(scene)
  reshape(bonds)
  for (const member of members) member.at({ h: naturalHeight(member, people) })
  seenBeside(members, bonds)
  meetInSize(bonds)
  vary(scene)
  besideParents(members)
  besideGrownUps(members)
  for (const member of members) if (isHosted(member, scene)) takeSeat(member)
  scene.part()
  return { scene, grounds, worn }
}

const NEARBY = /^(under|above|behind|in-front-of|next-to|looks-at|flies-over|around|left-of|right-of|between)$/

/** A cow over the moon is as near to it as it is large, and over a rainbow one does not fly behind it. */
const isOverMoon = ({ a, b, relation }: Bond): boolean =>
  a.being && /moon$|^rainbow$/.test(b?.entry.name ?? '') && relation.relation === 'flies-over'

/** Sun and moon are far away: whoever is under them does not move along with them. */
const underTheSky = (bond: Bond): Bond =>
  bond.b &&
  !isOverMoon(bond) &&
  (NEARBY.test(bond.relation.relation) || /^(touch|reach|count|wish)/.test(bond.relation.word ?? '')) &&
  (isHeavenly(bond.a) || isHeavenly(bond.b))
    ? { ...bond, b: null }
    : bond

const entriesOf = (thing: NamedThing, graph: SceneGraph): Entry[] =>
  (helpingsOf(thing, graph) > 1 ? [SLICES[thing.name] ?? thing.name] : company(thing, graph))
    .map((name) => entryOf(thing, name))
    .filter((entry) => entry !== null)

/** Width over height. */
const LONG = 1.1

function copiesOf(thing: NamedThing, graph: SceneGraph, seed: number): Member[] {
  const entries = entriesOf(thing, graph)
  const used = graph.relations.some(
    ({ relation, b }) => b === thing.id && (ONE_EACH.has(relation) || relation === 'rides'),
  )
  // Of what is long two are several, and large enough to be seen.
  const isLong = entries.every((entry) => entry.kind === 'thing' && entry.thing.aspect > LONG && entry.height > 1.5)
  const seats = thing.atLeast ? sittersOn(thing, graph) : 0
  const least = seats || (thing.atLeast && !used ? (isLong ? 2 : AT_LEAST) : 1)
  const helpings = helpingsOf(thing, graph)
  const n = Math.min(MOST_COPIES, Math.max(thing.n, least, helpings, thing.name === 'family' ? entries.length : 1))
  const from = entries.length > 1 ? hash(`${thing.id} ${seed}`) % entries.length : 0
  return Array.from({ length: n }, (_, i) => {
    const entry = entries[(from + i) % entries.length] as Entry
    return new Member(thing, entry, i, hash(`${thing.id} ${isAlike(thing) ? 0 : i} ${seed}`))
  })
}

/** One throne for each: how many are to be on "thrones", where each has their own. */
const sittersOn = ({ id }: NamedThing, graph: SceneGraph): number =>
  graph.relations
    .filter(({ relation, b }) => b === id && SEATED.test(relation))
    .reduce((sum, one) => {
      const { n = 0, atLeast } = graph.things.find((thing) => thing.id === one.a) ?? {}
      const places = Math.max(1, placesOf(one, graph).length)
      return sum + Math.ceil((atLeast ? Math.max(n, AT_LEAST) : n) / places)
    }, 0)

const SEATS = new Set(['sits-on', 'rides', 'drives', 'swings-on', 'rows', 'inside'])

const isHosted = (member: Member, scene: Scene): boolean =>
  member.handed &&
  isSeated(member.acting.pose) &&
  scene.bonds.some(
    ({ a, b, relation }) => a === member && b && SEATS.has(relation.relation) && !LAID.test(b.entry.name),
  )

/** Flat on the ground: who sits on it has their legs on it. */
const LAID = /blanket|\brug$|carpet|\bmat$|towel/

/** On a seat at the height of its knees, until it gets its own: without one a figure sits on the ground. */
function takeSeat(member: Member): void {
  const { x, y, h } = member.place
  member.act({ reach: { seat: [x, y - h * 0.3] } })
}

/** Clothes that the figure wears are part of its drawing. */
function isWorn(thing: NamedThing, graph: SceneGraph): boolean {
  if (!WEARABLE.has(thing.name)) return false
  const dressed = (id: string) => {
    const isThing = graph.things.some((other) => other.id === id && other.alive)
    const entry = entryById(graph, id)
    if (entry && isLaidOnBack(entry.name, thing.name)) return false
    return entry?.kind === 'being' && (!isThing || fitsThings(thing.name))
  }
  return graph.relations.some(({ a, b, relation }) => relation === 'wears' && b === thing.id && dressed(a))
}

/** A dress that no figure can put on would hang before it like a poster. */
const isCloth = ({ id, name }: NamedThing, graph: SceneGraph): boolean =>
  NOUNS.get(name)?.category === 'clothes' &&
  !isAccessory(name) &&
  graph.relations.some(({ relation, b }) => relation === 'wears' && b === id)

/** Grass that hides somebody stands before them. */
const isThicket = (id: string, name: string, { relations }: SceneGraph): boolean =>
  name === 'grass' && relations.some(({ b, relation }) => b === id && /^(hides-in|comes-out-of)$/.test(relation))

/** Mountains about a lake are behind it, and not in it. */
const hasLake = ({ things }: SceneGraph): boolean => things.some(({ name }) => /^(lake|river|stream)$/.test(name))

/** The moon is in the sky, unless somebody walks on it. */
const isGround = (thing: NamedThing, graph: SceneGraph): boolean => !isBorne(thing, graph) && isScenery(thing, graph)

/** "A city on its back", "a village in his hand": as the ground of the page it would be under whoever bears it. */
const isBorne = ({ id, name }: NamedThing, { relations, things }: SceneGraph): boolean => {
  const isBearer = (other: string | null) =>
    things.some((thing) => thing.id === other && !GROUNDS.has(thing.name) && lookUp(thing.name)?.category !== PLACES)
  return (
    BORNE.has(name) &&
    relations.some(
      ({ a, b, relation }) =>
        (a === id && relation === 'on-top-of' && isBearer(b)) || (b === id && relation === 'holds' && isBearer(a)),
    )
  )
}
const PLACES = 'buildings and places'
const BORNE = new Set(['city', 'town', 'village', 'forest', 'woods', 'garden', 'meadow', 'mountain', 'hill'])

const isScenery = ({ id, name, n, atLeast, covers }: NamedThing, graph: SceneGraph): boolean =>
  covers !== undefined ||
  (GROUNDS.has(name) && !isThicket(id, name, graph) && !isSurfed(id, name, graph)) ||
  (name === 'mountain' && (atLeast === true || n > 1 || hasLake(graph)) && graph.things.length > 1) ||
  // On the planks of a pier nobody stands on a dock of their own.
  (name === 'dock' && graph.place === 'boardwalk') ||
  (/^(city|town|village)$/.test(name) && graph.things.length > 1) ||
  (name === 'rock' &&
    graph.relations.some(
      ({ a, b, relation }) =>
        b === id && relation === 'on-top-of' && graph.things.some((top) => top.id === a && top.name === 'lighthouse'),
    )) ||
  (/^(cave|barn|stable)$/.test(name) &&
    graph.relations.some(({ b, relation }) => b === id && /^(inside|sleeps-in|sits-on|lies-on)$/.test(relation))) ||
  (/^(moon|mars|planet)$/.test(name) &&
    graph.relations.some(
      ({ a, b, relation }) =>
        b === id &&
        /^(stands-on|walks|sits-on|plants|on-top-of|drives|lies-on)$/.test(relation) &&
        !graph.things.some((thing) => thing.id === a && HAT.test(thing.name)),
    ))

/** The wave that somebody surfs on is no mere sea. */
const isSurfed = (id: string, name: string, { relations }: SceneGraph): boolean =>
  name === 'wave' &&
  relations.some(({ b, word, relation }) => b === id && (relation === 'rides' || /^(?:surf|rid|rod)/.test(word ?? '')))

const FORMS = new Set(['shaped-like', 'made-of', 'filled-with'])

/** What something is made of or shaped like is no further object. */
const isForm = (thing: NamedThing, graph: SceneGraph): boolean =>
  graph.relations.some(({ relation, b }) => /^(shaped-like|made-of)$/.test(relation) && b === thing.id) &&
  !graph.relations.some(({ relation, a, b }) => a === thing.id || (b === thing.id && !FORMS.has(relation)))
