import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { overlaps } from '../src/staging/geometry.ts'
import { bestOf } from '../src/staging/tries.ts'

const staged = (prompt: string, seed = 1) => bestOf(read(prompt), prompt, seed, 'medium')
const boxesOf = async (prompt: string, noun: string, seed = 1) => {
  const { staged: page } = await staged(prompt, seed)
  return page.scene.members
    .filter(({ entry }) => entry.name === noun)
    .map((member) => page.seen.seen.get(member)?.shown ?? assert.fail(`${noun} is hidden`))
}

test('an animal keeps its own body unless what it does needs hands', async () => {
  const own = [
    'a squirrel eating an acorn',
    'a crab building a sandcastle',
    'a bear catching a salmon',
    'a dog chasing a cat',
    'a cat climbing a tree',
    'a bird feeding a chick',
  ]
  const upright = ['a cat playing the guitar', 'a bear driving a car', 'a dog reading a book', 'an elephant in a dress']
  for (const [prompts, wanted] of [
    [own, false],
    [upright, true],
  ] as const)
    for (const prompt of prompts) {
      const { scene } = (await staged(prompt)).staged
      const animal = scene.members.find((member) => member.being)
      assert.equal(animal?.upright, wanted, prompt)
    }
})

test('nobody stands above the ground, however many there are', async () => {
  for (const prompt of [
    'eight pigs',
    'six children',
    'the wolf and the three little pigs',
    'a family under the moon',
  ]) {
    const { staged: page } = await staged(prompt)
    const horizon = page.ground.shows.ground?.y0 ?? 0
    for (const member of page.scene.members) {
      if (!member.being) continue
      const foot = page.seen.seen.get(member)?.box.y1 ?? 0
      assert.ok(foot > horizon - 12, `${prompt}: ${member.key} floats at ${foot}, the ground begins at ${horizon}`)
    }
  }
})

test('a procession is staggered, so that everybody in it is large enough to color', async () => {
  const ducklings = await boxesOf('a mother duck followed by five ducklings', 'duckling')
  assert.ok(ducklings.length >= 5)
  for (const { x0, x1 } of ducklings) assert.ok(x1 - x0 > 130, `a duckling is ${x1 - x0} wide`)
})

test('what hangs free does not lie over one another', async () => {
  const balloons = await boxesOf('five hot air balloons in the sky', 'hot air balloon')
  assert.equal(balloons.length, 5)
  for (const [i, one] of balloons.entries())
    for (const other of balloons.slice(i + 1)) assert.ok(!overlaps(one, other), 'two balloons overlap')
})

test('what is not on the page is said to be missing, the place too', async () => {
  const lost = async (prompt: string) => (await staged(prompt)).missing
  assert.deepEqual(await lost('a cat on the roof'), [])
  assert.deepEqual(await lost('firefighters at the fire station'), [])
  assert.deepEqual(await lost('a girl feeding ducks at the pond'), [])
  for (const seed of [1, 2]) {
    const prompt = 'a fox, a bear, a rabbit, a hedgehog and a mouse under one umbrella'
    const { staged: page, missing } = await staged(prompt, seed)
    for (const { id, word } of page.scene.graph.things) {
      const seen = page.scene.members.some(
        (member) => member.named.id === id && (page.seen.seen.get(member)?.visible ?? 0) >= 0.22,
      )
      assert.ok(seen || missing.includes(word), `${word} is neither seen nor missed`)
    }
  }
})

test('who watches somebody on a ladder stands at its foot, and who is with somebody on a pier stands on it too', async () => {
  const [ladder] = await boxesOf('a painter on a ladder while a child watches', 'ladder')
  const [child] = await boxesOf('a painter on a ladder while a child watches', 'child')
  assert.ok(child && ladder && child.y1 > ladder.y1 - 60, `${child?.y1} and ${ladder?.y1}`)
  const [boy] = await boxesOf('a boy on a pier with his uncle', 'boy')
  const [uncle] = await boxesOf('a boy on a pier with his uncle', 'uncle')
  assert.ok(boy && uncle && Math.abs(boy.y1 - uncle.y1) < 30, `${boy?.y1} and ${uncle?.y1}`)
})
