/** What was asked for and is not on the page is said; what is on it is not said to be missing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'
import { understand } from '../src/understand.ts'

const missing = async (prompt: string): Promise<string[]> => (await compose(prompt, 1)).missing

const unknown = (prompt: string): string[] => {
  const said = understand(prompt)
  return 'understood' in said ? said.understood.unknown : [prompt]
}

const staged = (prompt: string) => bestOf(read(prompt), prompt, 1, 'medium')

test('an ornament says which named objects it was not told to draw', async () => {
  for (const [prompt, noun] of [
    ['a venice canal with a boat and a church', 'church'],
    ['an english village street with a church', 'church'],
    ['a city skyline with a full moon, a boat and a bridge', 'boat'],
    ['a library with a spiral staircase and a ladder', 'ladder'],
    ['a japanese garden with a torii gate and a pagoda', 'pagoda'],
    ['a cottage garden with a picket fence', 'fence'],
    ['a greenhouse with a bench', 'bench'],
    ['a fox in the rain with mushrooms, intricate', 'rain'],
  ] as const)
    assert.ok((await missing(prompt)).includes(noun), prompt)
})

test('what an ornament draws anyway, or because it was named, is not said to be missing', async () => {
  for (const prompt of [
    'a japanese garden with a pagoda and a red bridge',
    'a japanese garden with a torii gate and cherry blossoms',
    'a haunted victorian house with tombstones and bats',
    'a mermaid with a necklace, detailed',
    'the great wave with a small boat, ukiyo-e style',
    'a venice canal with a boat',
    'an amsterdam street with a boat, a duck and a church',
    'a cottage with a fence and sunflowers, adult coloring',
    'a paris street cafe with umbrellas in the snow',
    'a fairy house with a ladder and a lantern in the rain',
  ])
    assert.deepEqual(await missing(prompt), [], prompt)
})

test('a thing with limbs that it has not by nature is staged, where they are drawn', async () => {
  assert.notEqual((await compose('a pocket watch with wings, a raven and ivy', 1)).setting, 'ornate')
})

test('what the ground under everybody is made of is said, since no ground shows it', async () => {
  assert.ok((await missing('a rocket landing on a planet made of cheese')).includes('cheese'))
  assert.ok(!(await missing('a car made of cheese driven by mice')).includes('cheese'))
})

test('who stands on the hands against a wall does not lean on it', async () => {
  for (const prompt of ['a girl doing a handstand against a fence', 'a boy doing a handstand against a wall']) {
    const { members } = (await staged(prompt)).staged.scene
    assert.equal(members.find(({ being }) => being)?.acting.pose, 'handstand', prompt)
  }
})

test('a fire that a vehicle is said to have burns beside it', () => {
  const { relations } = read('a camper with a campfire and string lights')
  assert.ok(!relations.some(({ a, relation }) => a.startsWith('campfire') && relation === 'inside'))
})

test('sticks for drums are no chicken legs, and are said to be missing', () => {
  assert.deepEqual(unknown('an octopus playing drums with eight drumsticks'), ['drumsticks'])
  assert.ok(read('a boy eating a drumstick').things.some(({ name }) => name === 'chicken leg'))
})

test('at the gate of a castle nobody waits for an airplane', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(!names('a castle with a dragon sleeping at the gate').includes('airplane'))
  assert.ok(names('a family waiting for a flight').includes('airplane'))
})

test('who cuts a ribbon has scissors', async () => {
  const { members } = (await staged('a mayor cutting a ribbon in front of a library')).staged.scene
  assert.ok(members.some(({ entry }) => entry.name === 'scissors'))
})

test('a pattern that is painted on something is said to be missing', () => {
  assert.deepEqual(unknown('a boy painting stripes on a wooden fence'), ['stripes'])
  assert.deepEqual(unknown('a boy painting a fence'), [])
})

test('what a village is built of is said, where it is drawn as any other', () => {
  assert.deepEqual(unknown('a boy walking through a candy village'), ['candy'])
  assert.deepEqual(unknown('a mushroom village with snails pulling carts'), ['mushroom'])
  for (const prompt of ['a girl in a village', 'a fox in a mushroom forest', 'a fairy village'])
    assert.deepEqual(unknown(prompt), [], prompt)
})

test('a greenhouse full of plants is a greenhouse', () => {
  assert.equal(read('a greenhouse full of cacti with a tabby cat on a stool').place, 'greenhouse room')
})

test('clothes that are covered by what somebody is in are said to be missing; those that are seen are not', async () => {
  assert.ok((await missing('a cat in boots sitting in a bathtub')).includes('boots'))
  for (const prompt of ['a duck in rain boots', 'a giraffe wearing a scarf and boots', 'a superhero with a cape'])
    assert.deepEqual(await missing(prompt), [], prompt)
})

test('what is small and mostly behind others is said to be missing', async () => {
  assert.ok((await missing('a globe with a class of children around it holding hands')).includes('globe'))
})
