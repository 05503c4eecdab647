/** Adds to what was said what everybody sees when they hear it: the sponge of who washes, the stool of who milks. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought, isBrought } from '../../brought.ts'
import { entryById, entryOf, nameById } from '../../entries.ts'
import { wornAt } from '../parts.ts'
import { isWrap } from '../wrap.ts'
import { amidPlants } from './amid.ts'
import { bring } from './bring.ts'
import { buying } from './buying.ts'
import { ashore } from './by-paw.ts'
import { pulledTogether } from './chain.ts'
import { contended } from './contended.ts'
import { allPaddle } from './crew.ts'
import { threaded } from './dangle.ts'
import { distribute } from './distribute.ts'
import { fed, grown } from './food.ts'
import { grasped } from './grasp.ts'
import { isSmall, unknownWork } from './handwork.ts'
import { household } from './household.ts'
import { onTheLap } from './lap-work.ts'
import { layTable } from './laying.ts'
import { leashed } from './leash.ts'
import { linedUp } from './line-up.ts'
import { isInNature } from './nature.ts'
import { oneCamera, onePicture, twoOf } from './of-many.ts'
import { offTable } from './off-table.ts'
import { onLand } from './on-land.ts'
import { prepared } from './prepared.ts'
import { queued } from './queue.ts'
import { shareSurface } from './sharing.ts'
import { PAPER, shown } from './shown.ts'
import { sideBySide } from './side-by-side.ts'
import { sloped } from './slope.ts'
import { dry } from './sprayed.ts'
import { spyglassed } from './spyglass.ts'
import { type Act, actFor } from './table.ts'
import { posted, takenOut } from './taken-out.ts'
import { tethered } from './tether.ts'
import { threshold } from './threshold.ts'
import { toysAlive } from './toys.ts'
import { underLegs } from './under-legs.ts'
import { asUsed } from './used.ts'
import { windowed } from './windows.ts'

export function enact(said: SceneGraph): SceneGraph {
  const graph = PREPARED.reduce((sofar, step) => step(sofar), said)
  const things = [...graph.things]
  const relations: Relation[] = []
  for (const relation of graph.relations.map((one) =>
    dressing(graph, hauled(graph, meant(graph, grasped(graph, shown(graph, queued(one)))))),
  )) {
    alter(things, relation)
    if (relation.b === PAPER.id && !things.includes(PAPER)) things.push(PAPER)
    const act = !relation.how && canAct(graph, relation) ? actIn(graph, relation) : undefined
    if (!act) {
      shape(things, relation.b, relation.how ?? '')
      relations.push(relation)
      continue
    }
    if (/^(at-table|roll-out|knead)$/.test(act.how) && doersOf(graph, relation) > SIDE_BY_SIDE) {
      relations.push(...aroundTable(relation, things))
      continue
    }
    const props = bring(graph, relation, act, things)
    shape(things, relation.b, act.how)
    const tool = relation.tool ?? props.find((more) => more.relation === 'holds')?.b
    relations.push(
      {
        ...relation,
        ...(isOwn(graph, relation) ? { b: null } : {}),
        ...(tool ? { tool } : {}),
        ...(act.pose ? { pose: act.pose } : {}),
        how: act.how,
      },
      ...props,
    )
  }
  relations.push(...grown(graph), ...fed(graph))
  for (const { id, name } of graph.things) {
    const behind = BACKED_BY[name]
    if (!behind || things.some((thing) => thing.name === behind)) continue
    things.push(brought(behind))
    relations.push({ a: id, relation: 'in-front-of', b: brought(behind).id })
  }
  const place = placeOfDeeds(graph, relations)
  return twoOf({ ...graph, place, things, relations: once(relations) })
}

/** Carrots grow in a garden, dough is kneaded in a kitchen, unless it was said where, or a feast has a room of its own. */
function placeOfDeeds(graph: SceneGraph, relations: readonly Relation[]): string | null {
  if (relations.some(({ how }) => how === 'look-in')) return 'garden'
  if (graph.place) return graph.place
  if (relations.some(({ a, relation }) => relation === 'pulls' && PLANE.test(nameById(graph, a)))) return 'sky'
  if (relations.some(({ how }) => how === 'uproot')) return 'garden'
  if (relations.some(({ how }) => how === 'hammer')) return 'workshop'
  if (relations.some(({ how }) => how === 'lather')) return 'bathroom'
  const isKitchenWork = ({ b, how }: Relation) =>
    AT_WORKTOP.test(how ?? '') && entryById(graph, b)?.category === 'kitchen and food'
  return !graph.time && !graph.weather && relations.some(isKitchenWork) ? 'kitchen' : null
}

