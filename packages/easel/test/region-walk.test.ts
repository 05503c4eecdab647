import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRegionWalk } from '../src/region-walk.ts'
import { nameColor } from '../src/sheet/color-name.ts'
import { PANS } from '../src/tin.ts'
import { createTestEasel, pixelAt, testRegions } from './test-easel.ts'

test('a page can be colored with the keyboard alone, every region announced', () => {
  const regions = testRegions()
  const { editor, screen } = createTestEasel({ regions })
  const keyboard = createRegionWalk(editor)
  editor.choices.setColor('#4caf50')
  const heard = new Set<string>()
  for (let k = 0; k < regions.map.count; k++) {
    keyboard.walk('next')
    assert.match(editor.store.getState().announcement, /^Region \d+ of 4, .+, not colored$/)
    keyboard.fill()
    screen.rest()
    heard.add(editor.store.getState().announcement)
    assert.match(editor.store.getState().announcement, /^Filled with green\. Region \d+ of 4, .+, green$/)
  }
  assert.equal(heard.size, regions.map.count)
  assert.equal(editor.sheet.pixels.indexOf(0), -1)
  assert.equal(editor.store.getState().snapshots, regions.map.count + 1)
})

test('arrows walk from region to region, and place is told in words', () => {
  const { editor } = createTestEasel({ regions: testRegions() })
  const keyboard = createRegionWalk(editor)
  editor.store.set({ region: editor.regionAt({ x: 300, y: 560 }) })
  const square = editor.regionAt({ x: 750, y: 550 })
  for (let k = 0; k < 2 && editor.store.getState().region !== square; k++) keyboard.walk('right')
  assert.equal(editor.store.getState().region, square)
  assert.match(editor.store.getState().announcement, /middle right/)
  for (let k = 0; k < 3; k++) keyboard.walk('up')
  assert.equal(editor.store.getState().region, editor.regionAt({ x: 500, y: 100 }))
})

test('without regions the keys do nothing', () => {
  const { editor } = createTestEasel()
  const keyboard = createRegionWalk(editor)
  keyboard.walk('next')
  keyboard.fill()
  assert.equal(editor.store.getState().region, 0)
  assert.equal(pixelAt(editor.sheet.pixels, 3, 3), 0)
})

test('every pan is called by its own name, and mixes as people would call them', () => {
  for (const { name, color } of PANS) assert.equal(nameColor(color), name)
  for (const [color, name] of [
    ['#ff0000', 'red'],
    ['#ffff00', 'yellow'],
    ['#8b0000', 'dark red'],
    ['#8b4513', 'brown'],
    ['#5c3317', 'dark brown'],
    ['#d2b48c', 'tan'],
    ['#808000', 'olive'],
    ['#000080', 'navy'],
    ['#ffc0cb', 'light pink'],
    ['#333333', 'charcoal'],
    ['#808080', 'gray'],
  ] as const)
    assert.equal(nameColor(color), name, color)
  assert.equal(PANS.length, 19)
  assert.equal(PANS[0].color, '#000000')
})
