import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BRUSH_NAMES } from '../src/media/brushes.ts'
import { enlarge } from '../src/replay/enlarge.ts'
import { countInk, createTestEasel, pixelAt, testRegions } from './test-easel.ts'

const zoom = 3

test('a large picture is the small one, painted again: what was colored is, and nothing else', () => {
  const regions = testRegions()
  const { editor, drag, tap } = createTestEasel({ regions })
  for (const [row, name] of BRUSH_NAMES.entries()) {
    editor.choices.setColor('#2f6bde')
    editor.choices.setBrush(name)
    drag(Array.from({ length: 20 }, (_, k) => [100 + k * 30, 20 + row * 24 + (k % 3)]))
  }
  editor.choices.setFill({ style: 'linear' })
  tap(750, 550)
  editor.choices.setFill({ style: 'pattern', pattern: 'hearts' })
  tap(300, 560)
  const { pixels } = editor.sheet
  const large = enlarge(editor.history.actions(), regions, zoom)
  assert.equal(large.size, 1024 * zoom)
  const share = countInk(large.pixels) / (zoom * zoom) / countInk(pixels)
  assert.ok(share > 0.97 && share < 1.03, `${share}`)
  const at = (x: number, y: number) => large.pixels[(y * zoom + 1) * large.size + x * zoom + 1]! & 0xffffff
  for (const [x, y] of [
    [750, 450],
    [700, 650],
    [300, 500],
    [300, 24],
  ] as const)
    assert.equal(at(x, y), pixelAt(pixels, x, y) & 0xffffff, `${x}, ${y}`)
})
