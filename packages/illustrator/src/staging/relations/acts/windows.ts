/** At a window: of a house that was named one is in it; a giraffe looks in from outside; the rain is behind the pane. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { WITH_A_VIEW } from '../../../things/buildings/entrances.ts'
import { lookUp } from '../../../world/world.ts'
import { clamp, midX, side, tall, wide } from '../../geometry.ts'
import { isHeavenly } from '../../sizes.ts'
import { face } from '../beside.ts'
import { guestsIn } from '../guests.ts'
import { meet, resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** In meters: who is taller looks in from outside. */
const OUTSIDE = 1.2
const AT = /^(next-to|looks-at|in-front-of|inside|behind)$/
const BEFORE = /^(looks-at|next-to|in-front-of)$/
const SEATED = /^(sits-on|sits-at|lies-on|sleeps-in)$/
const HOUSE = /^(house|cottage|castle|tower|treehouse|cabin)$/

/** What is seen through it. */
const SEEN: Readonly<Record<string, string>> = {
  rain: 'rainy',
  snow: 'snowy',
  firework: 'festive',
  moon: 'moonlit',
  'full moon': 'moonlit',
  star: 'starry',
}
/** Shares of the height of who looks out: how high the sill is, and how large the window at most. */
const [SILL, LARGEST] = [0.4, 1.25]

export function windowed(said: SceneGraph): SceneGraph {
  const graph = glazed(watched(fromWindow(indoors(said))))
  const window = graph.things.find(({ name }) => name === 'window')
  if (!window) return graph
  const house = graph.things.find(({ name }) => HOUSE.test(name))
  const at = (relation: Relation): Relation => {
    if (relation.b !== window.id || !AT.test(relation.relation) || relation.how) return relation
    const being = lookUp(graph.things.find(({ id }) => id === relation.a)?.name ?? '')
    if (being?.kind !== 'being') return relation
    if (!being.human && being.height > OUTSIDE) return { ...relation, relation: 'looks-at', how: 'look-in' }
    if (house) return { ...relation, relation: 'inside', b: house.id }
    // Who peeks in through it is seen in its pane.
    if (relation.relation === 'behind') return { ...relation, relation: 'inside' }
    // Who knits in a chair by the window stays in the chair.
    const sits = graph.relations.some(({ a, b, relation: deed }) => a === relation.a && b !== null && SEATED.test(deed))
    return being.human && !sits && BEFORE.test(relation.relation) ? { ...relation, how: 'at-window' } : relation
  }
  const relations = graph.relations.map(at)
  const isNamed = relations.some(({ a, b }) => a === window.id || b === window.id)
  const things = isNamed ? graph.things : graph.things.filter((thing) => thing !== window)
  return watched({ ...graph, relations, things })
}

/** Whoever has a mosque or a snowman in their window is at home, and sees it out there. */
function indoors(graph: SceneGraph): SceneGraph {
  const window = graph.things.find(({ name }) => name === 'window')
  const isSeen = ({ a, b, relation }: Relation) => b === window?.id && relation === 'inside' && !isHuman(graph, a)
  const isHere = ({ id }: NamedThing) =>
    isHuman(graph, id) && !graph.relations.some(({ a, b }) => a === id && b === window?.id)
  if (!window || !graph.relations.some(isSeen) || !graph.things.some(isHere)) return graph
  return {
    ...graph,
    place: graph.place ?? 'living room',
    relations: graph.relations.map((one) => (isSeen(one) ? { ...one, how: 'in-view' } : one)),
  }
}

const isHuman = ({ things }: SceneGraph, id: string): boolean => {
  const entry = lookUp(things.find((thing) => thing.id === id)?.name ?? '')
  return entry?.kind === 'being' && entry.human && entry.name !== 'snowman'
}

/** Whom a giraffe looks at through an upper window is in the house. */
function watched(graph: SceneGraph): SceneGraph {
  const looks = graph.relations.find(({ how }) => how === 'look-in')
  const isAlive = (id: string | null) =>
    lookUp(graph.things.find((thing) => thing.id === id)?.name ?? '')?.kind === 'being'
  if (!looks?.b) return graph
  const relations = graph.relations.map((one): Relation => {
    const isSeen = one.a === looks.a && one.relation === 'looks-at' && one.b && isAlive(one.b)
    return isSeen ? { a: one.b as string, relation: 'inside', b: looks.b } : one
  })
  return { ...graph, relations }
}

