import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkOfRgba, mapRegions, measureDrawing, tabulateRegions } from '@inkbloom/regions'
import { createPlate, drawGarden, type Plate } from './line-art.ts'

function figuresOf({ ink, size }: Plate, tint: [number, number, number] = [1, 1, 1]) {
  const rgba = new Uint8ClampedArray(size * size * 4)
  for (const [i, dark] of ink.entries()) rgba.set([...tint.map((t) => (255 - dark) * t), 255], i * 4)
  const map = mapRegions(inkOfRgba(rgba), size, size)
  return measureDrawing(rgba, map, tabulateRegions(map))
}

test('a good drawing has many regions that a finger can hit, and no color', () => {
  const figures = figuresOf(drawGarden(1, 512))
  assert.ok(figures.roomyRegions > 50 && figures.regions >= figures.roomyRegions)
  assert.ok(figures.roomyShare > 0.95 && figures.largestShare < 0.5)
  assert.equal(figures.color, 0)
  assert.ok(figures.white > 0.7 && figures.black > 0.03 && figures.grey < 0.15)
})

test('an empty page is one region of everything', () => {
  const figures = figuresOf(createPlate(128))
  assert.deepEqual([figures.regions, figures.largestShare, figures.white, figures.black, figures.grey], [1, 1, 1, 0, 0])
})

test('a colored picture is seen as one', () => {
  assert.ok(figuresOf(drawGarden(1, 256), [1, 0.6, 0.2]).color > 0.7)
})

test('shares add up to one', () => {
  const { black, white, grey, color } = figuresOf(drawGarden(3, 256), [1, 0.9, 0.8])
  assert.ok(Math.abs(black + white + grey + color - 1) < 1e-9)
})
