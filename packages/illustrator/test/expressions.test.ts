/** What somebody feels is in the face, and a deed tells it where no word does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting } from '../src/art/art.ts'
import { BEASTS } from '../src/beasts/index.ts'
import { asPerson, PERSONS } from '../src/figures/index.ts'
import { createRng } from '../src/ink/random.ts'
import { page } from './page.ts'
import { spot } from './spot.ts'

const MOODS = ['happy', 'sad', 'angry', 'scared', 'surprised', 'sleepy', 'proud', 'silly', 'focused', 'loving'] as const

test('each of ten moods is another face, on people and on animals', () => {
  const actors = { girl: PERSONS.get('girl'), cat: BEASTS.get('cat'), dog: BEASTS.get('dog'), bear: asPerson('bear') }
  for (const [name, actor] of Object.entries(actors)) {
    assert.ok(actor, name)
    const face = (mood: Acting['mood']) =>
      actor
        .act(spot({ h: 700, rng: createRng(2) }), { pose: 'walk', mood })
        .layers.filter(({ part }) => part === 'head')
        .map(({ svg }) => svg)
        .join('')
    assert.equal(new Set(MOODS.map(face)).size, MOODS.length, name)
  }
})

test('who is chased is alarmed, who paints or juggles has the tongue out, and a word goes before the deed', async () => {
  for (const [prompt, name, mood] of [
    ['a dog chasing a squirrel', 'squirrel', 'scared'],
    ['a girl painting a picture', 'girl', 'focused'],
    ['a bear juggling balls', 'bear', 'focused'],
    ['a happy girl painting a picture', 'girl', 'happy'],
  ] as const)
    assert.equal((await page(prompt)).one(name).acting.mood, mood, prompt)
})
