import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapRegions, tabulateRegions } from '@inkbloom/regions'
import { drawGarden, seeded } from '@inkbloom/regions/fixtures'
import { decodeAction } from '../src/actions/action-codec.ts'
import { isFill, stepBytes } from '../src/history/step.ts'
import { PlainHistory } from './plain-history.ts'
import { countInk, createTestEasel, pixelAt, samePixels, testRegions } from './test-easel.ts'

const RED = 0xff2a33e5

function fillTest() {
  const regions = testRegions()
  const easel = createTestEasel({ regions })
  easel.editor.choices.setTool('bucket')
  easel.editor.choices.setColor('#e5332a')
  return { ...easel, regions }
}

test('a fill colors its region, all of it and nothing else', () => {
  const { editor, tap, regions } = fillTest()
  tap(300, 560)
  const label = editor.regionAt({ x: 300, y: 560 })
  for (const [i, pixel] of editor.sheet.pixels.entries()) {
    assert.equal(pixel, regions.map.labels[i] === label ? RED : 0)
  }
  assert.equal(countInk(editor.sheet.pixels), regions.table.areas[label])
})

test('no light pixel is left at the rim of any region of a drawing', () => {
  const { ink, size } = drawGarden(3)
  const map = mapRegions(ink, size, size)
  const { editor, screen } = createTestEasel({ regions: { map, table: tabulateRegions(map) } })
  screen.motion = false
  for (let label = 1; label <= map.count; label++) {
    editor.fillAt({ x: map.anchors[label * 2]!, y: map.anchors[label * 2 + 1]! })
    editor.endFill()
    screen.rest()
  }
  // Whatever is not the darkest ink has color under it.
  assert.equal(
    editor.sheet.pixels.findIndex((pixel) => pixel >>> 24 !== 255),
    -1,
  )
})

test('the screen ends at the same pixels as the sheet, and is late only inside the region', () => {
  const { editor, screen, pointer, regions } = fillTest()
  pointer('down', 250, 500)
  pointer('up', 250, 500)
  const label = editor.regionAt({ x: 250, y: 500 })
  let last = 0
  for (let frame = 0; frame < 12; frame++) {
    screen.tick(16)
    const colored = countInk(screen.shown)
    assert.ok(colored >= last, 'color never goes back')
    for (const [i, pixel] of screen.shown.entries()) assert.ok(pixel === 0 || regions.map.labels[i] === label)
    last = colored
  }
  assert.ok(last > 0)
  assert.equal(editor.sheet.pixels[500 * 1024 + 250], RED)
  screen.rest()
  assert.ok(samePixels(screen.shown, editor.sheet.pixels))
})

test('the color starts at the finger', () => {
  const { screen, pointer } = fillTest()
  pointer('down', 250, 500)
  pointer('up', 250, 500)
  screen.tick(0)
  screen.tick(10)
  assert.ok(pixelAt(screen.shown, 250, 500) >>> 24 > 0)
  assert.equal(pixelAt(screen.shown, 440, 640), 0)
})

test('the next stroke, an undo and another fill all find a finished bloom', () => {
  for (const next of ['stroke', 'undo', 'fill'] as const) {
    const { editor, screen, pointer, drag, tap } = fillTest()
    pointer('down', 250, 500)
    pointer('up', 250, 500)
    screen.tick(16)
    if (next === 'undo') editor.undo()
    else if (next === 'fill') tap(750, 550)
    else
      drag([
        [600, 600],
        [650, 650],
      ])
    screen.rest()
    assert.ok(samePixels(screen.shown, editor.sheet.pixels), next)
  }
})

test('a stroke that no frame has shown yet is shown although color begins to spread', () => {
  const { editor, screen, pointer } = fillTest()
  editor.choices.setTool('brush')
  pointer('down', 600, 600)
  pointer('up', 600, 600)
  editor.choices.setTool('bucket')
  pointer('down', 250, 500)
  pointer('up', 250, 500)
  screen.rest()
  assert.ok(samePixels(screen.shown, editor.sheet.pixels))
})

test('people who asked for less motion see the color at once', () => {
  const { editor, screen, pointer } = fillTest()
  screen.motion = false
  pointer('down', 250, 500)
  screen.tick()
  assert.ok(samePixels(screen.shown, editor.sheet.pixels))
})

test('filling with the color that is there is no step', () => {
  const { editor, tap } = fillTest()
  tap(300, 560)
  tap(310, 570)
  assert.equal(editor.store.getState().snapshots, 2)
})

