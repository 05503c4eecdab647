import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNeighbors, mapRegions, tabulateRegions } from '@inkbloom/regions'
import { createPlate, drawShape, ellipse } from '@inkbloom/regions/fixtures'
import { createHelper } from '../src/help/helper.ts'
import { suggestColors } from '../src/help/suggest-colors.ts'
import { createRegionWalk } from '../src/region-walk.ts'
import { createReplay } from '../src/replay/replay.ts'
import { parseColor } from '../src/sheet/color.ts'
import { progressOf } from '../src/sheet/progress.ts'
import { countInk, createTestEasel, pixelAt, samePixels, testRegions } from './test-easel.ts'

const regions = testRegions()
const palette = ['#0f3554', '#1f8fb0', '#b9e8dd', '#ecd9ae', '#f58870']

test('a suggestion has one color of the palette for each region, neighbors differ, and it is always the same', () => {
  const colors = suggestColors(regions, palette)
  const allowed = palette.map((color) => parseColor(color))
  const neighbors = findNeighbors(regions.map)
  for (let label = 1; label <= regions.map.count; label++) {
    assert.ok(allowed.includes(colors[label] ?? -1))
    for (const neighbor of neighbors[label] ?? []) assert.notEqual(colors[label], colors[neighbor])
  }
  assert.deepEqual(suggestColors(regions, palette), colors)
  assert.equal(colors[regions.map.labels[900 * 1024 + 20] ?? 0], parseColor('#b9e8dd'), 'the ground is the lightest')
})

test('the whole page is colored in one step, leaves what a hand has painted, and is replayed bit for bit', () => {
  const changes: string[] = []
  const { editor, screen, drag } = createTestEasel({ regions, onChange: (change) => changes.push(change) })
  editor.choices.setColor('#e5332a')
  drag([
    [300, 500],
    [300, 600],
  ])
  const before = editor.sheet.pixels.slice()
  const helper = createHelper(editor)
  assert.equal(helper.colorForMe(palette), regions.map.count - 1)
  assert.equal(pixelAt(editor.sheet.pixels, 300, 550), pixelAt(before, 300, 550))
  assert.notEqual(pixelAt(editor.sheet.pixels, 750, 550), 0)
  assert.ok(samePixels(screen.shown, editor.sheet.pixels))
  assert.deepEqual(changes, ['step', 'step'])
  const replay = createReplay(null, editor.history.actions(), regions)
  replay.advance(Number.POSITIVE_INFINITY)
  assert.ok(samePixels(replay.sheet.pixels, editor.sheet.pixels))
  const after = editor.sheet.pixels.slice()
  editor.undo()
  assert.ok(samePixels(editor.sheet.pixels, before))
  editor.redo()
  assert.ok(samePixels(editor.sheet.pixels, after))
  assert.equal(helper.colorForMe(palette), 0, 'nothing is empty')
  assert.equal(editor.store.getState().snapshots, 3)
})

test('the light in an eye is suggested white, a bead of the same size and a thin gap between lines are not', () => {
  const plate = createPlate(1024)
  drawShape(plate, ellipse(200, 300, 14, 14), 3)
  drawShape(plate, ellipse(600, 300, 15, 15), 24)
  drawShape(plate, ellipse(400, 700, 200, 8), 12)
  const map = mapRegions(plate.ink, 1024, 1024)
  const colors = suggestColors({ map, table: tabulateRegions(map), readInk: () => plate.ink }, palette)
  const at = (x: number, y: number) => colors[map.labels[y * 1024 + x]!]
  assert.equal(at(600, 300), 0xffffff)
  for (const place of [at(200, 300), at(400, 700), at(900, 900)]) assert.notEqual(place, 0xffffff)
})

test('shape by shape, each press fills with the color suggested there, until somebody picks one', () => {
  const { editor, tap } = createTestEasel({ regions })
  const colors = suggestColors(regions, palette)
  editor.choices.setFill({ style: 'suggested', palette })
  tap(750, 550)
  tap(300, 560)
  for (const [x, y] of [
    [750, 550],
    [300, 560],
  ] as const)
    assert.equal(pixelAt(editor.sheet.pixels, x, y) & 0xffffff, colors[regions.map.labels[y * 1024 + x] ?? 0])
  editor.choices.setColor('#4caf50')
  assert.equal(editor.store.getState().fill.style, 'flat')
  editor.choices.setFill({ style: 'suggested', palette: [] })
  assert.equal(editor.store.getState().fill.style, 'flat', 'there is nothing to suggest from')
})

test('the finder goes through the shapes left white and says when there is none', () => {
  const { editor, tap } = createTestEasel({ regions })
  const helper = createHelper(editor)
  editor.choices.setTool('bucket')
  const seen: number[] = []
  for (let found = helper.nextWhite(0); found && seen.length < 10; found = helper.nextWhite(found.region)) {
    if (seen.includes(found.region)) break
    seen.push(found.region)
  }
  assert.equal(seen.length, regions.map.count)
  tap(750, 550)
  const { region, left } = helper.nextWhite(0) ?? {}
  assert.equal(left, regions.map.count - 1)
  assert.notEqual(region, regions.map.labels[550 * 1024 + 750])
  helper.colorForMe(palette)
  assert.equal(helper.nextWhite(0), null)
  assert.equal(progressOf(editor.sheet.pixels, regions), 100)
})

test('by keyboard a gradient is aimed with the arrows, kept with Enter or taken back with Escape', () => {
  const { editor, screen } = createTestEasel({ regions })
  const walk = createRegionWalk(editor)
  editor.choices.setFill({ style: 'linear' })
  walk.visit(regions.map.labels[550 * 1024 + 750] ?? 0, '')
  walk.fill()
  assert.equal(editor.isAiming, true)
  assert.match(editor.store.getState().announcement, /Aim with the arrow keys/)
  const unaimed = editor.sheet.pixels.slice()
  editor.nudgeFill(160, -200)
  assert.ok(!samePixels(editor.sheet.pixels, unaimed))
  walk.takeBack()
  screen.rest()
  assert.deepEqual([countInk(editor.sheet.pixels), editor.isAiming, editor.store.getState().canUndo], [0, false, false])
  walk.fill()
  editor.nudgeFill(160, -200)
  const aimed = editor.sheet.pixels.slice()
  walk.keep()
  screen.rest()
  const replay = createReplay(null, editor.history.actions(), regions)
  replay.advance(Number.POSITIVE_INFINITY)
  assert.ok(samePixels(replay.sheet.pixels, aimed))
  assert.equal(editor.store.getState().snapshots, 2)
})

test('a stroke that begins while the keyboard aims keeps the gradient and is a step of its own', () => {
  const { editor, drag } = createTestEasel({ regions })
  const walk = createRegionWalk(editor)
  editor.choices.setFill({ style: 'radial' })
  walk.visit(1, '')
  walk.fill()
  editor.choices.setTool('brush')
  drag([
    [700, 500],
    [800, 600],
  ])
  assert.equal(editor.store.getState().snapshots, 3)
})

test('by keyboard the color of a shape is taken up', () => {
  const { editor, tap } = createTestEasel({ regions })
  editor.choices.setTool('bucket')
  editor.choices.setColor('#4caf50')
  tap(750, 550)
  editor.choices.setColor('#e5332a')
  const walk = createRegionWalk(editor)
  walk.visit(regions.map.labels[550 * 1024 + 750] ?? 0, '')
  walk.pick()
  assert.deepEqual([editor.store.getState().color, editor.store.getState().tool], ['#4caf50', 'bucket'])
})
