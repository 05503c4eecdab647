import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BRUSH_NAMES, BRUSHES, type BrushName } from '../src/media/brushes.ts'
import { createReplay } from '../src/replay/replay.ts'
import { countInk, createTestEasel, pixelAt, samePixels, testRegions } from './test-easel.ts'

const wave: [number, number][] = Array.from({ length: 24 }, (_, k) => [150 + k * 14, 520 + ((k * 37) % 60)])

/** A point every 10 px: a mouse that jumps swings wide around corners. */
function along(corners: [number, number][]): [number, number][] {
  return corners.flatMap(([x, y], k) => {
    const [nextX, nextY] = corners[k + 1] ?? [x, y]
    const steps = Math.max(1, Math.round((Math.abs(nextX - x) + Math.abs(nextY - y)) / 10))
    return Array.from({ length: steps }, (_, step): [number, number] => [
      x + ((nextX - x) * step) / steps,
      y + ((nextY - y) * step) / steps,
    ])
  })
}

function paint(name: BrushName, more: { stayInside?: boolean; opacity?: number } = {}) {
  const regions = testRegions()
  const easel = createTestEasel({ regions })
  easel.editor.choices.setColor('#2f6bde')
  easel.editor.choices.setBrush(name)
  easel.editor.choices.setBrushSize(27)
  easel.editor.choices.setOpacity(more.opacity ?? 100)
  easel.editor.store.set({ stayInside: more.stayInside ?? false })
  return { ...easel, regions }
}

for (const name of BRUSH_NAMES) {
  test(`${name}: a replay is the same bit for bit, undo leads back and redo forth`, () => {
    const { editor, drag, regions } = paint(name, { opacity: 70 })
    drag(wave, { kind: 'pen', pressure: 0.8, tilt: 30 })
    const painted = editor.sheet.pixels.slice()
    assert.ok(countInk(painted) > 2000)
    const replay = createReplay(null, editor.history.actions(), regions)
    for (let time = 0; time <= replay.duration; time += 40) replay.advance(time)
    replay.advance(Number.POSITIVE_INFINITY)
    assert.ok(samePixels(replay.sheet.pixels, painted))
    editor.undo()
    assert.equal(countInk(editor.sheet.pixels), 0)
    editor.redo()
    assert.ok(samePixels(editor.sheet.pixels, painted))
  })

  test(`${name}: stays inside the lines when asked to`, () => {
    const { editor, drag, regions } = paint(name, { stayInside: true })
    drag([[300, 560], ...wave])
    const label = editor.regionAt({ x: 300, y: 560 })
    const outside = editor.sheet.pixels.filter((pixel, i) => pixel !== 0 && regions.map.labels[i] !== label)
    assert.equal(outside.length, 0)
  })

  test(`${name}: ${BRUSHES[name].tones ? 'plays with' : 'keeps'} its color on white paper`, () => {
    const { editor, drag } = paint(name)
    drag(wave)
    const colors = new Set(editor.sheet.pixels.filter((pixel) => pixel >>> 24 > 0).map((pixel) => pixel & 0xffffff))
    if (BRUSHES[name].tones) assert.ok(colors.size > 1)
    else assert.deepEqual([...colors], [0xde6b2f])
  })
}

test('a marker is darker where two strokes cross, not where one crosses itself', () => {
  const { editor, drag } = paint('marker')
  const alphaAt = (x: number, y: number) => pixelAt(editor.sheet.pixels, x, y) >>> 24
  drag(
    along([
      [400, 300],
      [700, 300],
      [700, 500],
      [500, 500],
      [500, 200],
    ]),
  )
  const once = alphaAt(450, 300)
  assert.equal(alphaAt(500, 300), once)
  drag(
    along([
      [450, 200],
      [450, 400],
    ]),
  )
  assert.ok(alphaAt(450, 300) > once)
})

test('a pencil pressed harder leaves more color, not a wider line; held flat it is wider and lighter', () => {
  const line: [number, number][] = [
    [300, 100],
    [500, 100],
    [700, 100],
  ]
  const draw = (pressure: number, tilt: number) => {
    const { editor, drag } = paint('pencil')
    drag(line, { kind: 'pen', pressure, tilt })
    const column = Array.from({ length: 200 }, (_, y) => pixelAt(editor.sheet.pixels, 500, y) >>> 24)
    let sum = 0
    let rows = 0
    for (let y = 0; y < 200; y++) {
      const inRow = editor.sheet.pixels.subarray(y * 1024 + 320, y * 1024 + 680)
      const ink = inRow.reduce((total, pixel) => total + (pixel >>> 24), 0)
      sum += ink
      if (ink > 0) rows++
    }
    return { sum, rows, column }
  }
  const [light, heavy, flat] = [draw(0.2, 0), draw(0.9, 0), draw(0.9, 80)]
  assert.ok(heavy.sum > light.sum * 1.5, `${light.sum} ${heavy.sum}`)
  assert.ok(Math.abs(heavy.rows - light.rows) <= 2)
  assert.ok(flat.rows > heavy.rows * 1.5)
  assert.ok(flat.sum / flat.rows < heavy.sum / heavy.rows)
})

test('watercolor is darker at its rim than inside', () => {
  const { editor, drag } = paint('watercolor')
  drag([
    [200, 100],
    [800, 100],
  ])
  const meanAt = (y: number) => {
    let sum = 0
    for (let x = 300; x < 700; x++) sum += pixelAt(editor.sheet.pixels, x, y) >>> 24
    return sum / 400
  }
  assert.ok(meanAt(88) > meanAt(100) * 1.3, `${meanAt(88)} ${meanAt(100)}`)
})

test('a stroke is repeated around the middle, each copy inside the region it begins in', () => {
  const { editor, drag } = paint('brush')
  editor.choices.setTurns(4)
  drag([
    [512, 100],
    [560, 110],
  ])
  const { pixels } = editor.sheet
  const inked = ([x, y]: number[]) => pixelAt(pixels, x!, y!) !== 0
  const four = [
    [530, 104],
    [920, 530],
    [494, 920],
    [104, 494],
  ]
  assert.ok(four.every(inked))
  editor.undo()
  assert.equal(countInk(editor.sheet.pixels), 0)
})

test('in a mirror, left is right; around the middle each copy has one of its own, and a replay is the same bit for bit', () => {
  const { editor, drag } = createTestEasel()
  editor.choices.setColor('#2f6bde')
  editor.choices.setMirror(true)
  drag([
    [100, 300],
    [160, 420],
    [240, 380],
  ])
  const { pixels } = editor.sheet
  let apart = 0
  for (let y = 0; y < 1024; y++)
    for (let x = 0; x < 512; x++)
      if (Math.abs((pixelAt(pixels, x, y) >>> 24) - (pixelAt(pixels, 1023 - x, y) >>> 24)) > 1) apart++
  assert.equal(apart, 0)
  assert.ok(countInk(pixels) > 4000)
  editor.choices.setTurns(6)
  drag([
    [500, 200],
    [480, 260],
  ])
  const replay = createReplay(null, editor.history.actions(), null)
  replay.advance(Number.POSITIVE_INFINITY)
  assert.ok(samePixels(replay.sheet.pixels, pixels))
})
