import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ornatePage } from '../src/ornate/index.ts'
import { read } from '../src/reading/read.ts'
import { tall, wide } from '../src/staging/geometry.ts'
import { stage } from '../src/staging/stage.ts'

const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
const staged = (prompt: string) => stage(read(prompt), prompt, 1, 'medium')

test('all who were named swim about a reef, and it is full of life where nobody was', async () => {
  const { setting, scene } = await staged('coral reef full of fish and turtles and an octopus')
  assert.equal(setting, 'underwater')
  const seen = new Set(scene.members.map(({ entry }) => entry.name))
  for (const name of ['fish', 'sea turtle', 'octopus']) assert.ok(seen.has(name), `${name} is there`)
  assert.ok(scene.members.filter(({ entry }) => entry.name === 'sea turtle').length > 1, 'turtles are several')
  assert.ok(new Set(names('a coral reef')).size > 3, 'several kinds live there')
})

test('the sky is over every place: who is on the moon stays there', async () => {
  assert.equal((await staged('astronaut on the moon with earth in the sky')).setting, 'moonscape')
})

test('mountains are behind their lake, and a camp at a lake shows it', async () => {
  const mountains = await staged('mountains with a lake and pine trees')
  assert.equal(mountains.setting, 'mountain')
  assert.ok(mountains.scene.members.every(({ entry }) => entry.name !== 'mountain'))
  const camp = await staged('camping by the lake with a tent and fire')
  assert.equal(camp.setting, 'lake camp')
  assert.equal(camp.misplaced, null)
  assert.equal(camp.scene.members.filter(({ entry }) => /fire$/.test(entry.name)).length, 1, 'there is one fire')
})

test('a pool is in the open, lessons are swum in a hall', async () => {
  assert.equal((await staged('summer day at the pool with kids swimming')).setting, 'pool')
  assert.equal((await staged('a swim meet')).setting, 'swim hall')
})

test('planes take off from a runway', async () => {
  assert.equal((await staged('airport with planes taking off')).setting, 'runway')
})

test('a greeting card shows what its feast is known by, a card that somebody makes stays one', () => {
  assert.deepEqual(names('valentines day card for grandma'), ['heart'])
  assert.deepEqual(names('birthday card for dad'), ['birthday cake'])
  assert.deepEqual(names('happy mothers day card with flowers'), ['flower'])
  assert.ok(names('a girl making a card for mom').includes('love letter'))
})

test('children and a bus on the first day of school are drawn before the school, not framed by its words', async () => {
  const graph = read('first day of school, kids and the yellow bus')
  assert.equal(graph.letters, null)
  assert.equal((await staged('first day of school, kids and the yellow bus')).setting, 'schoolyard')
  assert.equal(read('first day of school').letters, 'First Day of School')
})

test('who waits at a bus stop stands before it, and no bus is there', () => {
  const graph = read('children waiting at the bus stop in the rain')
  assert.ok(!graph.things.some(({ name }) => name === 'school bus'))
  assert.ok(graph.relations.some(({ relation, b }) => relation === 'in-front-of' && b?.startsWith('bus stop')))
})

test('a place where something is done is the place', () => {
  const graph = read('kitchen where mom and kid bake cookies')
  assert.equal(graph.place, 'kitchen')
  assert.ok(graph.relations.every(({ a }) => !a.startsWith('kitchen')))
  assert.ok(names('fall leaves and a girl jumping in a pile').includes('leaf pile'))
})

test('known sights are told by their names', () => {
  assert.deepEqual(read('great wall of china').unknown, [])
  const japan = read('japan with mount fuji and cherry blossoms')
  assert.deepEqual(japan.unknown, [])
  assert.equal(japan.place, 'fuji park')
})

test('gulls about a boat are gulls, not as long as it is', async () => {
  const { scene } = await staged('busy harbor with fishing boats and seagulls')
  const most = (name: string) =>
    Math.max(...scene.members.filter(({ entry }) => entry.name === name).map(({ art }) => wide(art.box)))
  assert.ok(most('seagull') < most('fishing boat') * 0.45)
})

test('who sits at the table of a feast holds no lantern over it, and nobody stands on it', () => {
  const iftar = read('family eating iftar during ramadan')
  assert.deepEqual(iftar.unknown, [])
  assert.ok(iftar.relations.every(({ relation }) => relation !== 'holds'))
  const party = read('birthday boy blowing out candles with friends')
  assert.ok(party.relations.some(({ a, relation }) => a.startsWith('child') && relation === 'sits-at'))
})

test('bunnies hunt eggs, they are not painted on them; cookies lie on a plate', () => {
  const hunt = read('easter egg hunt in the park with bunnies')
  assert.ok(hunt.relations.every(({ relation }) => relation !== 'filled-with'))
  assert.ok(names('mom and kid bake cookies').includes('plate of cookies'))
})

test('a sight that no drawing shows is said to be missing', () => {
  assert.deepEqual(read('burj khalifa with boats').unknown, ['burj', 'khalifa'])
})

test('the room of a feast is the page and no thing in it', () => {
  assert.ok(!names('living room at christmas with stockings on the fireplace').includes('living room'))
})

test('a dragon dances over the heads of those who carry it', async () => {
  const { scene } = await staged('lunar new year dragon dance in the street')
  const dragon = scene.members.find(({ entry }) => entry.name === 'chinese dragon') ?? assert.fail('no dragon')
  const dancers = scene.members.filter(({ handed }) => handed)
  assert.equal(dancers.length, 3)
  for (const one of dancers) assert.ok(dragon.point('low')[1] <= one.point('headTop')[1] + 8)
})

test('an empty playground has a girl on its swing and a boy on its slide', () => {
  const { relations } = read('playground with a slide and swings')
  assert.ok(relations.some(({ a, relation }) => a.startsWith('girl') && relation === 'swings-on'))
  assert.ok(relations.some(({ a, relation }) => a.startsWith('boy') && relation === 'slides-down'))
})

test('a desert with a cactus is a picture of a desert', async () => {
  const { scene } = await staged('desert with cactus at sunset')
  assert.ok(scene.members.every(({ art }) => tall(art.box) < 640))
})

test('who keeps a feast, skates in a village or buys at a market is a scene, and no view, facade or still life', async () => {
  for (const prompt of [
    'winter village with snowy roofs and people ice skating on the pond',
    'moroccan market with lamps carpets and spices',
    'Kwanzaa kinara with seven candles and a bowl of fruit',
    'castle on a hill with knights',
  ])
    assert.equal(await ornatePage(read(prompt), prompt, 1), null, prompt)
})
