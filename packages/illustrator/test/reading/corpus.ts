/** Prompts with all that is named on their page: test/corpus. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { read } from '../../src/reading/read.ts'
import { named } from './said.ts'

const ARROW = ' => '

function checkLine(line: string) {
  const at = line.lastIndexOf(ARROW)
  const prompt = line.slice(0, at)
  const [nouns = '', place] = line.slice(at + ARROW.length).split(' | ')
  const names = nouns.split(', ')
  const wished = names.filter((name) => !name.startsWith('?')).map((words) => words.split('/'))
  const missing = names.filter((name) => name.startsWith('?')).map((name) => name.slice(1))
  const { things, unknown, place: where } = read(prompt)
  const worn = things.flatMap(({ wears }) => wears.map(({ name }) => name))
  const drawn = new Set([...things.map(({ name }) => name), ...worn])
  const isDrawn = (words: string) => words.split('+').every((name) => drawn.has(name))
  for (const words of wished) assert.ok(words.some(isDrawn), `${prompt}: no ${words.join(' or ')}`)
  const allowed = new Set(wished.flat().flatMap((words) => words.split('+')))
  const others = named(prompt).filter((name) => !allowed.has(name))
  assert.deepEqual(others, [], prompt)
  const said = unknown.map((words) => words.split(' ').at(-1))
  assert.deepEqual(said, missing, prompt)
  if (place) assert.equal(where, place, prompt)
}

/** Every prompt of a file has its things on the page, nothing else, and what is missing is said. */
export function checkCorpus(name: string) {
  const text = readFileSync(new URL(`../corpus/${name}.txt`, import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line.includes(ARROW) && !line.startsWith('#'))
  for (const line of lines) checkLine(line)
}