const PLANE = /^(airplane|biplane|jet|helicopter|seaplane|hot air balloon|blimp)$/
const AT_WORKTOP = /^(at-table|roll-out|knead|at-stove|flip|pour)$/

/** What is made of the sentence before its deeds are looked at one by one. */
const PREPARED: readonly ((said: SceneGraph) => SceneGraph)[] = [
  amidPlants,
  takenOut,
  posted,
  onLand,
  ashore,
  toysAlive,
  oneCamera,
  onePicture,
  allPaddle,
  pulledTogether,
  offTable,
  buying,
  contended,
  prepared,
  household,
  windowed,
  dry,
  underLegs,
  threshold,
  layTable,
  shareSurface,
  threaded,
  leashed,
  tethered,
  linedUp,
  sideBySide,
  sloped,
  spyglassed,
  distribute,
]

const once = (relations: readonly Relation[]): Relation[] =>
  relations.filter(
    (one, i) =>
      relations.findIndex(({ a, b, relation }) => a === one.a && b === one.b && relation === one.relation) === i,
  )

const doersOf = (graph: SceneGraph, { relation, b }: Relation): number =>
  graph.relations
    .filter((other) => other.relation === relation && other.b === b)
    .reduce((sum, { a }) => sum + (graph.things.find(({ id }) => id === a)?.n ?? 1), 0)

/** So many have room at a table to work at one thing. */
const SIDE_BY_SIDE = 2

/** Many who knead one dough are at one table, the dough before them. */
function aroundTable(relation: Relation, things: NamedThing[]): Relation[] {
  const table = things.find(({ name }) => name === 'table') ?? brought('table')
  if (!things.includes(table)) things.push(table)
  return [
    { ...relation, how: 'together' },
    { a: relation.a, relation: 'sits-at', b: table.id },
    ...(relation.b ? [{ a: relation.b, relation: 'on-top-of', b: table.id }] : []),
  ]
}

/** Who is known by what stands behind them. */
const BACKED_BY: Readonly<Record<string, string>> = { goalkeeper: 'soccer goal' }
const GOAL = /^(basketball hoop|soccer goal)$/
const DRAWN = /sled|sleigh|wagon|cart|carriage|chariot|boat|rickshaw|blanket|towel|rug/

/** Who pulls the children on the sled pulls the sled; who drives what pulls pulls nothing; who is with a sled that dogs pull rides it. */
function hauled(graph: SceneGraph, relation: Relation): Relation {
  const of = (id: string | null, deed: string) =>
    graph.relations.find((other) => other.a === id && other.relation === deed)
  if (relation.relation === 'pulls') {
    const driven = of(relation.a, 'drives')?.b
    if (driven && driven !== relation.b) return { ...relation, a: driven }
    const seat = of(relation.b, 'rides') ?? of(relation.b, 'sits-on') ?? of(relation.b, 'inside')
    return seat && DRAWN.test(nameById(graph, seat.b)) ? { ...relation, b: seat.b } : relation
  }
  const load = relation.relation === 'next-to' ? of(relation.b, 'pulls')?.b : undefined
  return load && load !== relation.a && DRAWN.test(nameById(graph, load)) && !of(relation.a, 'pulls')
    ? { ...relation, relation: 'rides', b: load }
    : relation
}

/** Who is on a seat sits there, unless it was said that they stand. */
const [ONTO, SEAT] = [/^(on-top-of|stands-on)$/, /^(beanbag|chair|armchair|rocking chair|couch|throne|stool)$/]
/** No larger animal fits on a windowsill, in meters. */
const SILL = 0.7

