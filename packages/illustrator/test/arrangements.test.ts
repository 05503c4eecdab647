/** Things without people: how several are put together, what they stand on, and who does not come. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, tall, wide } from '../src/staging/geometry.ts'
import { stage } from '../src/staging/stage.ts'

const stagedAs = async (prompt: string) => stage(read(prompt), prompt, 1, 'medium')
const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)
const PEOPLE = /^(child|girl|boy|family|mother|father|farmer|woman|man)$/

test('a pile of things is broad below and narrow above', async () => {
  const { scene } = await stagedAs('a pile of pumpkins')
  const pumpkins = scene.members.filter(({ entry }) => entry.name === 'pumpkin')
  assert.ok(pumpkins.length >= 5)
  const [group] = scene.groups
  assert.equal(group?.members.length, pumpkins.length, 'they touch')
  const low = Math.max(...pumpkins.map(({ art }) => art.box.y1))
  const h = Math.max(...pumpkins.map(({ art }) => tall(art.box)))
  const below = pumpkins.filter(({ art }) => art.box.y1 > low - h * 0.3)
  const above = pumpkins.filter(({ art }) => art.box.y1 < low - h * 0.9)
  assert.ok(below.length > above.length && above.length > 0)
})

test('a stack goes straight up, and a stack of books is one', () => {
  assert.deepEqual(
    read('a stack of boxes').relations.map(({ relation, how }) => `${relation} ${how}`),
    ['on-top-of pile'],
  )
  assert.deepEqual(namesIn('a tall stack of books'), ['book stack'])
})

test('puppies are piled up in no pyramid, nor is what somebody sits on', () => {
  assert.ok(read('a pile of puppies').relations.every(({ how }) => how !== 'heap'))
  assert.ok(read('a cat sitting on a pile of pillows').relations.every(({ how }) => how !== 'heap'))
})

test('several that nobody counted stand together, and differ in size', async () => {
  const { scene } = await stagedAs('a windmill and tulips')
  const tulips = scene.members.filter(({ entry }) => entry.name === 'tulip')
  assert.ok(tulips.length >= 3)
  assert.ok(scene.groups.some(({ members }) => tulips.every((one) => members.includes(one))))
  assert.ok(new Set(tulips.map(({ place }) => Math.round(place.h))).size > 1)
})

test('the strings of a bunch of balloons end in one spot', async () => {
  const { scene } = await stagedAs('a bunch of balloons')
  const ends = scene.members.map(({ place }) => `${Math.round(place.x)} ${Math.round(place.y)}`)
  assert.equal(new Set(ends).size, 1)
})

test('a hammock between two trees hangs from these and has none of its own', async () => {
  const { scene } = await stagedAs('a hammock between two palm trees')
  const hammock = scene.members.find(({ entry }) => entry.name === 'hammock')
  const [a, b] = scene.members.filter(({ entry }) => entry.name === 'palm tree')
  assert.ok(hammock && a && b)
  assert.ok(hammock.looks.has('hung'))
  const [left, right] = [a, b].map(({ art }) => midX(art.box)).sort((p, q) => p - q) as [number, number]
  const middle = midX(hammock.art.box)
  assert.ok(left < middle && middle < right)
  assert.ok(tall(a.art.box) > tall(hammock.art.box))
})

test('presents lie about the foot of the tree and do not hide it', async () => {
  const { scene } = await stagedAs('a Christmas tree with presents underneath')
  const tree = scene.members.find(({ entry }) => entry.name === 'christmas tree')
  const presents = scene.members.filter(({ entry }) => entry.name === 'present')
  assert.ok(tree && presents.length > 1)
  for (const { art } of presents) assert.ok(tall(art.box) < tall(tree.art.box) * 0.35)
})

test('a feast or a place brings nobody where things were named', () => {
  for (const prompt of [
    'the airport with planes',
    'Thanksgiving dinner table with a turkey and pumpkin pie',
    'birthday party table with cake and presents',
    'Nowruz haft sin table',
    'Day of the Dead altar with marigolds and sugar skulls',
    "New Year's eve fireworks over the city",
  ])
    assert.deepEqual(
      namesIn(prompt).filter((name) => PEOPLE.test(name)),
      [],
      prompt,
    )
  assert.ok(namesIn('a birthday party').some((name) => PEOPLE.test(name)))
  assert.ok(namesIn('kids opening presents').some((name) => PEOPLE.test(name)))
})

test('a table that nobody sits at is laid, and as wide as what is on it', async () => {
  const { scene } = await stagedAs('Thanksgiving dinner table with a turkey and pumpkin pie')
  const table = scene.members.find(({ entry }) => entry.name === 'table')
  assert.ok(table && wide(table.art.box) > tall(table.art.box) * 2)
})

test('what flies alone flies over land, boats in a harbor float, and a train is on its rails', async () => {
  for (const [prompt, setting] of [
    ['a helicopter', 'aloft'],
    ['a hot air balloon with stripes', 'aloft'],
    ['harbor with fishing boats', 'harbor'],
    ['a steam train', 'railway'],
  ] as const)
    assert.equal((await stagedAs(prompt)).setting, setting, prompt)
})

test('a carved pumpkin keeps its own face, and is somebody only where it does something', () => {
  const [grinning] = read('a jack o lantern with a spooky smile').things
  assert.equal(grinning?.alive, undefined)
  assert.equal(grinning?.mood, null)
  const [dancing] = read('a jack o lantern dancing').things
  assert.equal(dancing?.alive, 'body')
})

test('wagons, moats and coins are parts of what has them', () => {
  for (const [prompt, name, look] of [
    ['a steam train with three wagons', 'steam train', '3 carriages'],
    ['a castle with a moat', 'castle', 'moat'],
    ['a treasure chest full of gold coins', 'treasure chest', 'gold coins'],
  ] as const) {
    const { things, unknown } = read(prompt)
    assert.deepEqual(
      things.map((thing) => thing.name),
      [name],
      prompt,
    )
    assert.ok(things[0]?.attributes.includes(look), prompt)
    assert.deepEqual(unknown, [], prompt)
  }
})
