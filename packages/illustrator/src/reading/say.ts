/** Relations said back in plain words: "fox pushes wheelbarrow", "cat sits on girl's lap". */
import type { Relation, SceneGraph } from './graph.ts'
import { PLACE } from './scene.ts'
import { pluralOf } from './singular.ts'

const WORDS: Record<string, string> = {
  inside: 'is in',
  'on-top-of': 'is on top of',
  under: 'is under',
  behind: 'is behind',
  'in-front-of': 'is in front of',
  between: 'is between',
  'next-to': 'is next to',
  'left-of': 'is left of',
  'right-of': 'is right of',
  above: 'is above',
  around: 'is around',
  'gives-to': 'gives something to',
  'filled-with': 'is filled with',
  'made-of': 'is made of',
  'shaped-like': 'is shaped like',
}

export function sayRelation(graph: SceneGraph, { a, relation, b, tool, part }: Relation): string {
  const target = b === null ? '' : part ? `${nameOf(graph, b)}'s ${part}` : nameOf(graph, b)
  const means = tool ? `with ${nameOf(graph, tool)}` : ''
  return [nameOf(graph, a), WORDS[relation] ?? relation.replaceAll('-', ' '), target, means].filter(Boolean).join(' ')
}

function nameOf(graph: SceneGraph, id: string): string {
  if (id === PLACE) return graph.place ?? 'scene'
  return id
    .split('+')
    .map((one) => {
      const thing = graph.things.find((known) => known.id === one)
      if (!thing) return one
      const isMany = (thing.n > 1 || thing.atLeast) && !/(s|teeth|feet)$/.test(thing.name)
      return isMany ? pluralOf(thing.name) : thing.name
    })
    .join(' and ')
}