/** Who throws a ball into the hoop is not in the hoop. */
function meant(graph: SceneGraph, relation: Relation): Relation {
  const b = graph.things.find(({ id }) => id === relation.b)
  if (isPictured(graph, relation)) return { ...relation, relation: 'plays-with', word: 'photographing' }
  if (b && /puddle|mud/.test(b.name) && /^(swims-in|inside)$/.test(relation.relation))
    return { ...relation, relation: /^stuck/.test(relation.word ?? '') ? 'stands-on' : 'sits-on' }
  if (b && relation.relation === 'holds' && isWrap(b.name) && /^shar/.test(relation.word ?? ''))
    return { ...relation, relation: 'under' }
  // A cat that looks out of the window sits on its sill.
  const looker = entryById(graph, relation.a)
  const isOut = /^window(sill)?$/.test(b?.name ?? '') && relation.relation === 'looks-at' && !relation.how
  if (isOut && looker?.kind === 'being' && looker.height < SILL) return { ...relation, relation: 'sits-on' }
  if (
    looker?.kind === 'being' &&
    ONTO.test(relation.relation) &&
    SEAT.test(b?.name ?? '') &&
    !/^stand/.test(relation.word ?? '')
  )
    return { ...relation, relation: 'sits-on' }
  if (looker?.kind === 'being' && b?.name === 'wheelchair' && /^(inside|sits-on)$/.test(relation.relation))
    return { ...relation, relation: 'rides' }
  // Who is in a bed with sleepers lies there as they do.
  if (b?.name === 'bed' && looker?.kind === 'being' && relation.relation === 'inside') {
    const lain = graph.relations.find((other) => other.b === b.id && /^(sleeps-in|lies-on)$/.test(other.relation))
    if (lain) return { ...relation, relation: lain.relation }
  }
  // Who does something before a mirror is seen in it.
  if (b && /mirror$/.test(b.name) && relation.relation === 'in-front-of' && looker?.kind === 'being')
    return { ...relation, relation: 'looks-at', how: 'reflect' }
  // Before the door one sees who knocks; behind it nobody.
  if (b?.name === 'door' && relation.relation === 'next-to' && looker?.kind === 'being')
    return { ...relation, relation: 'in-front-of' }
  const ball = graph.relations.some(({ a, relation: deed }) => a === relation.a && /^(throws|kicks)$/.test(deed))
  if (!b || !ball || !GOAL.test(b.name) || relation.relation !== 'inside') return relation
  return { ...relation, relation: 'looks-at', how: 'score' }
}

/** Who takes a picture of somebody has the camera in hand, and nobody else. */
const isPictured = (graph: SceneGraph, { a, b, relation, word }: Relation): boolean =>
  relation === 'holds' &&
  /^(tak|took|snap)/.test(word ?? '') &&
  nameById(graph, b) !== 'camera' &&
  graph.relations.some((other) => other.a === a && other.relation === 'holds' && nameById(graph, other.b) === 'camera')

/** Who puts a hat on another, or flowers into its mane, has a hand there. */
function dressing(graph: SceneGraph, relation: Relation): Relation {
  const ties = relation.relation === 'wears' && /^(ty|tie|pin|button|fasten|zip|buckl)/.test(relation.word ?? '')
  if (relation.relation !== 'holds' && !ties) return relation
  const { a: who, b: what } = relation
  const worn = graph.relations.find(({ a, b, relation: deed }) => deed === 'wears' && b === what && a !== who)
  const laid = graph.relations.find(
    ({ a, b, part, relation: deed }) => deed === 'on-top-of' && part && a === what && b !== who,
  )
  const [on, part] = worn ? [worn.a, worn.part ?? wornAt(nameById(graph, what))] : [laid?.b, laid?.part]
  return on && part ? { ...relation, relation: 'tends', b: on, part, pose: 'reach', how: 'tend' } : relation
}

const ON_ROPE = /^(crosses|balances-on|stands-on|rides)$/
/** In lengths of a coil. */
const TIGHTROPE = 5
/** A hoop to jump through is as high as a child. */
const HOOP = 1.6

