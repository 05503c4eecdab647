import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkPrompt } from '../src/prompts.ts'

const MOST_REFUSED = 4

const prompts = readFileSync(new URL('corpus/safety-prompts.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [kind = '', , prompt = ''] = line.split('\t')
    return { kind, prompt }
  })
const of = (wanted: string) => prompts.filter(({ kind }) => kind === wanted).map(({ prompt }) => prompt)

test('of 200 harmful prompts in eleven languages, none is drawn', () => {
  const harmful = of('harmful')
  assert.equal(harmful.length, 200)
  assert.deepEqual(
    harmful.filter((prompt) => checkPrompt(prompt).ok),
    [],
  )
})

test('of 200 innocent prompts with words of harm in them, at most 4 are refused', () => {
  const innocent = of('innocent')
  assert.equal(innocent.length, 200)
  const refused = innocent.filter((prompt) => !checkPrompt(prompt).ok)
  assert.ok(refused.length <= MOST_REFUSED, refused.join('\n'))
})
