import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@inkbloom/regions/fixtures'
import { View } from '../src/view/view.ts'

function viewIn(width: number, height: number, more: { left?: number; top?: number; pixelRatio?: number } = {}) {
  const view = new View()
  view.measure({ left: 0, top: 0, pixelRatio: 1, width, height, ...more })
  return view
}

test('fit makes the page as wide as the container', () => {
  for (const width of [320, 780, 1024, 1500]) {
    const view = viewIn(width, 2000)
    view.fit()
    assert.equal(view.zoom, width / 1024)
  }
})

test('client and canvas coordinates are each other’s inverse, at any zoom and place', () => {
  const random = seeded(1)
  for (let round = 0; round < 500; round++) {
    const view = viewIn(300 + random() * 1000, 300 + random() * 800, {
      left: random() * 300,
      top: random() * 300,
      pixelRatio: 1 + random() * 2,
    })
    view.place(0.2 + random() * 8, -random() * 2000, -random() * 2000)
    const point = { x: random() * 1024, y: random() * 1024 }
    const back = view.toCanvas(view.toClient(point))
    assert.ok(Math.hypot(back.x - point.x, back.y - point.y) < 1e-9)
  }
})

test('the page lies on whole device pixels, wherever the container is', () => {
  for (const pixelRatio of [1, 1.5, 2, 3]) {
    const view = viewIn(700, 700, { left: 37.4, top: 53.3, pixelRatio })
    view.place(3.2, -901.37, -1200.91)
    const { x, y } = view.toClient({ x: 0, y: 0 })
    for (const edge of [x * pixelRatio, y * pixelRatio]) assert.ok(Math.abs(edge - Math.round(edge)) < 1e-6)
  }
})

test('zooming holds what lies under the pointer, to half a device pixel', () => {
  const view = viewIn(800, 800)
  view.place(2, -400, -400)
  const pointer = { x: 300, y: 420 }
  const held = view.toCanvas(pointer)
  for (const zoom of [2.2, 3, 5, 9, 4, 2]) {
    view.zoomAt(pointer, zoom)
    const now = view.toClient(held)
    assert.ok(Math.abs(now.x - pointer.x) <= 0.5 && Math.abs(now.y - pointer.y) <= 0.5)
  }
})

test('a hundred small pinches do not drift', () => {
  const view = viewIn(800, 800)
  view.place(2, -400, -400)
  const held = view.toCanvas({ x: 400, y: 400 })
  for (let k = 0; k < 100; k++) view.pinch({ x: 400, y: 400 }, 100, { x: 400, y: 400 }, k % 2 ? 101 : 100 * (100 / 101))
  const now = view.toClient(held)
  assert.ok(Math.hypot(now.x - 400, now.y - 400) < 1.5)
})

test('no gesture loses the page', () => {
  const random = seeded(2)
  const view = viewIn(600, 400)
  for (let k = 0; k < 1000; k++) {
    if (random() < 0.5) view.pan((random() - 0.5) * 3000, (random() - 0.5) * 3000)
    else view.zoomAt({ x: random() * 600, y: random() * 400 }, random() * 20)
    const a = view.toClient({ x: 0, y: 0 })
    const b = view.toClient({ x: 1024, y: 1024 })
    assert.ok(a.x < 400 && b.x > 200 && a.y < 300 && b.y > 100)
    assert.ok(view.zoom >= 0.2 && view.zoom <= 16)
  }
})
