import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, tall } from '../src/staging/geometry.ts'
import { outfitFor } from '../src/staging/outfits.ts'
import { bestOf } from '../src/staging/tries.ts'
import { lookUp } from '../src/world/world.ts'

const staged = async (prompt: string) => (await bestOf(read(prompt), prompt, 1, 'medium')).staged

const said = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`.trim())
}

test('a lion dance is the lion and not a man with its head', () => {
  assert.equal(lookUp('lion dancer')?.kind, 'thing')
})

test('each feast is kept in a place of its own', async () => {
  for (const [prompt, setting] of [
    ['kids celebrating holi', 'color field'],
    ['songkran in thailand', 'water festival'],
    ['carnival in rio with samba dancers', 'carnival bay'],
    ['mid-autumn festival with mooncakes', 'moon garden'],
    ['a haft-sin table', 'spring table'],
    ['a winter village with people ice skating', 'snow village'],
    ['a japanese garden with koi in the pond', 'japanese garden'],
    ['a front porch with a pumpkin', 'porch'],
    ['a city skyline at night', 'skyline'],
    ['a circus with a clown', 'big top'],
    ['a lighthouse on a cliff by the sea', 'sea cliff'],
  ] as const)
    assert.equal((await staged(prompt)).setting, setting, prompt)
})

test('trick-or-treaters are disguised, each otherwise, and none stands before another', async () => {
  const prompt = 'three kids trick or treating on halloween'
  const { scene } = await staged(prompt)
  const kids = scene.members.filter(({ entry }) => entry.name === 'child')
  const worn = kids.map((kid) =>
    outfitFor(kid, scene.graph)
      .map(({ name }) => name)
      .join(),
  )
  assert.equal(new Set(worn).size, 3, worn.join(' | '))
  const at = kids.map(({ art }) => midX(art.box)).sort((p, q) => p - q)
  for (const [i, x] of at.entries()) if (i) assert.ok(x - (at[i - 1] ?? 0) > 120, `${at}`)
})

test('a volcano rises behind the dinosaurs it is seen with', async () => {
  assert.ok(said('a volcano erupting with dinosaurs').includes('dinosaur in-front-of volcano'))
  const { scene } = await staged('a volcano erupting with dinosaurs')
  const high = (name: string) =>
    Math.max(...scene.members.flatMap((m) => (m.entry.name === name ? tall(m.art.box) : [])))
  assert.ok(high('volcano') > 1.4 * high('dinosaur'))
})

test('who swims in a pond is in no tree that is named after it', () => {
  const told = said('a garden with koi in the pond and cherry blossoms')
  assert.ok(!told.some((line) => /koi inside/.test(line)), told.join(', '))
})

test('a player of an instrument plays it', () => {
  assert.ok(said('an accordion player').includes('person plays accordion'))
  assert.ok(said('two violin players').includes('person plays violin'))
})

test('no cups grow in a tea garden', () => {
  assert.ok(!read('a japanese tea garden').things.some(({ name }) => name === 'teacup'))
})

test('a place that is looked at is not covered by the moon or by a pumpkin', async () => {
  for (const prompt of ['city skyline at night with a full moon', 'a front porch with a pumpkin']) {
    const { scene } = await staged(prompt)
    for (const { art, key } of scene.members) assert.ok(tall(art.box) < 560, `${prompt}: ${key} ${tall(art.box)}`)
  }
})

test('what swims behind the glass is over the heads of who looks at it', async () => {
  const { scene } = await staged('kids at the aquarium looking at a shark')
  const shark = scene.members.find(({ entry }) => entry.name === 'shark')
  const heads = scene.members.filter(({ entry }) => entry.name === 'child').map(({ art }) => art.box.y0)
  assert.ok(shark && shark.art.box.y1 < Math.min(...heads) + 80)
})
