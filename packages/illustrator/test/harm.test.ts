import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkPrompt } from '../src/safety/check-prompt.ts'

const pairs = readFileSync(new URL('corpus/safety-pairs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((prompt) => prompt.trim()) as [harmful: string, innocent: string])

test('harm is refused however it is told', () => {
  const drawn = pairs.map(([harmful]) => harmful).filter((prompt) => checkPrompt(prompt).ok)
  assert.deepEqual(drawn, [])
})

test('prompts that only share words with harm are drawn', () => {
  const refused = pairs.map(([, innocent]) => innocent).filter((prompt) => !checkPrompt(prompt).ok)
  assert.deepEqual(refused, [])
})
