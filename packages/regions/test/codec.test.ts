import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeRegionMap, encodeRegionMap, mapRegions, RegionMapError } from '@inkbloom/regions'
import { drawGarden, seeded } from './line-art.ts'

const hash = Uint8Array.from({ length: 32 }, (_, i) => i * 7)
const { ink, size } = drawGarden(4, 512)
const map = mapRegions(ink, size, size)
const bytes = encodeRegionMap(map, hash)

test('a map comes back as it was, with the hash of its picture', () => {
  assert.deepEqual(decodeRegionMap(bytes), { map, pictureHash: hash })
})

test('a map is small', () => {
  assert.ok(bytes.length < size * size * 0.05, `${bytes.length} bytes`)
})

test('random label maps come back as they were', () => {
  const random = seeded(9)
  for (let round = 0; round < 40; round++) {
    const width = 1 + Math.floor(random() * 40)
    const height = 1 + Math.floor(random() * 40)
    const count = 1 + Math.floor(random() * 300)
    const spread = random()
    let label = 1
    const labels = Uint16Array.from({ length: width * height }, () => {
      if (random() < spread) label = Math.floor(random() * (count + 1))
      return label
    })
    const anchors = Uint16Array.from({ length: (count + 1) * 2 }, (_, i) => (i < 2 ? 0 : random() * width))
    const any = { width, height, count, labels, anchors }
    assert.deepEqual(decodeRegionMap(encodeRegionMap(any, hash)).map, any)
  }
})

test('damaged bytes are refused, never read past', () => {
  for (let cut = 0; cut < bytes.length; cut += 97) {
    assert.throws(() => decodeRegionMap(bytes.subarray(0, cut)), RegionMapError)
  }
  const random = seeded(3)
  for (let round = 0; round < 200; round++) {
    const bad = bytes.slice()
    bad[Math.floor(random() * bad.length)]! ^= 1 + Math.floor(random() * 255)
    try {
      decodeRegionMap(bad)
    } catch (error) {
      assert.ok(error instanceof RegionMapError)
    }
  }
})

test('a map of another version is refused by name', () => {
  const other = bytes.slice()
  other[4] = 99
  assert.throws(() => decodeRegionMap(other), /version 99/)
})
