import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countInk, createTestEasel, samePixels, testRegions } from './test-easel.ts'

const finger = (id: number) => ({ kind: 'touch', id, contact: 16 }) as const

test('a pinch zooms around the fingers and leaves no dot', () => {
  const { editor, screen, view, pointer } = createTestEasel()
  view.place(2, -500, -500)
  const client = (x: number, y: number) => view.toCanvas({ x, y })
  const touch = (type: 'down' | 'move' | 'up', x: number, y: number, id: number) => {
    const at = client(x, y)
    pointer(type, at.x, at.y, finger(id))
  }
  const held = client(400, 500)
  touch('down', 350, 500, 1)
  screen.tick()
  touch('move', 352, 501, 1)
  touch('down', 448, 499, 2)
  for (let k = 1; k <= 20; k++) {
    screen.tick()
    touch('move', 352 - k * 4, 501, 1)
    touch('move', 448 + k * 4, 499, 2)
  }
  assert.ok(Math.abs(view.zoom - 2 * (256 / 96)) < 0.1, `${view.zoom}`)
  const after = client(400, 500)
  assert.ok(Math.hypot(after.x - held.x, after.y - held.y) < 1)
  touch('up', 528, 499, 2)
  touch('move', 100, 100, 1)
  touch('move', 300, 300, 1)
  touch('up', 300, 300, 1)
  screen.rest()
  assert.equal(countInk(editor.sheet.pixels), 0)
  assert.equal(editor.store.getState().snapshots, 1)
})

test('a short stroke that becomes a pinch is taken back, from the screen too', () => {
  const { editor, screen, pointer } = createTestEasel()
  pointer('down', 300, 300, finger(1))
  for (let k = 1; k <= 3; k++) {
    pointer('move', 300 + k * 5, 300, finger(1))
    screen.tick()
  }
  assert.ok(countInk(screen.shown) > 0)
  pointer('down', 500, 300, finger(2))
  screen.tick()
  assert.equal(countInk(screen.shown), 0)
  pointer('up', 500, 300, finger(2))
  pointer('up', 315, 300, finger(1))
  screen.rest()
  assert.equal(editor.store.getState().isDrawing, false)
  assert.equal(editor.store.getState().snapshots, 1)
})

test('a long stroke is meant: a second finger does not take it back', () => {
  const { editor, screen, pointer } = createTestEasel()
  pointer('down', 100, 300, finger(1))
  for (let k = 1; k <= 20; k++) pointer('move', 100 + k * 10, 300, finger(1))
  pointer('down', 700, 700, finger(2))
  pointer('up', 700, 700, finger(2))
  pointer('up', 300, 300, finger(1))
  screen.rest()
  assert.equal(editor.store.getState().snapshots, 2)
})

test('a tap of one finger paints a dot, of two undoes, of three redoes', () => {
  const { editor, screen, pointer, tap } = createTestEasel()
  tap(300, 300, finger(1))
  assert.ok(countInk(editor.sheet.pixels) > 200)
  const together = (count: number) => {
    for (let id = 1; id <= count; id++) pointer('down', 200 + id * 100, 500, finger(id))
    screen.tick(60)
    for (let id = 1; id <= count; id++) pointer('up', 200 + id * 100, 500, finger(id))
    screen.rest()
  }
  together(2)
  assert.equal(editor.store.getState().cursor, 0)
  together(3)
  assert.equal(editor.store.getState().cursor, 1)
  together(2)
  assert.equal(countInk(screen.shown), 0)
})

test('two fingers that rest or move do not undo', () => {
  const { editor, screen, pointer, tap } = createTestEasel()
  tap(300, 300)
  pointer('down', 300, 500, finger(1))
  pointer('down', 400, 500, finger(2))
  screen.tick(600)
  pointer('up', 300, 500, finger(1))
  pointer('up', 400, 500, finger(2))
  assert.equal(editor.store.getState().cursor, 1)
})

test('a gesture that the system takes away leaves no accident, but keeps work', () => {
  const { editor, screen, pointer } = createTestEasel()
  pointer('down', 300, 300, finger(1))
  pointer('move', 310, 300, finger(1))
  pointer('cancel', 310, 300, finger(1))
  screen.rest()
  assert.equal(countInk(editor.sheet.pixels), 0)
  pointer('down', 300, 300, finger(1))
  for (let k = 1; k < 20; k++) pointer('move', 300 + k * 10, 300, finger(1))
  pointer('cancel', 500, 300, finger(1))
  screen.rest()
  assert.ok(countInk(editor.sheet.pixels) > 3000)
})

test('a swipe from the edge that the system takes away leaves nothing, however fast; a stroke from there stays', () => {
  const swipe = (end: 'cancel' | 'up') => {
    const { editor, screen, pointer } = createTestEasel()
    const fromEdge = { ...finger(1), atEdge: true }
    pointer('down', 4, 500, fromEdge)
    for (const x of [60, 110, 160]) pointer('move', x, 500, fromEdge)
    pointer(end, 160, 500, fromEdge)
    screen.rest()
    return countInk(editor.sheet.pixels)
  }
  assert.equal(swipe('cancel'), 0)
  assert.ok(swipe('up') > 1000)
})

test('a fill that becomes a pinch is taken back', () => {
  const { editor, screen, pointer } = createTestEasel({ regions: testRegions() })
  editor.choices.setTool('bucket')
  pointer('down', 300, 560, finger(1))
  pointer('move', 306, 560, finger(1))
  screen.tick()
  pointer('down', 500, 560, finger(2))
  screen.rest()
  pointer('up', 500, 560, finger(2))
  pointer('up', 306, 560, finger(1))
  screen.rest()
  assert.equal(countInk(editor.sheet.pixels) + countInk(screen.shown), 0)
})

test('a finger that rests takes up the color under it and paints nothing; one that moves in time paints', () => {
  const regions = testRegions()
  const { editor, screen, pointer, tap } = createTestEasel({ regions })
  editor.choices.setTool('bucket')
  editor.choices.setColor('#4caf50')
  tap(750, 550)
  editor.choices.setTool('brush')
  editor.choices.setColor('#e5332a')
  const before = editor.sheet.pixels.slice()
  const resting = finger(7)
  pointer('down', 740, 540, resting)
  screen.tick(599)
  assert.equal(editor.store.getState().color, '#e5332a')
  screen.tick(1)
  assert.equal(editor.store.getState().color, '#4caf50')
  pointer('move', 300, 100, resting)
  assert.equal(editor.store.getState().color, '#ffffff', 'it goes on until it lifts')
  pointer('move', 740, 560, resting)
  pointer('up', 740, 560, resting)
  screen.rest()
  assert.ok(samePixels(editor.sheet.pixels, before))
  assert.deepEqual([editor.store.getState().color, editor.store.getState().tool], ['#4caf50', 'brush'])

  pointer('down', 100, 100, resting)
  screen.tick(300)
  pointer('move', 140, 100, resting)
  screen.tick(900)
  pointer('up', 140, 100, resting)
  screen.rest()
  assert.ok(!samePixels(editor.sheet.pixels, before))
})

test('a second finger on a resting one is a pinch, and no color is picked', () => {
  const { editor, screen, pointer } = createTestEasel({ regions: testRegions() })
  const { color } = editor.store.getState()
  pointer('down', 300, 300, finger(1))
  pointer('down', 500, 300, finger(2))
  screen.tick(1000)
  assert.equal(editor.store.getState().color, color)
})
