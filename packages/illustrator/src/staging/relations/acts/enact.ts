/** Adds to what was said what everybody sees when they hear it: the sponge of who washes, the stool of who milks. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought, isBrought } from '../../brought.ts'
import { entryById, entryOf, nameById } from '../../entries.ts'
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
import { dressing, hauled, meant } from './meant.ts'
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
  // Nor are those who throw at each other.
  if (a === b && THROWN.test(word ?? '')) return false
  const thing = graph.things.find(({ id }) => id === a)
  const entry = thing ? entryOf(thing) : null
  const others = a !== b || (thing?.n ?? 1) > 1
  // A bird feeds its young from the beak, not from a bucket.
  return entry?.kind === 'being' && (entry.human || (others && relation !== 'feeds'))
}
