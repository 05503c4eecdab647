import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../../src/reading/read.ts'

const relationsOf = (prompt: string): string[] =>
  read(prompt).relations.map(({ a, relation, b, part }) =>
    [a, relation, b, part && `[${part}]`].filter(Boolean).join(' ').replaceAll('#1', ''),
  )

test('a named part of a thing is a place on it', () => {
  for (const [prompt, relation] of [
    ['a cat sleeping on the hood of a car', 'cat lies-on car [hood]'],
    ["a cat on the car's hood", 'cat on-top-of car [hood]'],
    ['a puppy in the trunk of a car', 'puppy inside car [rear]'],
    ['my daughter sitting on the tractor seat', 'daughter sits-on tractor'],
    ['a bird sitting on the sail of a boat', 'bird sits-on sailboat [peak]'],
    ['a robin on the handle of a shovel', 'robin on-top-of shovel [peak]'],
    ['a cat on the arm of the sofa', 'cat sits-on couch [arm]'],
    ['an owl on a branch of an old oak', 'owl sits-on oak tree'],
    ['a monkey in the driver seat of a taxi', 'monkey inside taxi'],
    ['kids in the back of a pickup truck', 'child inside pickup truck [rear]'],
    ['a frog on the rim of a cup', 'frog on-top-of cup [rim]'],
    ['a cow peeking out of the barn door', 'cow comes-out-of barn'],
    ['seagull on the bow of a fishing boat', 'seagull on-top-of fishing boat [front]'],
    ['a red car with a cat on the hood', 'cat on-top-of car [hood]'],
  ] as const) {
    const { unknown } = read(prompt)
    assert.ok(relationsOf(prompt).includes(relation), `${prompt}: ${relationsOf(prompt).join('; ')}`)
    assert.deepEqual(unknown, [], prompt)
  }
})

test('the part of nothing that is there is said to be missing', () => {
  assert.ok(!relationsOf('a girl in a red hood').some((relation) => relation.includes('[')))
})

test('whose place it is', () => {
  for (const [prompt, relation] of [
    ['a hammock between two palm trees with a sloth in it', 'sloth inside hammock'],
    ['the dog is on the couch and the cat is under it', 'cat under couch'],
    ['a toddler under the table with a cookie', 'toddler holds cookie'],
    ['a fireman climbing down a ladder with a cat', 'firefighter carries cat'],
    ["a little girl hiding behind her mom's legs", 'girl hides-behind mother'],
    ['a girl walking along the top of a wall', 'girl stands-on brick wall'],
    ['ants marching along a branch', 'ant stands-on branch'],
    ['a pony looking over the stable door', 'pony comes-out-of stable'],
    ['three puppies sleeping in a cardboard box', 'puppy sleeps-in box'],
    ['a school bus with kids waving out of the windows', 'child inside school bus'],
  ] as const)
    assert.ok(relationsOf(prompt).includes(relation), `${prompt}: ${relationsOf(prompt).join('; ')}`)
})
