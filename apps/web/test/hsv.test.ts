import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'

const { hexOf, hsvOf } = await import('@/features/studio/hsv.ts')

test('a color survives the way through hue, strength and light', () => {
  for (const color of ['#000000', '#ffffff', '#7b4a21', '#0905fa', '#e5332a', '#139e86', '#fbae17', '#808080'])
    assert.equal(hexOf(hsvOf(color)), color)
})

test('a gray has no hue, and the hue is a circle', () => {
  assert.deepEqual(hsvOf('#808080'), { h: 0, s: 0, v: 128 / 255 })
  assert.equal(hexOf({ h: 360, s: 1, v: 1 }), hexOf({ h: 0, s: 1, v: 1 }))
})