test('clear and the keyboard while a finger holds a fill leave history in order', () => {
  const { editor, screen, pointer, tap } = fillTest()
  pointer('down', 300, 560)
  editor.clear()
  pointer('up', 300, 560)
  screen.rest()
  assert.equal(countInk(editor.sheet.pixels), 0)
  tap(300, 560)
  assert.equal(editor.store.getState().cursor, 1)
  pointer('down', 750, 550)
  assert.equal(editor.fillAt({ x: 500, y: 100 }), false)
  editor.undo()
  pointer('up', 750, 550)
  screen.rest()
  assert.equal(editor.store.getState().cursor, 2)
})

test('a fill on a page without regions does nothing', () => {
  const { editor, tap } = createTestEasel()
  editor.choices.setTool('bucket')
  tap(300, 560)
  assert.equal(editor.store.getState().snapshots, 1)
  assert.equal(editor.store.getState().isDrawing, false)
})

test('fills, strokes, undo and redo in any order follow the plain rule of snapshots, bit for bit', () => {
  const random = seeded(9)
  const { editor, screen, tap, drag } = createTestEasel({ regions: testRegions() })
  screen.motion = false
  const plain = new PlainHistory(editor.sheet.pixels)
  const places: readonly (readonly [number, number])[] = [
    [300, 560],
    [750, 550],
    [500, 100],
    [500, 900],
  ]
  const count = { flat: 0, mixed: 0, same: 0, travels: 0 }
  for (let k = 0; k < 400; k++) {
    const what = random()
    const { cursor } = editor.history
    // Few colors: earlier pictures come back often.
    editor.choices.setColor(['#e5332a', '#4caf50'][Math.floor(random() * 2)]!)
    if (what < 0.5) {
      editor.choices.setTool('bucket')
      tap(...places[Math.floor(random() * 4)]!)
    } else if (what < 0.6) {
      editor.choices.setTool(random() < 0.5 ? 'brush' : 'eraser')
      drag([places[Math.floor(random() * 4)]!, places[Math.floor(random() * 4)]!])
    } else {
      const want = what < 0.85 ? plain.undo() : plain.redo()
      if (what < 0.85) editor.undo()
      else editor.redo()
      if (want) assert.ok(samePixels(editor.sheet.pixels, want), `operation ${k}`)
      count.travels++
    }
    if (what < 0.6) {
      plain.save(editor.sheet.pixels)
      const step = editor.history.steps[editor.history.cursor - 1]
      if (editor.history.cursor === cursor) count.same++
      else if (step) count[isFill(step) ? 'flat' : 'mixed']++
    }
    assert.equal(editor.history.cursor, plain.cursor, `operation ${k}`)
    assert.equal(editor.history.length, plain.snapshots.length)
    assert.equal(
      editor.history.bytes,
      editor.history.steps.reduce((sum, step) => sum + stepBytes(step), 0),
    )
    assert.ok(samePixels(editor.sheet.pixels, editor.sheet.settled))
    screen.tick()
    assert.ok(samePixels(screen.shown, editor.sheet.pixels), `operation ${k}: all of it is shown`)
    assert.equal(
      editor.history.isBlank,
      editor.sheet.pixels.every((pixel) => pixel === 0),
    )
  }
  for (const [kind, times] of Object.entries(count))
    assert.ok(times > 5, `only ${times} ${kind}: the test tests little`)
})

test('a flat fill can be undone as soon as the finger is up, redone, and weighs next to nothing', () => {
  const { editor, pointer } = createTestEasel({ regions: testRegions() })
  editor.choices.setTool('bucket')
  editor.choices.setColor('#e5332a')
  pointer('down', 300, 560)
  pointer('up', 300, 560)
  editor.undo()
  assert.ok(editor.sheet.pixels.every((pixel) => pixel === 0))
  editor.redo()
  assert.equal(pixelAt(editor.sheet.pixels, 300, 560), RED)
  assert.ok(editor.history.bytes < 1000, `${editor.history.bytes} bytes`)
})

test('replay tells what was filled, and where', () => {
  const { editor, tap } = fillTest()
  tap(300, 560)
  const [action, ...more] = editor.history.actions().map(decodeAction)
  assert.deepEqual(more, [])
  assert.ok(action?.kind === 'fill')
  assert.deepEqual([action.label, action.x, action.y], [editor.regionAt({ x: 300, y: 560 }), 300, 560])
})

test('without motion a fill is on the screen when the finger is down, and off it again when the gesture is canceled', () => {
  const { screen, pointer } = fillTest()
  screen.motion = false
  pointer('down', 300, 560)
  assert.equal(pixelAt(screen.shown, 300, 560), RED)
  pointer('cancel', 300, 560)
  screen.tick()
  assert.ok(screen.shown.every((pixel) => pixel === 0))
})
