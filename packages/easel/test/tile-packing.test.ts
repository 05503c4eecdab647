import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@inkbloom/regions/fixtures'
import { TilePacker } from '../src/history/tile-packer.ts'
import { unpackTile } from '../src/history/tile-reader.ts'

/** Runs, edges, noise and nothing, in random order. */
function randomWords(random: () => number, length: number): Uint32Array {
  const words = new Uint32Array(length)
  const any = () => Math.floor(random() * 2 ** 32) >>> 0
  for (let i = 0; i < length; ) {
    const end = Math.min(length, i + 1 + Math.floor(random() * 40))
    const kind = Math.floor(random() * 4)
    const value = any()
    for (; i < end; i++) {
      words[i] = kind === 0 ? 0 : kind === 1 ? value : kind === 2 ? any() : (value & 0xffffff) | (any() & 0xff000000)
    }
  }
  return words
}

test('whatever is packed comes back', () => {
  const random = seeded(1)
  const packer = new TilePacker()
  for (let round = 0; round < 500; round++) {
    const words = randomWords(random, 4096)
    packer.pack(words)
    const packed = packer.take()
    const back = new Uint32Array(words.length)
    assert.equal(unpackTile(packed, 0, back), packed.length)
    assert.deepEqual(back, words)
  }
})

test('tiles packed one after another are found at their offsets', () => {
  const random = seeded(2)
  const packer = new TilePacker()
  const tiles = Array.from({ length: 200 }, () => randomWords(random, 4096))
  const offsets = tiles.map((words) => {
    const at = packer.length
    packer.pack(words)
    return at
  })
  const packed = packer.take()
  for (const [k, words] of tiles.entries()) {
    const back = new Uint32Array(4096)
    unpackTile(packed, offsets[k]!, back)
    assert.deepEqual(back, words)
  }
})

test('damaged bytes throw or give other pixels, but never run away', () => {
  const random = seeded(3)
  const packer = new TilePacker()
  packer.pack(randomWords(random, 4096))
  const packed = packer.take()
  for (let round = 0; round < 300; round++) {
    const bad = packed.slice(0, Math.floor(random() * packed.length))
    try {
      unpackTile(bad, 0, new Uint32Array(4096))
    } catch (error) {
      assert.ok(error instanceof RangeError)
    }
  }
})
