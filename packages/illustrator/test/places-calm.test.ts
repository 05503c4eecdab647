import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import type { Ask } from '../src/places/backdrop.ts'
import { bared, floorOf } from '../src/places/furnish/floors.ts'
import { pictureOver } from '../src/places/furnish/pictures.ts'
import { row } from '../src/places/furnish/spot.ts'

const ask = (more: Partial<Ask>): Ask => ({ rng: createRng(3), detail: 'medium', ...more }) as Ask
const head = { x0: 160, x1: 300, y0: 120, y1: 260 }

test('no picture looks out from behind a head', () => {
  assert.equal(pictureOver(ask({ outline: [head] }), 320, 100, 180, 150), '')
  assert.notEqual(pictureOver(ask({ outline: [head] }), 700, 100, 180, 150), '')
  // A room that is raised takes its pictures along.
  assert.notEqual(pictureOver(ask({ outline: [head], lift: 200 }), 320, 100, 180, 150), '')
})

test('nothing on a board looks out from behind whoever is before it', () => {
  assert.equal(row(ask({ outline: [{ x0: 0, x1: 1024, y0: 300, y1: 900 }] }), ['candle', 'jar'], 200, 460, 400, 90), '')
  assert.notEqual(row(ask({ outline: [] }), ['candle', 'jar'], 200, 460, 400, 90), '')
})

test('a rug is two areas upon the boards, and none lies under one that was named', () => {
  for (const kind of [0, 1]) {
    const shapes = (svg: string) => svg.match(/<(path|ellipse)/g)?.length ?? 0
    assert.equal(shapes(floorOf('rug', 'wood', kind)) - shapes(floorOf('boards', 'wood', kind)), 2)
  }
  assert.equal(bared('rug', { without: new Set(['rug']) }), 'boards')
  assert.equal(bared('rug', { without: new Set() }), 'rug')
})
