import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapRegions, measureRegions, measureTones, tabulateRegions } from '@inkbloom/regions'
import { createPlate, drawGarden, type Plate } from './line-art.ts'

function figuresOf({ ink, size }: Plate) {
  const map = mapRegions(ink, size, size)
  return { ...measureRegions(map, tabulateRegions(map)), ...measureTones(ink.map((dark) => 255 - dark)) }
}

test('a good drawing has many regions that a finger can hit, and little grey', () => {
  const figures = figuresOf(drawGarden(1, 512))
  assert.ok(figures.roomyRegions > 50 && figures.regions >= figures.roomyRegions)
  assert.ok(figures.roomyShare > 0.95 && figures.largestShare < 0.5)
  assert.ok(figures.white > 0.7 && figures.black > 0.03 && figures.grey < 0.15)
})

test('an empty page is one region of everything', () => {
  const figures = figuresOf(createPlate(128))
  assert.deepEqual([figures.regions, figures.largestShare, figures.white, figures.black, figures.grey], [1, 1, 1, 0, 0])
})

test('shares add up to one', () => {
  const { black, white, grey } = figuresOf(drawGarden(3, 256))
  assert.ok(Math.abs(black + white + grey - 1) < 1e-9)
})