/** "watching fireworks from her window": who sees them is at the window. */
function fromWindow(graph: SceneGraph): SceneGraph {
  const window = graph.things.find(({ name }) => name === 'window')
  if (!window || graph.relations.some(({ a, b }) => a === window.id || b === window.id)) return graph
  const seen = new Set(graph.things.filter(({ name }) => SEEN[name]).map(({ id }) => id))
  const viewers = graph.relations.filter(({ relation, b }) => relation === 'looks-at' && b && seen.has(b))
  return {
    ...graph,
    relations: [...graph.relations, ...viewers.map(({ a }): Relation => ({ a, relation: 'looks-at', b: window.id }))],
  }
}

/** Rain that somebody watches from indoors falls behind the pane, not in the room. */
function glazed(graph: SceneGraph): SceneGraph {
  const window = graph.things.find(({ name }) => /^window(sill)?$/.test(name))
  const weather = graph.things.find(({ name }) => SEEN[name])
  const isWatched = graph.relations.some(
    ({ a, b, relation }) =>
      (relation === 'looks-at' && (b === window?.id || b === weather?.id)) ||
      (relation === 'inside' && /^(rain|snow)$/.test(weather?.name ?? '') && a === weather?.id && b === window?.id),
  )
  if (!window || !weather || !isWatched || graph.things.some(({ name }) => HOUSE.test(name))) return graph
  const look = SEEN[weather.name] as string
  // The sill of a window that was named is its own.
  const sill = graph.things.find((thing) => thing.name === 'windowsill' && thing.via === 'implied' && thing !== window)
  const things = graph.things
    .filter((thing) => thing !== weather && thing !== sill)
    .map((thing): NamedThing => (thing === window ? { ...thing, attributes: [...thing.attributes, look] } : thing))
  const relations = graph.relations
    .filter(({ a, b }) => a !== weather.id && (!sill || b !== sill.id))
    .map((one) => (one.b === weather.id ? { ...one, b: window.id } : one))
  return { ...graph, things, relations }
}

/** Of the pane: how much of it what stands out there takes, and what is in the sky over it. */
const [IN_PANE, IN_SKY] = [0.92, 0.36]

/** Out there behind the pane, on the ground; the moon in a corner of the sky. */
export const inView: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  b.wear(WITH_A_VIEW)
  const all = guestsIn(scene, b)
  const standing = all.filter((one) => !isHeavenly(one))
  const { box } = b.art
  const pane = b.art.hollow ?? box
  const isUp = isHeavenly(a)
  const count = isUp ? 1 : Math.max(1, standing.length)
  const most = isUp ? IN_SKY * (standing.length ? 1 : 1.6) : IN_PANE
  const k = Math.min((wide(pane) * most) / count / wide(a.art.box), (tall(pane) * most) / tall(a.art.box))
  resize(scene, a, a.place.h * k)
  const x = isUp
    ? pane.x0 + (standing.length ? wide(a.art.box) * 0.6 : wide(pane) / 2)
    : pane.x0 + (wide(pane) * (Math.max(0, standing.indexOf(a)) + 0.5)) / count
  const y = isUp ? pane.y0 + tall(a.art.box) * 1.1 : pane.y1
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y])
  scene.join(a, b, { after: 'back', of: b })
}

/** Before it, from both sides, the sill at the waist. */
export const atWindow: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const at = scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'at-window')
  const all = [...new Set(at.map((bond) => bond.a))]
  const index = all.indexOf(a)
  if (all.length > 1) face(scene, a, index < all.length / 2 ? 'right' : 'left')
  if (a.handed) a.act({ pose: 'stand', turn: 0.8 })
  const h = a.place.h
  const needed = (wide(a.art.box) * all.length * 1.6) / wide(b.art.box)
  if (index === 0) resize(scene, b, clamp(b.place.h * needed, h, h * LARGEST))
  const { box } = b.art
  const aside =
    all.length > 1 ? (index - (all.length - 1) / 2) * wide(a.art.box) * 1.1 : -side(a.place.facing) * 0.3 * wide(box)
  scene.group(a).shift(midX(box) + aside - midX(a.art.box), box.y1 + h * SILL - a.art.box.y1)
  scene.join(a, b, 'over')
}
