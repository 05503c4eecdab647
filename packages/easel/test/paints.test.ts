import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapRegions, tabulateRegions } from '@inkbloom/regions'
import { createPlate, drawShape, ellipse } from '@inkbloom/regions/fixtures'
import { createReplay } from '../src/replay/replay.ts'
import { PATTERNS } from '../src/sheet/motifs.ts'
import type { Fill } from '../src/state/drawing-state.ts'
import { countInk, createTestEasel, pixelAt, samePixels, testRegions } from './test-easel.ts'

const inSquare = [750, 550] as const
const inDisc = [300, 560] as const

function filling(fill: Partial<Fill>, opacity = 100) {
  const regions = testRegions()
  const easel = createTestEasel({ regions })
  easel.editor.choices.setFill(fill)
  easel.editor.choices.setColor('#e5332a')
  easel.editor.choices.setOpacity(opacity)
  return { ...easel, regions }
}

const kinds: [string, Partial<Fill>][] = [
  ['linear', { style: 'linear' }],
  ['radial', { style: 'radial' }],
  ['shaded', { style: 'shaded' }],
  ...PATTERNS.map((pattern): [string, Partial<Fill>] => [pattern, { style: 'pattern', pattern }]),
]

for (const [name, fill] of kinds) {
  test(`${name}: fills its region and nothing else, is one step, and replays bit for bit`, () => {
    const { editor, drag, regions } = filling(fill, 80)
    drag([[...inSquare], [760, 600], [780, 680]])
    const filled = editor.sheet.pixels.slice()
    const label = editor.regionAt({ x: inSquare[0], y: inSquare[1] })
    for (const [i, pixel] of filled.entries()) {
      if ((pixel !== 0) !== (regions.map.labels[i] === label)) assert.fail(`pixel ${i}`)
    }
    assert.ok(new Set(filled).size > 2)
    const replay = createReplay(null, editor.history.actions(), regions)
    replay.advance(Number.POSITIVE_INFINITY)
    assert.ok(samePixels(replay.sheet.pixels, filled))
    assert.equal(editor.store.getState().snapshots, 2)
    editor.undo()
    assert.equal(countInk(editor.sheet.pixels), 0)
    editor.redo()
    assert.ok(samePixels(editor.sheet.pixels, filled))
  })
}

test('a gradient runs from the press to where the finger is lifted, and follows it until then', () => {
  const { editor, pointer, screen } = filling({ style: 'linear', colors: ['#ff0000', '#0000ff'], chosen: 1 })
  editor.choices.setFill({ colors: ['#ff0000', '#0000ff'] })
  pointer('down', 650, 550)
  pointer('move', 700, 550)
  const early = pixelAt(screen.shown, 800, 550)
  pointer('move', 850, 550)
  assert.equal(early & 0xffffff, 0xff0000)
  assert.notEqual(pixelAt(screen.shown, 800, 550), early)
  pointer('up', 850, 550)
  screen.rest()
  assert.equal(pixelAt(editor.sheet.pixels, 640, 550) & 0xffffff, 0x0000ff)
  assert.equal(pixelAt(editor.sheet.pixels, 860, 550) & 0xffffff, 0xff0000)
})

test('a press alone lays the gradient down the region', () => {
  const { editor, tap } = filling({ style: 'linear', colors: ['#ff0000', '#0000ff'], chosen: 0 })
  editor.choices.setFill({ colors: ['#ff0000', '#0000ff'] })
  tap(...inSquare)
  const [top, bottom] = [pixelAt(editor.sheet.pixels, 750, 406), pixelAt(editor.sheet.pixels, 750, 694)]
  assert.ok((top & 255) > 240 && ((bottom >>> 16) & 255) > 240)
})

test('a second finger takes a gradient back while it is aimed', () => {
  const { editor, pointer, screen } = filling({ style: 'radial' })
  pointer('down', ...inDisc, { kind: 'touch' })
  pointer('move', 310, 570, { kind: 'touch' })
  assert.ok(countInk(editor.sheet.pixels) > 0)
  pointer('down', 500, 500, { kind: 'touch', id: 2 })
  screen.rest()
  assert.equal(countInk(editor.sheet.pixels), 0)
  assert.equal(editor.store.getState().snapshots, 1)
})

test('shading is darkest at the lines', () => {
  const { editor, tap } = filling({ style: 'shaded' })
  tap(...inSquare)
  const redAt = (x: number) => pixelAt(editor.sheet.pixels, x, 550) & 255
  assert.equal(redAt(750), 0xe5)
  assert.ok(redAt(606) < redAt(615) && redAt(615) < redAt(750))
})

test('a fill that lets through mixes with what is there', () => {
  const { editor, tap } = filling({ style: 'flat' })
  tap(...inSquare)
  editor.choices.setColor('#0000ff')
  editor.choices.setOpacity(50)
  tap(...inSquare)
  const pixel = pixelAt(editor.sheet.pixels, ...inSquare)
  assert.ok((pixel & 255) > 100 && ((pixel >>> 16) & 255) > 100 && pixel >>> 24 === 255)
})

test('all empty regions of one size are filled by one press, and one undo', () => {
  const { editor, regions, tap, screen } = filling({ style: 'flat' })
  const areas = [...regions.table.areas].map((area, label) => ({ area, label })).slice(1)
  const square = editor.regionAt({ x: inSquare[0], y: inSquare[1] })
  const size = areas.find(({ label }) => label === square)!.area
  const alike = areas.filter(({ area }) => area <= size * 1.3 && area >= size / 1.3)
  assert.equal(alike.length, 2, 'the disc and the square')
  editor.choices.setFill({ alike: true })
  tap(...inSquare)
  assert.ok(pixelAt(editor.sheet.pixels, ...inDisc) !== 0 && pixelAt(editor.sheet.pixels, ...inSquare) !== 0)
  assert.equal(pixelAt(editor.sheet.pixels, 500, 100), 0)
  editor.undo()
  screen.rest()
  assert.equal(countInk(editor.sheet.pixels), 0)
})

test('what is as large only with its ink is not of one size: the light in an eye stays white', () => {
  const plate = createPlate(1024)
  for (const x of [200, 300, 400]) drawShape(plate, ellipse(x, 300, 14, 14), 3)
  for (const x of [600, 700]) drawShape(plate, ellipse(x, 600, 15, 15), 20)
  const map = mapRegions(plate.ink, 1024, 1024)
  const { editor, tap } = createTestEasel({ regions: { map, table: tabulateRegions(map), readInk: () => plate.ink } })
  editor.choices.setFill({ alike: true })
  tap(200, 300)
  assert.ok(pixelAt(editor.sheet.pixels, 300, 300) !== 0 && pixelAt(editor.sheet.pixels, 400, 300) !== 0)
  assert.equal(pixelAt(editor.sheet.pixels, 600, 600), 0)
  editor.undo()
  tap(600, 600)
  assert.notEqual(pixelAt(editor.sheet.pixels, 700, 600), 0, 'one light is like the other')
  assert.equal(pixelAt(editor.sheet.pixels, 200, 300), 0)
})

test('a color picked for a plain fill leaves the gradient as it was', () => {
  const { editor } = createTestEasel({ regions: testRegions() })
  editor.choices.setFill({ style: 'linear', colors: ['#111111', '#222222'], chosen: 0 })
  editor.choices.setColor('#333333')
  editor.choices.setFill({ style: 'flat' })
  editor.choices.setColor('#444444')
  assert.deepEqual(editor.store.getState().fill.colors, ['#333333', '#222222'])
})
