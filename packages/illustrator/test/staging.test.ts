import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { overlaps } from '../src/staging/geometry.ts'
import { hovering } from '../src/staging/judge/hovering.ts'
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

test('everybody in a procession is large enough to color', async () => {
  const ducklings = await boxesOf('a mother duck followed by five ducklings', 'duckling')
  assert.ok(ducklings.length >= 5)
  for (const { x0, x1 } of ducklings) assert.ok(x1 - x0 > 100, `a duckling is ${x1 - x0} wide`)
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

test('who is at a table is behind it on a chair, the meal on its top', async () => {
  const { staged: page, judgement } = await staged('three friends eating pizza around a table')
  const of = (name: string) => page.scene.members.filter(({ entry }) => entry.name === name)
  const [table] = of('table')
  assert.ok(table)
  const top = table.art.tops[0]?.y ?? 0
  assert.equal(of('chair back').length, 3)
  for (const child of of('child')) assert.ok(child.point('chest')[1] < top && child.point('headMid')[1] < top - 40)
  for (const { art } of of('pizza')) assert.ok(Math.abs(art.box.y1 - top) < 20, `${art.box.y1} on ${top}`)
  assert.deepEqual(judgement.hovering, [])
})

test('a cat on a windowsill is on the wall with the window, a planet in the sky', async () => {
  const sill = (await staged('a cat on the windowsill')).staged
  const cat = sill.scene.members.find(({ entry }) => entry.name === 'cat')
  assert.ok(cat && cat.art.box.y1 < sill.ground.ground - 100)
  const mars = (await staged('an astronaut on the moon with earth in the sky')).staged
  const earth = mars.scene.members.find(({ entry }) => entry.name === 'earth')
  assert.ok(earth && earth.art.box.y1 < mars.ground.ground - 200)
})

test('what nothing holds up is found, and the page is worth less', async () => {
  const page = (await staged('a girl with a dog')).staged
  assert.deepEqual(hovering(page), [])
  const dog = page.scene.members.find(({ entry }) => entry.name === 'dog')
  const seen = dog && page.seen.seen.get(dog)
  assert.ok(dog && seen)
  page.seen.seen.set(dog, {
    ...seen,
    mask: new Uint8Array(seen.mask.length),
    box: { x0: 400, x1: 600, y0: 40, y1: 120 },
  })
  assert.deepEqual(hovering(page), [dog])
})
