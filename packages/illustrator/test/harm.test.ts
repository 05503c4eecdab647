import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkPrompt } from '../src/safety/check-prompt.ts'

const pairs = ['safety-pairs.txt', 'safety-declined.txt']
  .flatMap((file) => readFileSync(new URL(`corpus/${file}`, import.meta.url), 'utf8').split('\n'))
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

test('words of harm with a letter left out are read as what they are, and other words are not', () => {
  for (const prompt of ['a grl with a nife in her neck', 'a man kiling his wif', 'a nakd lady'])
    assert.equal(checkPrompt(prompt).ok, false, prompt)
  for (const prompt of ['Opa spielt mit uns', 'a boy with a kit', 'a big gul on the beach'])
    assert.equal(checkPrompt(prompt).ok, true, prompt)
})

test('a glass of milk is drunk, glass itself is not', () => {
  for (const prompt of ['a girl drinking a glass of milk', 'a man drinking a glass of water'])
    assert.equal(checkPrompt(prompt).ok, true, prompt)
  assert.equal(checkPrompt('a boy eating glass').ok, false)
})
