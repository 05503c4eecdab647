import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countInk, createTestEasel } from './test-easel.ts'

const finger = (id: number) => ({ kind: 'touch', id, contact: 16 }) as const
const pen = { kind: 'pen', id: 50, pressure: 0.5 } as const

test('a palm paints nothing', () => {
  const { editor, drag } = createTestEasel()
  drag(
    [
      [300, 300],
      [400, 400],
      [500, 400],
    ],
    { ...finger(1), contact: 70 },
  )
  assert.equal(countInk(editor.sheet.pixels), 0)
})

test('once a pen was seen, fingers only move the page', () => {
  const { editor, view, drag } = createTestEasel()
  drag(
    [
      [300, 300],
      [400, 400],
    ],
    pen,
  )
  const painted = countInk(editor.sheet.pixels)
  view.place(2, -300, -300)
  const { x } = view
  drag(
    [
      [300, 300],
      [280, 300],
      [260, 300],
    ],
    finger(1),
  )
  assert.equal(countInk(editor.sheet.pixels), painted)
  assert.notEqual(view.x, x)
})

test('a hand that touches before the pen does leaves nothing', () => {
  const { editor, screen, pointer } = createTestEasel()
  pointer('down', 600, 600, finger(1))
  pointer('move', 610, 600, finger(1))
  screen.tick()
  pointer('down', 300, 300, pen)
  pointer('move', 340, 300, pen)
  pointer('move', 620, 610, finger(1))
  pointer('up', 340, 300, pen)
  pointer('up', 620, 610, finger(1))
  screen.rest()
  const off = editor.sheet.pixels.findIndex((pixel, i) => pixel !== 0 && i % 1024 > 400)
  assert.equal(off, -1)
  assert.equal(editor.store.getState().snapshots, 2)
})

test('the other end of a pen erases, whatever tool is chosen', () => {
  const { editor, drag } = createTestEasel()
  drag(
    [
      [300, 300],
      [400, 300],
    ],
    pen,
  )
  editor.choices.setBrushSize(30)
  drag(
    [
      [280, 300],
      [420, 300],
    ],
    { ...pen, button: 5, pressure: 1 },
  )
  assert.equal(countInk(editor.sheet.pixels), 0)
})

test('every coalesced point is drawn', () => {
  const { editor, screen, pointer } = createTestEasel()
  pointer('down', 100, 100, pen)
  const coalesced = Array.from({ length: 40 }, (_, k) => ({
    x: 100 + k * 4,
    y: 100 + (k % 2) * 60,
    pressure: 0.5,
    tilt: 0,
    time: screen.time + k,
  }))
  pointer('move', 256, 160, { ...pen, coalesced })
  pointer('up', 256, 160, pen)
  screen.rest()
  const straight = createTestEasel()
  straight.drag(
    [
      [100, 100],
      [256, 160],
    ],
    pen,
  )
  assert.ok(countInk(editor.sheet.pixels) > 2 * countInk(straight.editor.sheet.pixels))
})

test('a mouse that leaves the page ends the stroke, and begins another where it comes back', () => {
  const { editor, screen, pointer } = createTestEasel()
  pointer('down', 900, 500)
  pointer('move', 1000, 500)
  pointer('move', 1100, 500)
  screen.rest()
  assert.equal(editor.store.getState().isDrawing, false)
  assert.equal(editor.store.getState().snapshots, 2)
  pointer('move', 1100, 700)
  pointer('move', 950, 700)
  pointer('move', 900, 700)
  pointer('up', 900, 700)
  screen.rest()
  assert.equal(editor.store.getState().snapshots, 3)
})

test('only the left button draws; the middle one moves the page', () => {
  const { editor, view, drag } = createTestEasel()
  view.place(2, -200, -200)
  drag(
    [
      [300, 300],
      [320, 300],
    ],
    { button: 2 },
  )
  drag(
    [
      [300, 300],
      [320, 310],
    ],
    { button: 1 },
  )
  assert.equal(countInk(editor.sheet.pixels), 0)
  assert.ok(view.x > -200)
})
