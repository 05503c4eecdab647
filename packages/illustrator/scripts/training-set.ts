/** What the judge of prompts is trained on: our own sentences in data/safety/training, and the sets of the tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { starterPrompts } from '../src/starter-prompts.ts'
import { LEXICON } from '../src/words/lexicon.ts'
import { NOUNS } from '../src/world/nouns.ts'

export interface Example {
  prompt: string
  /** A kind of harm, 'fine', or '?' where only its harm is known. */
  kind: string
  /** Examples of one group are learned or held out together: a pair shares its words. */
  group: string
  /** 'words' are single names of what we draw: too easy to measure by. */
  from: 'ours' | 'others' | 'words'
}

const OURS = new URL('../data/safety/training/', import.meta.url)
const CORPUS = new URL('../test/corpus/', import.meta.url)

const linesOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

const pairOf = (line: string, kind: string, from: Example['from']): Example[] => {
  const [harmful = '', innocent] = line.split('|').map((prompt) => prompt.trim())
  const examples = [{ prompt: harmful, kind, group: line, from }]
  return innocent ? [...examples, { prompt: innocent, kind: 'fine', group: line, from }] : examples
}

function* ours(): Generator<Example> {
  for (const name of readdirSync(OURS).sort()) {
    let kind = ''
    for (const line of linesOf(new URL(name, OURS))) {
      const heading = /^\[(\w+)\]$/.exec(line)?.[1]
      if (heading) kind = heading
      else yield* pairOf(line, kind, 'ours')
    }
  }
}

function* inTables(name: string): Generator<Example> {
  let before = ''
  for (const line of linesOf(new URL(`${name}.tsv`, CORPUS))) {
    const [kind, , prompt = ''] = line.split('\t')
    const isHarmful = kind === 'harmful'
    const group = !isHarmful && before.startsWith('harmful') ? before : line
    yield { prompt, kind: isHarmful ? '?' : 'fine', group, from: 'others' }
    before = line
  }
}

const fine = (prompt: string): Example => ({ prompt, kind: 'fine', group: prompt, from: 'others' })

function* byOthers(): Generator<Example> {
  for (const name of ['safety-prompts', 'safety-seen', 'safety-oblique']) yield* inTables(name)
  for (const name of ['safety-pairs', 'safety-measured', 'safety-fresh'])
    for (const line of linesOf(new URL(`${name}.txt`, CORPUS))) yield* pairOf(line, '?', 'others')
  yield* linesOf(new URL('innocent-prompts.txt', CORPUS)).map(fine)
  for (const name of ['tongues-seen', 'tongues-unseen'])
    yield* linesOf(new URL(`${name}.txt`, CORPUS)).map((line) => fine(line.replace(/^[a-z]{2}: /, '')))
  for (const line of linesOf(new URL('scenes.jsonl', CORPUS)))
    yield fine((JSON.parse(line) as { prompt: string }).prompt)
}

const words = (): Example[] =>
  [...new Set([...starterPrompts(), ...LEXICON.keys(), ...NOUNS.keys()])].map((word) => ({
    ...fine(word),
    from: 'words',
  }))

export const trainingSet = (): Example[] => [...ours(), ...byOthers(), ...words()]
