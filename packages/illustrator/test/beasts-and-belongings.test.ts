import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ornateShows } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { page } from './page.ts'

const said = (prompt: string) => {
  const { things, relations } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b, part }) => `${nameOf(a)} ${relation} ${nameOf(b)}${part ? ` ${part}` : ''}`)
}

test('what a dog buries, chews or fetches is on nobody’s feet, and the owner looks on', () => {
  for (const [prompt, deed] of [
    ["a dog burying grandpa's slipper in the garden", 'dog digs slipper'],
    ["a puppy chewing grandpa's slipper", 'puppy eats slipper'],
    ["a dog fetching grandpa's slipper", 'dog carries slipper'],
  ] as const) {
    const relations = said(prompt)
    assert.ok(relations.includes(deed), prompt)
    assert.ok(!relations.includes('grandfather wears slipper'), prompt)
    assert.ok(
      relations.some((one) => one.startsWith('grandfather looks-at')),
      prompt,
    )
  }
})

test('a hat that a goat nibbles at is on the head', () => {
  const relations = said("a goat nibbling a farmer's hat")
  assert.ok(relations.includes('farmer wears hat'))
  assert.ok(relations.includes('goat eats farmer head'))
})

test('ants have their load on their backs, on six legs', async () => {
  const { staged, one } = await page('ants carrying a watermelon slice')
  const ants = staged.scene.members.filter(({ entry }) => entry.name === 'ant')
  assert.ok(ants.length > 1 && ants.every(({ upright }) => !upright))
  const load = one('watermelon slice')
  assert.ok(ants.every((ant) => load.art.box.y0 < ant.art.box.y0))
})

test('animals wash and crack their food in their paws, at no table', () => {
  for (const prompt of ['a raccoon washing an apple in the stream', 'a squirrel cracking a walnut']) {
    const { things, relations } = enact(read(prompt))
    assert.ok(!things.some(({ name }) => name === 'table'), prompt)
    assert.ok(
      relations.some(({ how }) => how === 'in-paws'),
      prompt,
    )
    assert.ok(!relations.some(({ relation }) => relation === 'swims-in'), prompt)
  }
  assert.ok(enact(read('a girl cracking a walnut')).relations.some(({ how }) => how === 'at-table'))
})

test('a crow that drops a nut flies over it', async () => {
  const { one } = await page('a crow dropping an acorn')
  const [crow, acorn] = [one('crow'), one('acorn')]
  assert.equal(crow.upright, false)
  assert.ok(acorn.art.box.y0 > crow.point('mouth')[1])
})

test('a dog keeps what it carries at its mouth', async () => {
  const { one } = await page('a dog carrying a slipper')
  const [dog, slipper] = [one('dog'), one('slipper')]
  const [x] = dog.point('mouth')
  assert.ok(slipper.art.box.x0 < x && slipper.art.box.x1 > x)
})

test('a cow that licks a girl’s face and a cat that knocks a vase off the shelf are no ornaments', () => {
  for (const prompt of ["a cow licking a little girl's face", 'my cat knocking the vase off the shelf'])
    assert.equal(ornateShows(read(prompt), prompt), null, prompt)
})

test('a thing that yells or sweeps by itself is somebody', () => {
  assert.equal(read('a yelling alarm clock').things[0]?.alive, 'body')
  const { things } = read('a broom sweeping by itself')
  assert.equal(things[0]?.alive, 'body')
  assert.ok(!things.some(({ name }) => name === 'child'))
})

test('who rounds up the flock drives sheep, and hatchlings are young', () => {
  assert.ok(said('a sheepdog rounding up the flock').includes('border collie follows sheep'))
  const young = read('turtle hatchlings crawling to the sea').things[0]
  assert.equal(young?.name, 'turtle')
  assert.ok(young?.attributes.includes('baby'))
})

test('two horses at a trough have their heads over it from either end', async () => {
  const { staged, one } = await page('two horses drinking from a trough')
  const [left, right] = staged.scene.members.filter(({ entry }) => entry.name === 'horse')
  assert.ok(left && right)
  const { box } = one('trough').art
  for (const horse of [left, right]) {
    const [x] = horse.point('mouth')
    assert.ok(x > box.x0 && x < box.x1)
  }
  assert.notEqual(left.place.facing, right.place.facing)
})

test('who peeks in through a window is seen in its pane', async () => {
  const { one } = await page('a squirrel peeking in through the window')
  const [[x, y], { box }] = [one('squirrel').point('headMid'), one('window').art]
  assert.ok(x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1)
})

test('a cow that scratches its head on a tree leans on it, and stegosaurus babies are no people', () => {
  assert.ok(said('a cow scratching its head on a tree').includes('cow leans-on tree'))
  assert.ok(said('two stegosaurus babies hatching from eggs').includes('stegosaurus comes-out-of egg'))
  assert.ok(said('a dog chewing the tv remote').includes('dog eats remote control'))
})
