import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@inkbloom/regions/fixtures'
import { type Action, POINT_FIELDS, UNITS } from '../src/actions/action.ts'
import { decodeAction, encodeAction } from '../src/actions/action-codec.ts'
import { NewerAction } from '../src/actions/newer-action.ts'
import { BRUSH_NAMES } from '../src/media/brushes.ts'
import { createReplay } from '../src/replay/replay.ts'
import { PATTERNS } from '../src/sheet/motifs.ts'
import type { Paint } from '../src/sheet/paints.ts'
import { createTestEasel, samePixels, testRegions } from './test-easel.ts'

function randomPaint(random: () => number): Paint {
  const whole = (most: number) => Math.floor(random() * most)
  const color = whole(1 << 24)
  const kind = random()
  if (kind < 0.4) return { kind: 'flat', color }
  if (kind < 0.5) return { kind: 'shaded', color }
  if (kind < 0.7) return { kind: 'pattern', color, ground: whole(1 << 24), pattern: PATTERNS[whole(PATTERNS.length)]! }
  const colors = Array.from({ length: 2 + whole(4) }, () => whole(1 << 24))
  const line = { fromX: whole(1024), fromY: whole(1024), toX: whole(1200) - 100, toY: whole(1024) }
  return { kind: random() < 0.5 ? 'linear' : 'radial', colors, ...line }
}

function randomAction(random: () => number): Action {
  const whole = (most: number) => Math.floor(random() * most)
  const wait = whole(100_000)
  const kind = random()
  if (kind < 0.1) return { kind: 'clear', wait }
  const color = whole(1 << 24)
  const opacity = random() < 0.5 ? 100 : 10 + whole(91)
  if (kind < 0.4) {
    const others = random() < 0.6 ? [] : Array.from({ length: whole(20) }, () => whole(60_000))
    const at = { x: whole(1024), y: whole(1024) - 20 }
    return { kind: 'fill', wait, label: whole(60_000), others, paint: randomPaint(random), opacity, ...at }
  }
  const pressed = random() < 0.5
  const tilted = random() < 0.2
  const points = Array.from({ length: 1 + whole(80) }, () => [
    whole(20_000) - 2000,
    whole(20_000) - 2000,
    pressed ? whole(255) : 127,
    whole(300),
    tilted ? whole(91) : 0,
  ]).flat()
  return {
    kind: 'stroke',
    wait,
    erase: random() < 0.3,
    path: random() < 0.5 ? 'dense' : 'sparse',
    brush: BRUSH_NAMES[whole(BRUSH_NAMES.length)]!,
    opacity,
    turns: random() < 0.7 ? 1 : 6,
    mirror: random() < 0.2,
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

test('what a newer version has done is refused, never replayed as something else', () => {
  const stroke = {
    kind: 'stroke',
    wait: 0,
    erase: false,
    path: 'dense',
    color: 0,
    size: 20,
    clip: 0,
    turns: 1,
    mirror: false,
  } as const
  const marker = encodeAction({ ...stroke, brush: 'marker', opacity: 100, points: [0, 0, 127, 0, 0] })
  const fill = { kind: 'fill', wait: 0, label: 1, others: [], opacity: 50, x: 0, y: 0 } as const
  const flat = encodeAction({ ...fill, paint: { kind: 'flat', color: 0 } })
  const newer = {
    kind: marker.with(1, 200),
    brush: marker.with(2, 200),
    flag: marker.with(0, marker[0]! | 128),
    paint: flat.with(flat.length - 6, 200),
  }
  for (const [what, bytes] of Object.entries(newer)) assert.throws(() => decodeAction(bytes), NewerAction, what)
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
    0,
  ])
  const line = { path: 'dense', color: 0, size: 20, clip: 0, turns: 1, mirror: false } as const
  const head = { kind: 'stroke', wait: 0, erase: false, brush: 'brush', opacity: 100, ...line } as const
  const perPoint = (encodeAction({ ...head, points }).length * POINT_FIELDS) / points.length
  assert.ok(perPoint >= 3 && perPoint <= 5, `${perPoint} bytes`)
})

test('a replay gives the picture bit for bit, undone actions left out', () => {
  const regions = testRegions()
  const { editor, screen, drag, tap } = createTestEasel({ regions })
  const random = seeded(4)
  for (let k = 0; k < 60; k++) {
    const what = random()
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
    editor.choices.setBrush(pick(BRUSH_NAMES))
    editor.choices.setOpacity(pick([100, 100, 60]))
    editor.choices.setTurns(pick([1, 1, 1, 8]))
    editor.choices.setFill({
      style: pick(['flat', 'linear', 'radial', 'pattern', 'shaded']),
      pattern: pick(PATTERNS),
      alike: random() < 0.2,
    })
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
