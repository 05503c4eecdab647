/** Hands at one's own body, and what pronouns tell of whose they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../src/art/art.ts'
import { asPerson, PERSONS } from '../src/figures/index.ts'
import { read } from '../src/reading/read.ts'
import { spot } from './spot.ts'

const poseIn = (prompt: string) => read(prompt).relations.find(({ relation }) => relation === 'poses')?.pose

test('who covers the eyes, holds the nose or has the arms crossed takes that pose, and nothing is missing', () => {
  for (const [prompt, pose] of [
    ['a monkey covering its eyes', 'hands-to-eyes'],
    ['a girl holding her nose next to a stinky sock', 'hand-to-nose'],
    ['a boy with his hands over his ears', 'hands-to-ears'],
    ['a bear holding its belly laughing', 'hands-to-belly'],
    ['a princess with her hands on her hips', 'hands-on-hips'],
    ['a grumpy man with his arms crossed', 'arms-crossed'],
  ] as const) {
    assert.equal(poseIn(prompt), pose, prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
})

test('who has no hands, or has them full, is said not to do it', () => {
  assert.deepEqual(read('a snake covering its eyes').unknown, ['covering its eyes'])
  assert.deepEqual(read('a boy holding a kite with his hands on his hips').unknown, ['with his hands on his hips'])
  assert.equal(poseIn('a girl covering her head with an umbrella'), undefined)
})

test('hands over the eyes are on the face, those on the belly below the neck', () => {
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
  for (const name of ['girl', 'man', 'monkey', 'bear', 'elephant']) {
    const actor = PERSONS.get(name) ?? asPerson(name)
    const at = (pose: string) => actor?.act(spot(), { pose }).points ?? {}
    const eyes = at('hands-to-eyes')
    const radius = far(eyes.headMid as Point, eyes.headTop as Point)
    for (const hand of ['nearHand', 'farHand'])
      assert.ok(far(eyes[hand] as Point, eyes.headMid as Point) < radius, `${name} ${hand}`)
    const belly = at('hands-to-belly')
    assert.ok((belly.nearHand as Point)[1] > (belly.neck as Point)[1], name)
  }
})

test('a teacher with her dog is a woman; of two people nobody knows whose dog it is', () => {
  const looks = (prompt: string) => read(prompt).things[0]?.attributes
  assert.deepEqual(looks('a teacher with her dog'), ['female'])
  assert.deepEqual(looks('a doctor and his cat'), ['male'])
  assert.deepEqual(looks('a doctor and a nurse with her cat'), [])
})

test('hair that covers the eyes is a look, and no deed of hands', () => {
  for (const prompt of ['a shaggy dog whose hair covers its eyes', 'a boy with messy hair covering his eyes']) {
    assert.equal(poseIn(prompt), undefined, prompt)
    assert.ok(read(prompt).things[0]?.attributes.includes('eye-hiding hair'), prompt)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
})
