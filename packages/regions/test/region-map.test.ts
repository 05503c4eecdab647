import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, inkOfGrey, inkOfRgba, mapRegions, regionAt, tabulateRegions } from '@inkbloom/regions'
import { createPlate, drawGarden, drawLine, drawOpenRing, drawShape, drawShortfall, ellipse } from './line-art.ts'

const SIZE = 512

test('no gap of up to 7 px lets color out, at any angle and with any pen', () => {
  for (let gap = 1; gap <= 7; gap++) {
    for (const [radius, width] of [
      [180, 4],
      [60, 2.5],
      [20, 3],
    ] as const) {
      for (const angle of [0, 0.39, 0.7, 2.6]) {
        const plate = createPlate(SIZE)
        drawOpenRing(plate, radius, width, gap, angle)
        const map = mapRegions(plate.ink, SIZE, SIZE)
        const inside = regionAt(map, SIZE / 2, SIZE / 2)
        assert.notEqual(inside, 0)
        assert.notEqual(inside, regionAt(map, 10, 10), `gap ${gap}, radius ${radius}, width ${width}, angle ${angle}`)
      }
    }
  }
})

test('a line that stops up to 7 px short of another still divides two rooms', () => {
  for (let gap = 1; gap <= 7; gap++) {
    for (const degrees of [90, 75, 60, 45]) {
      const plate = createPlate(SIZE)
      drawShortfall(plate, 4, gap, (degrees * Math.PI) / 180)
      const map = mapRegions(plate.ink, SIZE, SIZE)
      assert.notEqual(regionAt(map, 60, 300), regionAt(map, 500, 130), `gap ${gap} at ${degrees}°`)
    }
  }
})

test('a narrow way past something round is a passage, not a gap', () => {
  const plate = createPlate(SIZE)
  drawLine(
    plate,
    [
      [0, 200],
      [SIZE, 200],
    ],
    4,
  )
  drawLine(
    plate,
    [
      [0, 270],
      [SIZE, 270],
    ],
    4,
  )
  drawShape(plate, ellipse(256, 235, 26, 26), 4)
  const map = mapRegions(plate.ink, SIZE, SIZE)
  assert.equal(regionAt(map, 40, 235), regionAt(map, 470, 235))
})

test('no room creeps along the wall of the next', () => {
  const plate = createPlate(SIZE)
  drawShortfall(plate, 4, 4, Math.PI / 2)
  const map = mapRegions(plate.ink, SIZE, SIZE)
  const right = regionAt(map, 400, 300)
  for (let y = 110; y < 140; y++) for (let x = 290; x < 500; x++) assert.equal(regionAt(map, x, y), right)
})

test('a wide opening is a passage, not a gap', () => {
  const plate = createPlate(SIZE)
  drawOpenRing(plate, 180, 4, 24, 0.7)
  const map = mapRegions(plate.ink, SIZE, SIZE)
  assert.equal(regionAt(map, SIZE / 2, SIZE / 2), regionAt(map, 10, 10))
})

test('the tips of a leaf stay with the leaf', () => {
  const plate = createPlate(SIZE)
  const side = (bow: number) =>
    Array.from({ length: 40 }, (_, k) => [60 + k * 10, 256 + bow * Math.sin((k / 39) * Math.PI)] as const)
  drawShape(plate, [...side(-70), ...side(70).reverse()], 3.5)
  const map = mapRegions(plate.ink, SIZE, SIZE)
  const leaf = regionAt(map, 256, 256)
  for (const x of [76, 90, 120, 400, 420, 436]) assert.equal(regionAt(map, x, 256), leaf, `at ${x}`)
})

test('every pixel belongs to a region, ink included, and neighbors meet in the middle of the line', () => {
  const plate = createPlate(SIZE)
  drawLine(
    plate,
    [
      [256, 0],
      [256, SIZE],
    ],
    8,
  )
  const map = mapRegions(plate.ink, SIZE, SIZE)
  assert.equal(map.count, 2)
  assert.ok(!map.labels.includes(0))
  for (let y = 20; y < SIZE - 20; y++) {
    const left = regionAt(map, 100, y)
    let width = 0
    while (regionAt(map, width, y) === left) width++
    assert.ok(Math.abs(width - 256) <= 1, `row ${y} changes at ${width}`)
  }
})

test('small closed shapes survive', () => {
  const plate = createPlate(SIZE)
  for (let k = 0; k < 10; k++) drawShape(plate, ellipse(40 + k * 46, 256, 6 + k, 5 + k), 2.5)
  const map = mapRegions(plate.ink, SIZE, SIZE)
  assert.equal(map.count, 11)
})

test('anchors lie in their region, off the lines', () => {
  const { ink, size } = drawGarden(5, SIZE)
  const map = mapRegions(ink, size, size)
  for (let label = 1; label <= map.count; label++) {
    const [x, y] = [map.anchors[label * 2]!, map.anchors[label * 2 + 1]!]
    assert.equal(regionAt(map, x, y), label)
    assert.ok(ink[y * size + x]! < INK)
  }
})

test('the table accounts for every pixel once', () => {
  const { ink, size } = drawGarden(2, SIZE)
  const map = mapRegions(ink, size, size)
  const table = tabulateRegions(map)
  const seen = new Uint16Array(size * size)
  for (let label = 1; label <= map.count; label++) {
    const [left, top, right, bottom] = table.boxes.subarray(label * 4, label * 4 + 4)
    let area = 0
    for (let k = table.spanStart[label]!; k < table.spanStart[label + 1]!; k++) {
      const [y, from, to] = table.spans.subarray(k * 3, k * 3 + 3)
      assert.ok(y! >= top! && y! < bottom! && from! >= left! && to! <= right! && from! < to!)
      area += to! - from!
      seen.fill(label, y! * size + from!, y! * size + to!)
    }
    assert.equal(area, table.areas[label])
  }
  assert.deepEqual(seen, map.labels)
})

test('a page without lines is one region, a black page none', () => {
  const blank = mapRegions(new Uint8Array(64 * 64), 64, 64)
  assert.equal(blank.count, 1)
  assert.ok(blank.labels.every((label) => label === 1))
  const black = mapRegions(new Uint8Array(64 * 64).fill(255), 64, 64)
  assert.equal(black.count, 0)
  assert.equal(regionAt(black, 3, 3), 0)
})

test('noise beyond counting still gives a map', () => {
  const ink = Uint8Array.from({ length: 256 * 256 }, (_, i) => (Math.imul(i, 2654435761) >>> 24 > 128 ? 255 : 0))
  assert.ok(mapRegions(ink, 256, 256).count >= 0)
})

test('grey, opaque and transparent pictures of the same lines give the same ink', () => {
  const grey = Uint8Array.of(0, 100, 200, 255)
  const opaque = Uint8Array.from([...grey].flatMap((v) => [v, v, v, 255]))
  const transparent = Uint8Array.from([...grey].flatMap((v) => [0, 0, 0, 255 - v]))
  for (const rgba of [opaque, transparent]) {
    for (const [i, ink] of inkOfRgba(rgba).entries()) assert.ok(Math.abs(ink - inkOfGrey(grey)[i]!) <= 1)
  }
  assert.deepEqual([...inkOfRgba(Uint8Array.of(0, 0, 0, 0))], [0])
})

test('points off the page have no region', () => {
  const map = mapRegions(new Uint8Array(64), 8, 8)
  for (const [x, y] of [
    [-0.1, 2],
    [2, -0.1],
    [8, 2],
    [2, 8],
    [Number.NaN, 1],
  ] as const) {
    assert.ok(!regionAt(map, x, y))
  }
})
