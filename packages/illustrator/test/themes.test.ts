import assert from 'node:assert/strict'
import { test } from 'node:test'
import { themesOf } from '../src/prompts.ts'
import { starterPrompts } from '../src/starter-prompts.ts'
import { dataLines } from '../src/words/data-file.ts'
import { NOUNS } from '../src/world/nouns.ts'

const table: [prompt: string, themes: string][] = [
  ['a cat and a dog playing in the garden', 'animals nature'],
  ['fire truck in the city', 'vehicles'],
  ['underwater scene with fish and an octopus', 'animals sea'],
  ['a pirate ship on the sea', 'sea vehicles'],
  ['an astronaut on the moon', 'space'],
  ['a knight and a dragon', 'tales'],
  ['christmas tree with presents', 'holidays'],
  ['a witch on halloween', 'tales holidays'],
  ['mandala', 'patterns'],
  ['the letter B with a bear', 'animals letters'],
  ['parts of a flower labeled', 'nature letters'],
  ['ein Hund im Garten', 'animals nature'],
  ['a chef in the kitchen', ''],
]
for (const [prompt, themes] of table)
  test(`'${prompt}' is about ${themes || 'nothing that has a list'}`, () =>
    assert.equal(themesOf(prompt).join(' '), themes))

test('what is not on the page gives it no theme', () => {
  assert.deepEqual(themesOf('a cat in a rocket', ['rocket']), ['animals'])
})

test('most of the starter gallery is in some list', () => {
  const none = starterPrompts().filter((prompt) => themesOf(prompt).length === 0)
  assert.ok(none.length <= 8, none.join(', '))
})

test('every noun and kind that tells a theme is one that can be drawn', () => {
  const kinds = new Set([...NOUNS.values()].map(({ category }) => category))
  const wrong = dataLines('themes.txt').flatMap((line) => {
    const [teller = '', , words = ''] = line.split('|').map((cell) => cell.trim())
    const known = teller === 'noun' ? NOUNS : teller === 'kind' ? kinds : null
    return known ? words.split(', ').filter((word) => !known.has(word)) : []
  })
  assert.deepEqual(wrong, [])
})
