/** On a lead: whoever holds the leads goes with all who are on one, and each lead is a line from hand to collar. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'

const WEARS = /^(on-top-of|inside|wears|stands-on|next-to|has|lies-on|balances-on)$/
const HOLDS = /^(holds|plays-with|pulls|carries|leads)$/

const PETS = /dog$|puppy|cat$|kitten|corgi|poodle|husky|retriever|labrador|terrier|dachshund|beagle|pug$|hound/
const ROUND_NECK = /scarf|collar|harness|necklace|tie$|bandana|bow$|ribbon/

/** What a leash is fixed to. */
const collared = (thing: NamedThing): NamedThing =>
  PETS.test(thing.name) && !thing.wears.some(({ name }) => ROUND_NECK.test(name))
    ? { ...thing, wears: [...thing.wears, { name: 'collar', word: 'collar', attributes: [] }] }
    : thing

export function leashed(graph: SceneGraph): SceneGraph {
  const fixed = withLeads(graph)
  const led = new Set(
    fixed.relations.filter(({ a, relation }) => relation === 'leads' && isPerson(fixed, a)).map(({ b }) => b),
  )
  return { ...fixed, things: fixed.things.map((thing) => (led.has(thing.id) ? collared(thing) : thing)) }
}

function isPerson(graph: SceneGraph, id: string): boolean {
  const entry = entryById(graph, id)
  return entry?.kind === 'being' && entry.human
}

function withLeads(graph: SceneGraph): SceneGraph {
  const leads = new Set(graph.things.filter(({ name }) => name === 'leash').map(({ id }) => id))
  if (!leads.size) return graph
  const being = (id: string) => entryById(graph, id)?.kind === 'being'
  const of = (deeds: RegExp) => [
    ...new Set(
      graph.relations
        .filter(({ a, b, relation }) => b && leads.has(b) && being(a) && deeds.test(relation))
        .map(({ a }) => a),
    ),
  ]
  const walks = graph.relations.filter(({ relation, b }) => relation === 'leads' && b && !leads.has(b))
  const others = graph.things.filter(({ id }) => being(id)).map(({ id }) => id)
  // Who has one put on wears it.
  const put = graph.relations.filter(({ a, b, relation }) => leads.has(a) && b && being(b) && WEARS.test(relation))
  // A puppy that pulls on it while a boy has its end is on it.
  const held = of(/^(holds|leads)$/)
  const pulling = held.length ? of(/^pulls$/).filter((id) => !held.includes(id)) : []
  const said = [...new Set([...of(WEARS), ...put.map(({ b }) => b as string), ...pulling])]
  const holder = walks[0]?.a ?? of(HOLDS).find((id) => !said.includes(id)) ?? others.find((id) => !said.includes(id))
  const led = said.length ? said : walks.map(({ b }) => b as string)
  // A dog with its own leash in the mouth is led by nobody.
  if (!holder || !led.length) return graph
  const rest = graph.relations.filter(
    ({ a, b, relation }) =>
      !(b && leads.has(b)) &&
      !leads.has(a) &&
      !(relation === 'next-to' && [a, b].includes(holder) && led.some((id) => id === a || id === b)),
  )
  const known = (id: string) => rest.some(({ a, b, relation }) => a === holder && b === id && relation === 'leads')
  const more = led
    .filter((id) => id !== holder && !known(id))
    .map((b): Relation => ({ a: holder, relation: 'leads', b }))
  return {
    ...graph,
    things: graph.things.map((thing) => (leads.has(thing.id) ? { ...thing, within: true } : thing)),
    relations: [...rest, ...more],
  }
}
