/** Draws one annotated prompt and counts what came out of it. */
import { readFileSync } from 'node:fs'
import type { Relation, SceneGraph } from '../src/reading/graph.ts'
import { read } from '../src/reading/read.ts'
import { judge } from '../src/staging/judge/judge.ts'
import { bestOf } from '../src/staging/tries.ts'
import { areKin } from './read-score-kin.ts'

export interface Annotated {
  prompt: string
  set: string
  things: { name: string; n: number; more?: true }[]
  relations: [a: string, relation: string, b: string | null][]
  place: string | null
  time: string | null
  style: string | null
  letters: string | null
  lang: string
  refuse?: string
}

/** How often a relation was asked for, was read from the words, and holds on the page. */
export interface Tally {
  asked: number
  read: number
  holding: number
}

export interface Counts {
  pages: number
  things: number
  visible: number
  relations: number
  holding: number
  predicates: Record<string, Tally>
  /** Things on a page that nobody asked for. */
  wrong: number
  /** Things that were asked for, are not there, and nobody was told. */
  unwarned: string[]
  fails: string[]
}

export const corpus = (): Annotated[] =>
  readFileSync(new URL('../test/corpus/scenes.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Annotated)

export const emptyCounts = (): Counts => ({
  pages: 0,
  things: 0,
  visible: 0,
  relations: 0,
  holding: 0,
  predicates: {},
  wrong: 0,
  unwarned: [],
  fails: [],
})

export const merge = (a: Counts, b: Counts): Counts => ({
  pages: a.pages + b.pages,
  things: a.things + b.things,
  visible: a.visible + b.visible,
  relations: a.relations + b.relations,
  holding: a.holding + b.holding,
  predicates: addUp(a.predicates, b.predicates),
  wrong: a.wrong + b.wrong,
  unwarned: [...a.unwarned, ...b.unwarned],
  fails: [...a.fails, ...b.fails],
})

function addUp(a: Counts['predicates'], b: Counts['predicates']): Counts['predicates'] {
  const out = { ...a }
  for (const [name, { asked, read, holding }] of Object.entries(b)) {
    const before = out[name] ?? { asked: 0, read: 0, holding: 0 }
    out[name] = { asked: before.asked + asked, read: before.read + read, holding: before.holding + holding }
  }
  return out
}

export async function checkScene(scene: Annotated, seed: number, unread: boolean): Promise<Counts> {
  const counts = { ...emptyCounts(), pages: 1 }
  const graph = unread ? graphOf(scene) : read(scene.prompt)
  counts.things = scene.things.length
  counts.relations = scene.relations.length
  if (!graph.things.length) {
    const warned = graph.unknown.length > 0 || graph.free
    counts.unwarned = warned ? [] : scene.things.map(({ name }) => `${name} [${scene.prompt}]`)
    counts.fails = scene.things.map(({ name }) => `not read: ${name} [${scene.prompt}]`)
    return counts
  }
  const { staged, missing } = await bestOf(graph, scene.prompt.trim().toLowerCase(), seed, 'medium')
  const claims = claimsOf(scene, graph)
  const { present, absent, verdicts } = judge(staged, claims)
  counts.visible = present.size
  counts.holding = verdicts.filter(({ holds }) => holds).length
  for (const { relation: r, holds } of verdicts) {
    const one = { asked: 1, read: isRead(graph, r) ? 1 : 0, holding: holds ? 1 : 0 }
    counts.predicates = addUp(counts.predicates, { [r.relation]: one })
  }
  counts.wrong = graph.things.filter(
    ({ name, via }) => via !== 'implied' && !scene.things.some((asked) => areKin(asked.name, name)),
  ).length
  const warned = missing.length + graph.unknown.length
  // A word that was not understood is reported once, so it accounts for one thing. Nobody will miss what was only implied.
  const lost = absent.filter(({ id, why }) => why === 'not drawn' && wasSaid(scene, id))
  counts.unwarned = lost.slice(warned).map(({ id }) => `${id} [${scene.prompt}]`)
  const short = scene.prompt.slice(0, 70)
  counts.fails = [
    ...absent.map(({ id, why }) => `thing ${id}: ${why} [${short}]`),
    ...verdicts
      .filter(({ holds }) => !holds)
      .map(({ relation: r }) => `${isRead(graph, r) ? 'staged' : 'unread'} ${r.relation}: ${r.a} > ${r.b} [${short}]`),
  ]
  return counts
}

const isRead = (graph: SceneGraph, asked: Relation): boolean =>
  graph.relations.some(({ a, b, relation }) => relation === asked.relation && a === asked.a && b === asked.b)

/** The annotation in terms of what was read: a son is a boy. */
function claimsOf(scene: Annotated, graph: SceneGraph) {
  const idOf = (name: string): string => {
    const { things } = graph
    const read =
      things.find((thing) => thing.name === name) ??
      things.find((thing) => areKin(thing.name, name)) ??
      // The ball of a soccer player is a soccer ball.
      things.find((thing) => name.endsWith(` ${thing.name}`))
    return read?.id ?? name
  }
  const ids = (b: string) => (b === '@place' ? b : b.split('+').map(idOf).join('+'))
  return {
    things: scene.things.map(({ name }) => ({ id: idOf(name), name })),
    relations: graphOf(scene).relations.map((relation) => ({
      ...relation,
      a: idOf(relation.a),
      b: relation.b && ids(relation.b),
    })),
  }
}

const wasSaid = ({ prompt, lang }: Annotated, name: string): boolean =>
  lang !== 'en' ||
  new RegExp(`\\b${(name.split(' ').at(-1) ?? name).replace(/y$/, '(y|ie)')}(e?s)?\\b`, 'i').test(prompt)

/** The annotation as if it had been read. */
export const graphOf = (scene: Annotated): SceneGraph => ({
  things: scene.things.map(({ name, n, more }) => ({
    id: name,
    name,
    word: name,
    via: 'exact',
    n,
    ...(more ? { atLeast: true as const } : {}),
    attributes: [],
    wears: [],
    mood: null,
  })),
  relations: scene.relations.map(([a, relation, b]) => ({
    a,
    relation,
    b: b !== null && b === scene.place && !scene.things.some(({ name }) => name === b) ? '@place' : b,
  })),
  place: scene.place,
  time: scene.time,
  weather: null,
  style: scene.style,
  detail: null,
  letters: scene.letters,
  lang: scene.lang,
  unknown: [],
  negated: [],
  free: scene.things.length === 0,
})
