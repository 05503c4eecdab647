import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw } from '../src/index.ts'
import { createRng } from '../src/ink/random.ts'
import { botanicalPlate, SPECIMENS } from '../src/ornate/botanical.ts'
import { page } from '../src/ornate/kit/marks.ts'
import { plantsIn } from '../src/ornate/plants/named.ts'
import { SPRIGS } from '../src/ornate/plants/sprigs.ts'
import { blotsOf } from './blots.ts'

const PLANTS = [
  'foxglove',
  'hellebore',
  'protea',
  'lilac',
  'wisteria',
  'anemone',
  'poppy pod',
  'iris',
  'orchid',
  'mint',
]

test('every plant that is often named has a drawing of its own on a plate', () => {
  const plates = PLANTS.map((name) => {
    assert.ok(SPECIMENS.includes(name), name)
    return botanicalPlate(createRng(3), [name], false)
  })
  assert.equal(new Set(plates).size, PLANTS.length)
})

test('a plant is known by the names that people have for it', () => {
  assert.deepEqual(plantsIn('poppy seed pods with larkspur and a lenten rose'), [
    'poppy pod',
    'delphinium',
    'hellebore',
  ])
})

for (const [prompt, unshown] of [
  ['Botanical illustration of foxglove with detailed bells, adult coloring page', /foxglove/],
  ['protea flower vintage botanical drawing for adults', /protea/],
  ['botanical plate of hellebores and ferns', /hellebore/],
] as const)
  test(`a plate, and nothing said to be missing: ${prompt}`, async () => {
    const page = await draw(prompt, 1)
    assert.match(page.svg, /data-setting="ornate"/)
    assert.doesNotMatch(JSON.stringify(page.missing ?? []), unshown)
  })

for (const [prompt, what] of [
  ['moon phases with moths and crystals, mystical adult coloring', 'no chart for a school'],
  ['something relaxing with ocean waves and shells for grown ups', 'a sea, and nobody at it'],
  ['a beautiful witch with her cat, gothic adult coloring page', 'a grown face'],
  ['cat sleeping on the windowsill with plants, detailed adult page', 'a sill, and no cat that holds a pot'],
] as const)
  test(`an ornament: ${what}`, async () => {
    const page = await draw(prompt, 1)
    assert.match(page.svg, /data-setting="ornate"/)
    assert.deepEqual(page.missing, [])
  })

test('the bells of a foxglove hang over each other without gaps that are closed with ink', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const svg = page(SPRIGS.foxglove!(512, 800, 520, -Math.PI / 2, createRng(seed)))
    assert.deepEqual(await blotsOf(svg), [], `seed ${seed}`)
  }
})
