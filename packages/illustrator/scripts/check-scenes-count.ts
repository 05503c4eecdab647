/** Draws one annotated prompt and counts what came out of it. */
import { readFileSync } from 'node:fs'
import { madePage, type Page } from '../src/compose.ts'
import { canLetter } from '../src/lettering/scripts.ts'
import type { Relation, SceneGraph } from '../src/reading/graph.ts'
import { isOwnPart } from '../src/reading/own-parts.ts'
import { read } from '../src/reading/read.ts'
import { glossed } from '../src/reading/tongues/gloss.ts'
import { languageOf } from '../src/reading/tongues/language.ts'
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
  /** Pages with everything on them that the words name, each letter too. */
  complete: number
  /** Words that must be written on the page, and those that are. */
  words: number
  written: number
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
  complete: 0,
  words: 0,
  written: 0,
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
  complete: a.complete + b.complete,
  words: a.words + b.words,
  written: a.written + b.written,
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
  const made = unread ? null : await madePage(scene.prompt, graph, seed)
  const unwritten = countWords(counts, scene, made ? lettersOn(made.svg) : lettersOver(graph))
  if (made) return countMade(counts, scene, made, unwritten)
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
  const named = absent.filter(({ id }) => wasSaid(scene, nameOf(id)))
  counts.complete = named.length || unwritten.length ? 0 : 1
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
  const lost = absent.filter(({ id, why }) => why === 'not drawn' && wasSaid(scene, id) && !isDrawnWithWhole(graph, id))
  counts.unwarned = lost.slice(warned).map(({ id }) => `${id} [${scene.prompt}]`)
  const short = scene.prompt.slice(0, 70)
  counts.fails = [
    ...unwritten.map((word) => `not written: ${word} [${short}]`),
    ...absent.map(({ id, why }) => `thing ${id}: ${why} [${short}]`),
    ...verdicts
      .filter(({ holds }) => !holds)
      .map(({ relation: r }) => `${isRead(graph, r) ? 'staged' : 'unread'} ${r.relation}: ${r.a} > ${r.b} [${short}]`),
  ]
  return counts
}

/** A page that is no scene tells what it shows; what two shown things are to each other it cannot fail to show. */
function countMade(counts: Counts, scene: Annotated, page: Page, unwritten: readonly string[]): Counts {
  const isShown = (name: string) =>
    page.items.some((item) => areKin(name, item) || item === name || item.endsWith(` ${name}`)) ||
    (page.setting === 'ornate' && name === `${scene.style} pattern`)
  const lost = scene.things.filter(({ name }) => !isShown(name))
  const held = scene.relations.filter(([a, , b]) => isShown(a) && (b === null || b === scene.place || isShown(b)))
  const short = scene.prompt.slice(0, 70)
  return {
    ...counts,
    visible: scene.things.length - lost.length,
    holding: held.length,
    complete: lost.some(({ name }) => wasSaid(scene, name)) || unwritten.length ? 0 : 1,
    unwarned: lost.slice(page.missing.length + page.unknown.length).map(({ name }) => `${name} [${scene.prompt}]`),
    fails: [
      ...unwritten.map((word) => `not written: ${word} [${short}]`),
      ...lost.map(({ name }) => `thing ${name}: not on this ${page.setting} page [${short}]`),
    ],
  }
}

/** The words that were asked for and are not among the letters of the page. */
function countWords(counts: Counts, { letters }: Annotated, onPage: string): string[] {
  const words = letters?.split(/\s+/) ?? []
  const unwritten = words.filter((word) => !onPage.toLowerCase().includes(word.toLowerCase()))
  counts.words = words.length
  counts.written = words.length - unwritten.length
  return unwritten
}

const lettersOn = (svg: string): string =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text).join('')

/** A scene has its letters in a heading over it, all of them or none; a stop sign has its own. */
const lettersOver = ({ letters, things }: SceneGraph): string =>
  [
    letters && canLetter(letters) ? letters : '',
    things.some(({ name }) => /^(?:stop sign|crossing guard)$/.test(name)) ? 'STOP' : '',
  ].join(' ')

/** "cat#1" is a cat. */
const nameOf = (id: string): string => id.replace(/#\d+$/, '')

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

/** What the words say, in English. */
function inEnglish(prompt: string): string {
  const language = languageOf(prompt)
  return language === 'en' ? prompt : glossed(prompt, language).text
}

/** Candles on a birthday cake, the hand of a henna hand and the face of a happy cupcake are drawn with it. */
const isDrawnWithWhole = ({ things }: SceneGraph, name: string): boolean =>
  things.some(
    (thing) =>
      isOwnPart(name, thing.name) ||
      thing.name.endsWith(` ${name}`) ||
      (name === 'face' && thing.alive !== undefined) ||
      (name === 'candle' && thing.name === 'birthday cake'),
  )

const wasSaid = ({ prompt }: Annotated, name: string): boolean =>
  new RegExp(`\\b${(name.split(' ').at(-1) ?? name).replace(/y$/, '(y|ie)')}(e?s)?\\b`, 'i').test(inEnglish(prompt))

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
