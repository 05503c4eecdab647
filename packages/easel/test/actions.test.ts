import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@inkbloom/regions/fixtures'
import { type Action, POINT_FIELDS, UNITS } from '../src/actions/action.ts'
import { decodeAction, encodeAction } from '../src/actions/action-codec.ts'
import { createReplay } from '../src/replay/replay.ts'
import { createTestEasel, samePixels, testRegions } from './test-easel.ts'

function randomAction(random: () => number): Action {
  const whole = (most: number) => Math.floor(random() * most)
  const wait = whole(100_000)
  const kind = random()
  if (kind < 0.1) return { kind: 'clear', wait }
  const color = whole(1 << 24)
  if (kind < 0.3) return { kind: 'fill', wait, label: whole(60_000), color, x: whole(1024), y: whole(1024) - 20 }
  const pressed = random() < 0.5
  const points = Array.from({ length: 1 + whole(80) }, () => [
    whole(20_000) - 2000,
    whole(20_000) - 2000,
    pressed ? whole(255) : 127,
    whole(300),
  ]).flat()
  return {
    kind: 'stroke',
    wait,
    erase: random() < 0.3,
    path: random() < 0.5 ? 'dense' : 'sparse',
    color,
    size: 5 + whole(26),
    clip: random() < 0.5 ? 0 : whole(60_000),
    points,
  }
}

test('an action comes back as it was', () => {
  const random = seeded(1)
  for (let round = 0; round < 500; round++) {
    const action = randomAction(random)
    assert.deepEqual(decodeAction(encodeAction(action)), action)
  }
})

test('damaged actions throw', () => {
  const random = seeded(2)
  for (let round = 0; round < 200; round++) {
    const bytes = encodeAction(randomAction(random))
    assert.throws(() => decodeAction(bytes.subarray(0, bytes.length - 1)), RangeError)
  }
})

/** A hand: curves with a little tremor, at 240 points a second. */
function* handMovement(random: () => number, count: number): Generator<[x: number, y: number, pressure: number]> {
  let [x, y, heading] = [200 + random() * 600, 200 + random() * 600, random() * 6]
  for (let k = 0; k < count; k++) {
    heading += (random() - 0.5) * 0.5
    x = Math.min(1040, Math.max(-16, x + Math.cos(heading) * 4))
    y = Math.min(1040, Math.max(-16, y + Math.sin(heading) * 4))
    yield [x + (random() - 0.5) * 0.6, y + (random() - 0.5) * 0.6, 0.4 + 0.3 * Math.sin(k / 9)]
  }
}

test('a point costs between 3 and 5 bytes', () => {
  const random = seeded(3)
  const points = [...handMovement(random, 400)].flatMap(([x, y, p], k) => [
    Math.round(x * UNITS),
    Math.round(y * UNITS),
    Math.round(p * 254),
    k === 0 ? 0 : 4,
  ])
  const head = { kind: 'stroke', wait: 0, erase: false, path: 'dense', color: 0, size: 20, clip: 0 } as const
  const perPoint = (encodeAction({ ...head, points }).length * POINT_FIELDS) / points.length
  assert.ok(perPoint >= 3 && perPoint <= 5, `${perPoint} bytes`)
})

test('a replay gives the picture bit for bit, undone actions left out', () => {
  const regions = testRegions()
  const { editor, screen, drag, tap } = createTestEasel({ regions })
  const random = seeded(4)
  for (let k = 0; k < 60; k++) {
    const what = random()
    editor.choices.setTool(what < 0.6 ? 'brush' : what < 0.7 ? 'eraser' : 'bucket')
    editor.choices.setBrushSize([30, 25, 20, 15, 10, 5][Math.floor(random() * 6)]!)
    editor.choices.setColor(
      `#${Math.floor(random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`,
    )
    editor.store.set({ stayInside: random() < 0.5 })
    const kind = random() < 0.5 ? 'mouse' : 'pen'
    if (what < 0.7)
      drag(
        [...handMovement(random, 40)].map(([x, y]) => [x, y]),
        { kind, pressure: kind === 'pen' ? random() : null },
      )
    else if (what < 0.8) tap(random() * 1024, random() * 1024)
    else if (what < 0.9) editor.undo()
    else if (what < 0.95) editor.redo()
    else editor.clear()
    screen.rest()
  }
  const replay = createReplay(null, editor.history.actions(), regions)
  for (let time = 0; time <= replay.duration + 50; time += 333) replay.advance(time)
  replay.advance(Number.POSITIVE_INFINITY)
  assert.ok(samePixels(replay.sheet.pixels, editor.sheet.pixels))
})

test('a replay starts from the picture the session started from', () => {
  const first = createTestEasel()
  first.drag([
    [100, 100],
    [500, 500],
  ])
  const origin = first.editor.sheet.pixels.slice()
  const { editor, drag } = createTestEasel()
  editor.load(origin)
  editor.choices.setTool('eraser')
  drag([
    [200, 100],
    [300, 500],
  ])
  const replay = createReplay(origin, editor.history.actions(), null)
  replay.advance(Number.POSITIVE_INFINITY)
  assert.ok(samePixels(replay.sheet.pixels, editor.sheet.pixels))
})

test('a replay moves on with time and cuts pauses short', () => {
  const { editor, screen, drag } = createTestEasel()
  drag([
    [100, 100],
    [500, 100],
    [500, 500],
  ])
  screen.time += 60_000
  drag([
    [100, 600],
    [500, 600],
  ])
  const replay = createReplay(null, editor.history.actions(), null)
  assert.ok(replay.duration < 1000)
  assert.deepEqual(replay.advance(-1), [])
  assert.notDeepEqual(replay.advance(replay.duration / 2), [])
  assert.ok(!samePixels(replay.sheet.pixels, editor.sheet.pixels))
})
