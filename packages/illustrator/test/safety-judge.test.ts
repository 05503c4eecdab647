import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { checkPrompt } from '../src/prompts.ts'
import { checkByRules } from '../src/safety/check-prompt.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(`corpus/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

const isDrawn = (prompt: string) => checkPrompt(prompt).ok

test('what was learned is small enough to be loaded with the first prompt', () => {
  const { size } = statSync(new URL('../data/safety/judge.bin.br', import.meta.url))
  assert.ok(size < 600_000, `${size} bytes`)
})

test('plain wishes, history, medicine and nature are drawn', () => {
  const prompts = [
    'a cat',
    'burro',
    'a knight with a sword rides to the castle',
    'a nurse gives a boy a vaccine',
    'the human heart with its chambers',
    'a lion hunting a gazelle',
    'roman soldiers marching',
    'a volcano',
    'a llama spitting at a man',
    'two kids wrestling on a mat',
    'ein Ritter kämpft gegen einen Drachen',
    'un médecin soigne un enfant',
    '消防员救火',
  ]
  assert.deepEqual(
    prompts.filter((prompt) => !isDrawn(prompt)),
    [],
  )
})
