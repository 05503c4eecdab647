import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { packMotifs } from '../scripts/pack.ts'
import { findMotif, hasMotif, motifNames, place } from '../src/motifs/motif.ts'
import { openPacked } from '../src/motifs/unpack.ts'

test('what is packed comes out again', () => {
  const motif = {
    name: 'a box',
    group: 'Obje',
    box: [0, 0, 100, 100],
    ops: 'MLLLZ',
    thin: [0, 0, 100, 0, 100, 100, -3000, 100],
    widen: [1, -1, 0, 0, 2, 2, 0, 0],
    silhouette: 'M0 0 100 0 100 100 0 100',
    hollow: '',
    gap: 25,
    eyes: [[1, 2, 3]],
    dots: [],
  }
  const file = openPacked(brotliDecompressSync(packMotifs({ '📦': motif })))
  assert.equal(file.table['📦']?.n, 'a box')
  assert.equal(file.table['📦']?.p, 25)
  assert.deepEqual(file.read(0, 8), motif.thin)
  assert.deepEqual(file.read(8, 8), motif.widen)
})

test('a motif keeps to the room it is given', () => {
  const drawn = place('🐈', { x: 500, y: 900, w: 300, h: 200 })
  assert.ok(drawn && drawn.w <= 300.01 && drawn.h <= 200.01 && Math.abs(drawn.y1 - 900) < 0.01)
  assert.equal(place('not a motif', { x: 0, y: 0 }), null)
})

test('every motif can be read', () => {
  const all = motifNames()
  assert.ok(all.length > 600)
  for (const { emoji } of all) {
    const motif = findMotif(emoji)
    assert.ok(motif, emoji)
    assert.ok(motif.thin.every(Number.isFinite), emoji)
    assert.match(motif.ops, /^M[MLQCZ]+$/, emoji)
  }
})

test('what a child should not color was not baked', () => {
  for (const emoji of ['🔫', '🚬', '🍺', '💣', '🔪', '💉', '🎰', '💀']) assert.equal(hasMotif(emoji), false, emoji)
})
