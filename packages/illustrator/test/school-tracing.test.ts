/** Letters to trace are strokes of a pencil, each with the dot where it begins. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { penciled } from '../src/school/sheet/pencil.ts'
import { tracePage } from '../src/school/worksheets.ts'

const PLACE = { x: 100, y: 100, w: 400, h: 200 }

test('every letter and figure is written by hand', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
    assert.ok(penciled(letter, PLACE), letter)
})

test('each stroke begins at a dot and stays within its place', () => {
  const svg = penciled('b', PLACE) ?? ''
  assert.equal(svg.match(/<circle/g)?.length, 2)
  assert.equal(svg.match(/stroke-dasharray/g)?.length, 2)
  for (const [, x, y] of svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g))
    assert.ok(Number(x) > 100 && Number(x) < 500 && Number(y) > 90 && Number(y) < 310)
})

test('a script whose strokes nobody showed us is traced in outline', () => {
  assert.equal(penciled('é', PLACE), null)
  assert.ok(tracePage('é', [])?.includes('stroke-dasharray'))
})
