import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packActions, unpackActions } from '../src/actions/action-list.ts'
import { createReplay } from '../src/replay/replay.ts'
import { retells } from '../src/replay/retells.ts'
import { createTestEasel, samePixels, testRegions } from './test-easel.ts'

const regions = testRegions()

function colored() {
  const easel = createTestEasel({ regions })
  const { editor, drag, tap } = easel
  editor.choices.setColor('#2f6bde')
  drag([
    [80, 80],
    [300, 140],
    [500, 90],
  ])
  editor.choices.setBrush('watercolor')
  drag([
    [100, 300],
    [800, 320],
  ])
  editor.choices.setFill({ style: 'linear' })
  tap(750, 550)
  return easel
}

/** As it comes back from the account: colors that are not opaque were rounded on the way. */
function throughPng(pixels: Uint32Array): Uint32Array {
  return pixels.map((pixel) => {
    const alpha = pixel >>> 24
    if (alpha === 0) return 0
    const channel = (shift: number) => {
      const premultiplied = Math.round((((pixel >>> shift) & 255) * alpha) / 255)
      return Math.min(255, Math.round((premultiplied * 255) / alpha)) << shift
    }
    return ((alpha << 24) | channel(0) | channel(8) | channel(16)) >>> 0
  })
}

test('what was done is kept in a few bytes, and done again gives the same picture bit for bit', () => {
  const { editor } = colored()
  const packed = packActions(editor.history.actions())
  const actions = unpackActions(packed)
  assert.ok(actions)
  const replay = createReplay(null, actions, regions)
  replay.advance(Number.POSITIVE_INFINITY)
  assert.ok(samePixels(replay.sheet.pixels, editor.sheet.pixels))
  assert.ok(packed.length < 200, `${packed.length} bytes for three actions`)
})

test('a list that is damaged, cut short or from a newer version is not read at all', () => {
  const packed = packActions(colored().editor.history.actions())
  assert.equal(unpackActions(packed.subarray(0, packed.length - 3)), null)
  assert.equal(unpackActions(Uint8Array.of(2, ...packed.subarray(1))), null, 'another list')
  assert.equal(unpackActions(Uint8Array.of(...packed, 1, 0xff)), null, 'a newer action')
  assert.equal(unpackActions(new Uint8Array()), null)
})

test('a picture that went through the account is still told by its actions; one that they do not give is not', () => {
  const { editor, tap } = colored()
  const actions = editor.history.actions()
  const picture = throughPng(editor.sheet.pixels)
  assert.equal(retells(actions, regions, picture), true)
  assert.equal(retells(actions.slice(0, 2), regions, picture), false, 'a fill is missing')
  tap(300, 560)
  assert.equal(retells(actions, regions, editor.sheet.pixels), false)
})
