/**
 * How well the reader does on test/corpus/scenes.jsonl: npm run read:score -- [dev|held-out] [set or "all" to see what went wrong]
 * A fixed hash splits the corpus: rules are written looking at dev alone, and only the held-out half measures.
 */
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'
import type { SceneGraph } from '../src/reading/graph.ts'
import { read } from '../src/reading/read.ts'
import { areKin, familyOf, isHeldOut, type Row, SYMMETRIC } from './read-score-kin.ts'

const rows = readFileSync(new URL('../test/corpus/scenes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
const [half = 'held-out', show] = argv.slice(2)

interface Tally {
  rows: number
  things: Hits
  relations: Hits
  families: Hits
  pairs: Hits
  place: number
  time: number
  style: number
  letters: number
  wrong: number
  words: number
  unwarned: number
}
interface Hits {
  right: number
  extra: number
  missing: number
}
const noHits = (): Hits => ({ right: 0, extra: 0, missing: 0 })
const newTally = (): Tally => ({
  rows: 0,
  things: noHits(),
  relations: noHits(),
  families: noHits(),
  pairs: noHits(),
  place: 0,
  time: 0,
  style: 0,
  letters: 0,
  wrong: 0,
  words: 0,
  unwarned: 0,
})

/** Which of our things is which of the annotated ones. */
function matched(graph: SceneGraph, row: Row): Map<string, string> {
  const ours = [...new Set(graph.things.map((thing) => thing.name))]
  const map = new Map<string, string>()
  for (const { name } of row.things) if (ours.includes(name)) map.set(name, name)
  for (const { name } of row.things) {
    if ([...map.values()].includes(name)) continue
    const kin = ours.find((our) => !map.has(our) && areKin(our, name))
    if (kin) map.set(kin, name)
  }
  return map
}

function triple(a: string, relation: string, b: string): string {
  return SYMMETRIC.has(relation) && b < a ? `${b} ${relation} ${a}` : `${a} ${relation} ${b}`
}

function count(hits: Hits, ours: ReadonlySet<string>, theirs: ReadonlySet<string>) {
  const right = [...ours].filter((item) => theirs.has(item)).length
  hits.right += right
  hits.extra += ours.size - right
  hits.missing += theirs.size - right
}

const tallies = new Map<string, Tally>()
const times: number[] = []
read('a cat')

for (const row of rows) {
  if (isHeldOut(row.prompt) !== (half === 'held-out') && half !== 'both') continue
  const start = performance.now()
  const graph = read(row.prompt)
  times.push(performance.now() - start)
  const map = matched(graph, row)
  const label = (id: string | null) =>
    (id ?? 'null')
      .split('+')
      .map((part) =>
        part === '@place' ? (graph.place ?? '') : (map.get(part.replace(/#\d+$/, '')) ?? part.replace(/#\d+$/, '')),
      )
      .sort()
      .join('+')
  const sorted = (b: string | null) => (b ?? 'null').split('+').sort().join('+')
  const theirs = new Set(row.relations.map(([a, relation, b]) => triple(a, relation, sorted(b))))
  const ours = new Set(graph.relations.map(({ a, relation, b }) => triple(label(a), relation, label(b))))
  const theirFamilies = new Set(row.relations.map(([a, relation, b]) => triple(a, familyOf(relation), sorted(b))))
  const ourFamilies = new Set(
    graph.relations.map(({ a, relation, b }) => triple(label(a), familyOf(relation), label(b))),
  )
  const theirPairs = new Set(row.relations.map(([a, , b]) => [a, sorted(b)].sort().join('|')))
  const ourPairs = new Set(graph.relations.map(({ a, b }) => [label(a), label(b)].sort().join('|')))
  const ourNames = new Set(graph.things.map((thing) => thing.name))
  const said = new Set(graph.things.filter((thing) => thing.via !== 'implied').map((thing) => thing.name))
  const about = [
    row.place,
    row.style,
    row.time,
    ...row.things.map((thing) => thing.name),
    ...row.relations.flat(),
  ].filter((name) => name !== null)
  const wrong = [...said].filter(
    (name) =>
      !map.has(name) && !about.some((other) => areKin(name, other) || other.includes(name) || name.includes(other)),
  )
  const missing = row.things.filter(({ name }) => ![...map.values()].includes(name)).map(({ name }) => name)
  const unwarned = missing.filter(
    (name) =>
      row.prompt.toLowerCase().includes(name) &&
      !graph.unknown.some((word) => word.toLowerCase().includes(name)) &&
      !graph.things.some(({ via, word }) => via === 'stand-in' && word.toLowerCase().includes(name)) &&
      graph.place !== name,
  )
  const same = (mine: string | null, theirs: string | null) =>
    (mine ?? '').toLowerCase().split(', ').sort().join() === (theirs ?? '').toLowerCase().split(', ').sort().join()
  for (const key of ['all', row.set]) {
    const tally = tallies.get(key) ?? newTally()
    tallies.set(key, tally)
    tally.rows++
    count(
      tally.things,
      new Set([...ourNames].map((name) => map.get(name) ?? `!${name}`)),
      new Set(row.things.map((thing) => thing.name)),
    )
    count(tally.relations, ours, theirs)
    count(tally.families, ourFamilies, theirFamilies)
    count(tally.pairs, ourPairs, theirPairs)
    tally.place += Number(same(graph.place, row.place))
    tally.time += Number(same(graph.time, row.time))
    tally.style += Number(same(graph.style, row.style))
    tally.letters += Number(same(graph.letters, row.letters))
    tally.wrong += wrong.length
    tally.unwarned += unwarned.length
    tally.words += row.prompt.split(/\s+/).length
  }
  if (show && half !== 'held-out' && (show === 'all' || show === row.set)) {
    const extra = [...ourNames].filter((name) => !map.has(name))
    const lost = [...theirs].filter((item) => !ours.has(item))
    const added = [...ours].filter((item) => !theirs.has(item))
    const facts = (['place', 'time', 'style', 'letters'] as const)
      .filter((key) => !same(graph[key], row[key]))
      .map((key) => `${key} ${graph[key]} not ${row[key]}`)
    if (missing.length + extra.length + lost.length + added.length + facts.length === 0) continue
    console.log(`[${row.set}] ${row.prompt}`)
    if (missing.length + extra.length + graph.unknown.length)
      console.log(
        `    things: missing ${missing.join(', ')} | extra ${extra.join(', ')}${wrong.length ? ` | WRONG ${wrong.join(', ')}` : ''}${graph.unknown.length ? ` | unknown ${graph.unknown.join(', ')}` : ''}`,
      )
    if (lost.length + added.length) console.log(`    relations: missing ${lost.join('; ')} | extra ${added.join('; ')}`)
    if (unwarned.length) console.log(`    UNWARNED ${unwarned.join(', ')}`)
    if (facts.length) console.log(`    ${facts.join(' · ')}`)
  }
}

const percent = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(0) : '–').padStart(4)
const f1 = ({ right, extra, missing }: Hits) => percent(2 * right, 2 * right + extra + missing)
console.log(
  `\n${half.padEnd(10)} rows  things P/R/F1   relation F1  family F1  pair F1  place time style letters  wrong/1000 words  unwarned`,
)
for (const [key, t] of tallies)
  console.log(
    key.padEnd(10),
    String(t.rows).padStart(4),
    percent(t.things.right, t.things.right + t.things.extra),
    percent(t.things.right, t.things.right + t.things.missing),
    f1(t.things),
    '       ',
    f1(t.relations),
    '     ',
    f1(t.families),
    '    ',
    f1(t.pairs),
    '  ',
    percent(t.place, t.rows),
    percent(t.time, t.rows),
    percent(t.style, t.rows),
    percent(t.letters, t.rows),
    '       ',
    ((1000 * t.wrong) / t.words).toFixed(1).padStart(6),
    '           ',
    t.unwarned,
  )
times.sort((a, b) => a - b)
console.log(
  `ms: p50 ${times[times.length >> 1]?.toFixed(2)}, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(2)}, max ${times.at(-1)?.toFixed(1)}`,
)
