/** Prints what the reader understands: npm run read -- "a fox pushes a wheelbarrow" */
import { argv } from 'node:process'
import type { SceneGraph } from '../src/reading/graph.ts'
import { read } from '../src/reading/read.ts'

const nameOf = (_graph: SceneGraph, id: string | null) => (id === null ? '' : id.replace(/#1\b/g, ''))

function print(prompt: string) {
  const graph = read(prompt)
  console.log(`\n${prompt}`)
  for (const thing of graph.things) {
    const number = thing.n > 1 || thing.atLeast ? `${thing.n}${thing.atLeast ? '+' : ''} ` : ''
    const notes = [
      thing.via === 'exact' ? '' : `${thing.via}: ${thing.word}`,
      ...thing.attributes,
      thing.mood ? `mood ${thing.mood}` : '',
      ...thing.wears.map((worn) => `wears ${[...worn.attributes, worn.name].join(' ')}`),
    ].filter(Boolean)
    console.log(`  ${number}${nameOf(graph, thing.id)}${notes.length ? ` (${notes.join(', ')})` : ''}`)
  }
  for (const { a, relation, b, tool, part } of graph.relations)
    console.log(
      `  · ${nameOf(graph, a)} ${relation} ${nameOf(graph, b)}${part ? ` [${part}]` : ''}${tool ? ` with ${nameOf(graph, tool)}` : ''}`,
    )
  const facts = Object.entries({
    place: graph.place,
    time: graph.time,
    weather: graph.weather,
    style: graph.style,
    detail: graph.detail,
    letters: graph.letters,
    lang: graph.lang === 'en' ? null : graph.lang,
    unknown: graph.unknown.join(', '),
    negated: graph.negated.join(', '),
    free: graph.free || null,
  })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}: ${value}`)
  if (facts.length) console.log(`  ${facts.join(' · ')}`)
}

for (const prompt of argv.slice(2)) print(prompt)
