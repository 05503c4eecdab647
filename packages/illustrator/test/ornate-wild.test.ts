import assert from 'node:assert/strict'
import test from 'node:test'
import { compose } from '../src/compose.ts'
import { createRng } from '../src/ink/random.ts'
import { furCover } from '../src/ornate/creatures/fur.ts'
import { isWhole, wholeAnimal } from '../src/ornate/creatures/whole.ts'
import { box } from '../src/ornate/kit/points.ts'

const PLACE = { x: 512, y: 512, w: 760, h: 700, sw: 5, cover: furCover }

for (const name of ['wolf', 'fox', 'tiger', 'leopard', 'lion', 'bear', 'stag', 'hare', 'cat'])
  test(`a ${name} stands whole within its place, whichever way it looks, the same each time`, () => {
    assert.ok(isWhole(name))
    for (const isLeft of [false, true]) {
      const drawn = () => wholeAnimal(name, createRng(3), isLeft).subject(PLACE)
      const { svg, outlines } = drawn()
      const { x0, y0, x1, y1 } = box(outlines)
      assert.ok(x0 > 100 && x1 < 924 && y0 > 120 && y1 < 904, `${[x0, y0, x1, y1]}`)
      assert.doesNotMatch(svg, /NaN|undefined/)
      assert.equal(svg, drawn().svg)
      assert.ok(svg.length < 200_000, `${svg.length}`)
    }
  })

for (const [prompt, shown] of [
  ['detailed tiger in the jungle, adult coloring', ['tiger']],
  ['a unicorn in a field of flowers, detailed', ['unicorn']],
  ['pegasus flying over clouds, detailed', ['pegasus', 'cloud']],
  ['wild horses running, realistic and detailed', ['horse']],
  ['fairy sitting on a mushroom, adult coloring page', ['fairy', 'mushroom']],
] as const)
  test(`${prompt}: drawn for grown-ups, all of it`, async () => {
    const { items, missing, unknown } = await compose(prompt, 1)
    for (const noun of shown) assert.ok(items.includes(noun), `${noun} of ${items.join(', ')}`)
    assert.deepEqual([missing, unknown], [[], []])
  })
