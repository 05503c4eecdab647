import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { createRng } from '../src/ink/random.ts'
import { botanicalPlate } from '../src/ornate/botanical.ts'
import { celticKnot } from '../src/ornate/celtic/knot.ts'
import { plantsOf } from '../src/ornate/meadow/stems.ts'
import { garland } from '../src/ornate/portrait/garland.ts'
import { zentangle } from '../src/ornate/zentangle/zentangle.ts'
import { read } from '../src/reading/read.ts'

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

test('a style is no misspelled thing', () => {
  for (const prompt of ['kawaii doodle page with cakes and cats', 'cute kawaii page of desserts'])
    assert.ok(!read(prompt).things.some(({ name }) => name === 'kayak'))
})

test('flowers named with somebody stand around them; hidden behind them, they are before the face', () => {
  const count = (svg: string): number => svg.match(/<path/g)?.length ?? 0
  const [none, around, before] = [
    garland([], false, createRng(1)),
    ...[false, true].map((is) => garland(['peony'], is, createRng(1))),
  ]
  assert.equal(none, '')
  assert.ok(count(around!) > 60 && count(before!) > count(around!))
})

test('a plate with roots has them below the plant, its parts numbered, and the name that botanists give it', () => {
  const svg = botanicalPlate(createRng(2), ['foxglove'], true, true)
  const written = [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text).join('')
  for (const text of ['Digitalispurpurea', 'IIIIII', 'IVVVI', 'FOXGLOVE']) assert.ok(written.includes(text), written)
})

test('an animal in knotwork is there whatever is woven around it', async () => {
  const [wolf, again] = await Promise.all([1, 2].map((seed) => compose('celtic knotwork wolf', seed)))
  for (const page of [wolf, again]) {
    assert.ok(page?.items.includes('wolf'))
    assert.deepEqual(page?.missing, [])
  }
})

test('hardly anything in a wolf and the knots around it is so small that it must be closed with ink', async () => {
  for (const seed of [0, 1, 4, 5, 6]) {
    const { svg } = await finish(celticKnot(createRng(seed), () => ({ svg: '', outlines: [] }), [], 'wolf'))
    const [, closed = ''] = /<path d="M0 \.5([^"]*)" fill="none" stroke="#000" stroke-width="1"/.exec(svg) ?? []
    const pixels = [...closed.matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0)
    assert.ok(pixels < 400, `${pixels} pixels in knot ${seed}`)
  }
})
