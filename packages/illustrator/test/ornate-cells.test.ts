import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { plantsOf } from '../src/ornate/meadow/stems.ts'
import { zentangle } from '../src/ornate/zentangle/zentangle.ts'

test('the wings of a tangled butterfly mirror each other, and it stands nearly upright', () => {
  for (const seed of [1, 2, 3]) {
    const svg = zentangle('butterfly', createRng(seed))
    assert.equal(svg.match(/matrix\(-1 0 0 1 1024 0\)/g)?.length, 2)
    const [, turn = '90'] = /scale\([\d.]+\) rotate\((-?[\d.]+)\)/.exec(svg) ?? []
    assert.ok(Math.abs(Number(turn)) < 9, turn)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/)
  }
})

test('a meadow grows from small ones behind to large ones before them, tall ones among them, and no row is bare', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const plants = plantsOf(['poppy', 'daisy', 'cosmos', 'aster'], ['foxglove', 'lupine'], [512, 140], createRng(seed))
    const inRow = [0, 1, 2].map((row) => plants.filter((plant) => plant.row === row && !plant.long))
    const [back = 0, middle = 0, front = 0] = inRow.map((row) => Math.max(...row.map(({ r }) => r)))
    assert.ok(back < middle && middle < front)
    assert.ok(plants.length >= 16, `${plants.length}`)
    assert.ok(['foxglove', 'lupine'].every((name) => plants.some((plant) => plant.name === name)))
  }
})
