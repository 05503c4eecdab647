/** Words that a sign, a poster or an award bears though nobody says "that says". */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersOf } from '../src/reading/letters.ts'
import { read } from '../src/reading/read.ts'

const POSTED: readonly (readonly [prompt: string, letters: string])[] = [
  ['no running in the hallway sign', 'No Running in the Hallway'],
  ['keep hands to yourself poster', 'Keep Hands to Yourself'],
  ['raise your hand before you speak', 'Raise Your Hand Before You Speak'],
  ['reading corner sign with a bear', 'Reading Corner'],
  ['door sign Do not disturb, Emma is sleeping', 'Do Not Disturb, Emma Is Sleeping'],
  ['please and thank you poster', 'Please and Thank You'],
  ["welcome back sign, Ms. Okafor's 2nd grade", "Welcome Back Ms. Okafor's 2nd Grade"],
  ['first day of school sign, Olivia, 1st grade', 'First Day of School Olivia 1st Grade'],
  ['last day of kindergarten 2026', 'Last Day of Kindergarten 2026'],
  ['name plate DeShawn with basketballs', 'DeShawn'],
  ['name banner Sofia and mermaids', 'Sofia'],
  ['lowercase b and d side by side with a ball and a drum', 'b d'],
  ['uppercase and lowercase G with a goat', 'Gg'],
]

test('what is to be hung up says what was given', () => {
  for (const [prompt, letters] of POSTED) assert.equal(lettersOf(prompt).letters, letters, prompt)
})

test('a sign of the road, and one that somebody holds, says nothing of its own', () => {
  for (const prompt of ['a stop sign', 'a boy puts up a sign', 'a girl holding a poster', 'capital B and a bear sign'])
    assert.ok(!/ /.test(lettersOf(prompt).letters ?? ''), prompt)
})

test('a poster with nothing but an order on it shows somebody who follows it', () => {
  assert.deepEqual(
    read('line up quietly poster').things.map(({ name, n }) => [name, n]),
    [['child', 3]],
  )
})

test('whose names are written stay with their owner', () => {
  assert.equal(lettersOf('first day of school sign, Olivia, 1st grade').kind, 'name')
  assert.equal(lettersOf('last day of kindergarten 2026').kind, 'plain')
})
