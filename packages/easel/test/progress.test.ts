import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIZE } from '../src/geometry/constants.ts'
import { progressOf } from '../src/sheet/progress.ts'
import { createTestEasel, testRegions } from './test-easel.ts'

const regions = testRegions()
const places = [
  [300, 560],
  [750, 550],
  [500, 100],
  [500, 900],
] as const

test('every region that is filled counts for as much, and only all of them are a hundred percent', () => {
  const { editor, screen, tap } = createTestEasel({ regions })
  const seen = [progressOf(editor.sheet.pixels, regions)]
  editor.choices.setTool('bucket')
  for (const [x, y] of places) {
    tap(x, y)
    screen.rest()
    seen.push(progressOf(editor.sheet.pixels, regions))
  }
  assert.deepEqual(seen, [0, 25, 50, 75, 100])
  editor.undo()
  assert.equal(progressOf(editor.sheet.pixels, regions), 75)
})

test('a region is colored once half of it is, however it was painted', () => {
  const label = regions.map.labels[550 * SIZE + 750]!
  const pixels = new Uint32Array(SIZE * SIZE)
  const inside = [...regions.map.labels.keys()].filter((i) => regions.map.labels[i] === label)
  for (const i of inside.slice(0, Math.ceil(inside.length / 2) - 1)) pixels[i] = 0xffffffff
  assert.equal(progressOf(pixels, regions), 0)
  for (const i of inside.slice(0, Math.ceil(inside.length / 2))) pixels[i] = 0xffffffff
  assert.equal(progressOf(pixels, regions), 25)
})

test('a first region among hundreds is not nothing, and one that is left is not all', () => {
  const [count, width] = [500, 1000]
  const labels = Uint16Array.from({ length: width }, (_, i) => 1 + Math.floor(i / 2))
  const areas = new Uint32Array(count + 1).fill(2)
  const many = { map: { ...regions.map, count, labels }, table: { ...regions.table, areas } }
  const painted = (pixels: number) => new Uint32Array(width).fill(1, 0, pixels)
  assert.equal(progressOf(painted(0), many), 0)
  assert.equal(progressOf(painted(2), many), 1)
  assert.equal(progressOf(painted(998), many), 99)
  assert.equal(progressOf(painted(1000), many), 100)
})
