import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Direction,
  findNeighbors,
  mapRegions,
  outlineRegion,
  readingOrder,
  regionAt,
  regionToward,
  tabulateRegions,
} from '@inkbloom/regions'
import { createPlate, drawGarden, drawLine } from './line-art.ts'

/** Nine squares, three by three. */
function board() {
  const plate = createPlate(300)
  for (const at of [100, 200]) {
    drawLine(
      plate,
      [
        [at, 0],
        [at, 300],
      ],
      3,
    )
    drawLine(
      plate,
      [
        [0, at],
        [300, at],
      ],
      3,
    )
  }
  const map = mapRegions(plate.ink, 300, 300)
  return { map, cell: (column: number, row: number) => regionAt(map, column * 100 + 50, row * 100 + 50) }
}

test('arrow keys lead to the square on that side, and stop at the edge', () => {
  const { map, cell } = board()
  assert.equal(regionToward(map, cell(1, 1), 'left'), cell(0, 1))
  assert.equal(regionToward(map, cell(1, 1), 'right'), cell(2, 1))
  assert.equal(regionToward(map, cell(1, 1), 'up'), cell(1, 0))
  assert.equal(regionToward(map, cell(1, 1), 'down'), cell(1, 2))
  assert.equal(regionToward(map, cell(0, 0), 'left'), cell(0, 0))
})

test('reading order names every region once, line by line', () => {
  const { map, cell } = board()
  assert.deepEqual([...readingOrder(map).slice(0, 3)], [cell(0, 0), cell(1, 0), cell(2, 0)])
  const { ink, size } = drawGarden(8, 512)
  const garden = mapRegions(ink, size, size)
  assert.equal(new Set(readingOrder(garden)).size, garden.count)
})

test('an arrow never leads to the other side', () => {
  const { ink, size } = drawGarden(8, 512)
  const map = mapRegions(ink, size, size)
  const side: Record<Direction, (dx: number, dy: number) => boolean> = {
    left: (dx) => dx <= 0,
    right: (dx) => dx >= 0,
    up: (_, dy) => dy <= 0,
    down: (_, dy) => dy >= 0,
  }
  for (let label = 1; label <= map.count; label++) {
    for (const direction of Object.keys(side) as Direction[]) {
      const to = regionToward(map, label, direction)
      const dx = map.anchors[to * 2]! - map.anchors[label * 2]!
      const dy = map.anchors[to * 2 + 1]! - map.anchors[label * 2 + 1]!
      assert.ok(side[direction](dx, dy))
    }
  }
})

test('neighbors share a line, both ways', () => {
  const { map, cell } = board()
  const neighbors = findNeighbors(map)
  assert.deepEqual(
    [...neighbors[cell(1, 1)]!],
    [cell(1, 0), cell(0, 1), cell(2, 1), cell(1, 2)].toSorted((a, b) => a - b),
  )
  for (let label = 1; label <= map.count; label++) {
    for (const other of neighbors[label]!) assert.ok(neighbors[other]!.includes(label))
  }
})

test('an outline encloses exactly the area of its region, holes taken out', () => {
  const { ink, size } = drawGarden(6, 512)
  const map = mapRegions(ink, size, size)
  const table = tabulateRegions(map)
  for (let label = 1; label <= map.count; label++) {
    let doubled = 0
    for (const loop of outlineRegion(map, table, label).split('Z').filter(Boolean)) {
      const points = loop
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number) as [number, number])
      points.forEach(([x, y], k) => {
        const [nextX, nextY] = points[(k + 1) % points.length]!
        doubled += x * nextY - nextX * y
      })
    }
    assert.equal(doubled / 2, table.areas[label])
  }
})