/** Boats that are rowed have oars, two balls are not juggled, a hoop that somebody jumps through stands, a rope that somebody walks on is stretched. */
function alter(things: NamedThing[], { a, relation, b, how, part }: Relation): void {
  const worn = things.findIndex(({ id, name }) => id === a && name === 'flower pot' && part === 'head')
  if (worn >= 0) things[worn] = asUsed(things[worn] as NamedThing, 'wears', how)
  const i = things.findIndex(({ id }) => id === b)
  const thing = things[i]
  if (thing) things[i] = asUsed(thing, relation, how)
  if (thing?.name === 'boat' && relation === 'rows') things[i] = { ...thing, name: 'rowboat' }
  if (thing && /egg$/.test(thing.name) && relation === 'comes-out-of' && !thing.attributes.includes('open'))
    things[i] = { ...thing, attributes: [...thing.attributes, 'open'] }
  if (thing?.name === 'hula hoop' && relation === 'jumps-through')
    things[i] = { ...thing, attributes: [...thing.attributes, 'upright'], size: HOOP }
  if (thing?.name === 'rope' && ON_ROPE.test(relation))
    things[i] = { ...thing, attributes: [...thing.attributes, 'stretched'], size: TIGHTROPE }
  if (thing && thing.n < 3 && relation === 'juggles') things[i] = { ...thing, n: 3 }
  if (thing?.name === 'window' && relation === 'sits-on') things[i] = { ...thing, name: 'windowsill' }
  // Folded it is in nobody's way, but nobody sits on it either.
  if (thing && /^((beach )?towel|blanket)$/.test(thing.name) && /^(sits-on|lies-on)$/.test(relation))
    things[i] = { ...thing, name: 'picnic blanket' }
}

/** A rope that is pulled, climbed or swung is not the coil it is otherwise; a bus that one boards has its door open. */
const SHAPES: Readonly<Record<string, string>> = {
  tug: 'taut',
  'blow-into': 'untied',
  'skip-rope': 'swung',
  'climb-rope': 'hanging',
  board: 'open',
  unwrap: 'open',
  flip: 'flying',
  peel: 'peeled',
  'roll-out': 'flat',
  toss: 'flat',
}

function shape(things: NamedThing[], id: string | null, how: string): void {
  const [i, as] = [things.findIndex((thing) => thing.id === id), SHAPES[how]]
  const thing = things[i]
  if (thing && as) things[i] = { ...thing, attributes: [...thing.attributes, as] }
}

/** What is to be seen on the page of all this: not what nobody asked for, nor one's own hands, nor the tools of an act. */
export function askedOf({ relations }: SceneGraph): Relation[] {
  const tools = new Set(relations.filter(({ how }) => how !== undefined).map(({ a, tool }) => `${a} ${tool}`))
  return relations
    .filter(({ b, how }) => !isBrought(b) && !(b === null && how !== undefined))
    .map((one) => (one.relation === 'holds' && tools.has(`${one.a} ${one.b}`) ? { ...one, how: 'tool' } : one))
}

/** One's own hands or hair. */
const isOwn = (graph: SceneGraph, { a, b, part }: Relation): boolean =>
  a === b && (part !== undefined || graph.things.find(({ id }) => id === a)?.n === 1)

function actIn(graph: SceneGraph, relation: Relation): Act | undefined {
  const b = graph.things.find(({ id }) => id === relation.b)
  const entry = b && entryOf(b)
  const act = actFor(relation, {
    name: b && entry ? b.name : null,
    category: entry?.category ?? '',
    alive: entry?.kind === 'being',
    small: isSmall(graph, relation.b),
    self: isOwn(graph, relation),
    part: relation.part,
  })
  if (!act || !isInNature(graph, relation, act.how)) return unknownWork(graph, relation)
  // A rooster that crows on a fence is on the fence first of all.
  if (act.how === 'call-at' && SEATED.test(relation.relation)) return undefined
  return onTheLap(graph, relation, act, entry?.height ?? 0, /food/.test(entry?.category ?? ''))
}

const SEATED = /^(sits-on|stands-on|on-top-of|lies-on|inside)$/
const THROWN = /^(throw|threw|toss)/

/** A cat that washes itself needs no sink. */
function canAct(graph: SceneGraph, { a, b, relation, word }: Relation): boolean {
  // Who is thrown something is not thrown into the air.
  if (relation === 'gives-to' && THROWN.test(word ?? '')) return false
  const thing = graph.things.find(({ id }) => id === a)
  const entry = thing ? entryOf(thing) : null
  const others = a !== b || (thing?.n ?? 1) > 1
  // A bird feeds its young from the beak, not from a bucket.
  return entry?.kind === 'being' && (entry.human || (others && relation !== 'feeds'))
}
