/** Bands, crews, teams and queues of so many are so many who do it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const namesOf = (prompt: string) => read(prompt).things.map(({ name, n }) => `${n} ${name}`)
const saidOf = (prompt: string) => read(prompt).unknown

for (const [prompt, who] of [
  ['a mariachi band of five playing', '5 mariachi'],
  ['a brass band of six marching down main street', '6 musician'],
  ['a string quartet', '4 musician'],
  ['a rowing crew of four with a coxswain', '4 rower'],
  ['my whole soccer team lifting the trophy, 7 kids', '7 soccer player'],
  ['a crew of five pirates pulling on a rope', '5 pirate'],
  ['a queue of six penguins', '6 penguin'],
  ['a team of five building a raft', '5 child'],
  ['seven birds on a wire', '7 bird'],
] as const)
  test(`"${prompt}" is ${who}, and nothing is said to be missing`, () => {
    assert.ok(namesOf(prompt).includes(who), namesOf(prompt).join(', '))
    assert.deepEqual(saidOf(prompt), [])
  })

test('seven dwarfs and five monkeys do what was said, and not what a tale tells of them', () => {
  assert.ok(!namesOf('seven dwarfs brushing their teeth').some((name) => /princess|apple/.test(name)))
  assert.ok(!namesOf('five monkeys hanging from a branch').some((name) => /bed/.test(name)))
  assert.ok(!namesOf('eight kids at gym class').some((name) => /barbell|beam/.test(name)))
})

test('firefighters who spray have one fire hose, and no other', () => {
  for (const prompt of ['three firefighters spraying water with a hose', 'four firefighters spraying a burning house'])
    assert.deepEqual(
      read(prompt)
        .things.map(({ name }) => name)
        .filter((name) => /hose|raindrop/.test(name)),
      ['fire hose'],
    )
})
