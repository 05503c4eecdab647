import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INITIAL_STATE } from '../src/state/drawing-state.ts'
import { countInk, createTestEasel, pixelAt, samePixels, testRegions } from './test-easel.ts'

test('a new page has the defaults of the specification', () => {
  const { editor } = createTestEasel()
  const { brushSize, color, tool, isDrawing, isSaved, isExporting, canUndo, canRedo } = editor.store.getState()
  assert.deepEqual(
    { brushSize, color, tool, isDrawing, isSaved, isExporting, canUndo, canRedo },
    {
      brushSize: 20,
      color: '#000000',
      tool: 'brush',
      isDrawing: false,
      isSaved: true,
      isExporting: false,
      canUndo: false,
      canRedo: false,
    },
  )
})

test('a stroke paints, is recorded and is unsaved; undo and redo lead back and forth', () => {
  const { editor, screen, drag } = createTestEasel()
  drag([
    [100, 100],
    [200, 150],
    [300, 100],
  ])
  const { snapshots, cursor, canUndo, canRedo, isSaved, isBlank } = editor.store.getState()
  assert.deepEqual([snapshots, cursor, canUndo, canRedo, isSaved, isBlank], [2, 1, true, false, false, false])
  const painted = editor.sheet.pixels.slice()
  assert.ok(samePixels(screen.shown, painted))
  editor.undo()
  assert.equal(countInk(screen.shown), 0)
  assert.deepEqual([editor.store.getState().canUndo, editor.store.getState().canRedo], [false, true])
  editor.redo()
  assert.ok(samePixels(screen.shown, painted))
})

test('a click leaves a dot as large as the brush', () => {
  const { editor, tap } = createTestEasel()
  for (const size of [30, 25, 20, 15, 10, 5]) {
    editor.clear()
    editor.choices.setBrushSize(size)
    tap(512, 512)
    const area = editor.sheet.pixels.reduce((sum, pixel) => sum + (pixel >>> 24) / 255, 0)
    assert.ok(Math.abs(Math.sqrt(area / Math.PI) * 2 - size) < 0.2, `${size}: ${Math.sqrt(area / Math.PI) * 2}`)
  }
})

test('clear wipes the page, is a snapshot, and can be undone', () => {
  const { editor, screen, drag } = createTestEasel()
  drag([
    [100, 100],
    [400, 400],
  ])
  drag([
    [400, 100],
    [100, 400],
  ])
  const before = editor.sheet.pixels.slice()
  editor.store.set({ isSaved: true })
  editor.clear()
  screen.rest()
  assert.equal(countInk(screen.shown), 0)
  assert.deepEqual([editor.store.getState().isBlank, editor.store.getState().isSaved], [true, false])
  editor.undo()
  assert.ok(samePixels(editor.sheet.pixels, before))
})

test('clearing an empty page is no snapshot, but leaves it unsaved and tells whoever saves', () => {
  const changes: string[] = []
  const { editor, screen } = createTestEasel({ onChange: (change) => changes.push(change) })
  editor.clear()
  screen.rest()
  const { snapshots, canUndo, isSaved } = editor.store.getState()
  assert.deepEqual([snapshots, canUndo, isSaved], [1, false, false])
  assert.deepEqual(changes, ['cleared'])
})

test('the eraser removes pixels and leaves nothing invisible behind', () => {
  const { editor, drag } = createTestEasel()
  editor.choices.setBrushSize(10)
  drag([
    [200, 200],
    [300, 200],
  ])
  editor.choices.setTool('eraser')
  editor.choices.setBrushSize(30)
  drag([
    [150, 200],
    [350, 200],
  ])
  assert.equal(countInk(editor.sheet.pixels), 0)
  assert.equal(editor.store.getState().isBlank, true)
})

test('choosing a color leaves the eraser for the brush, and keeps a tool that uses color', () => {
  const { editor } = createTestEasel()
  for (const [tool, then] of [
    ['eraser', 'brush'],
    ['eyedropper', 'brush'],
    ['bucket', 'bucket'],
  ] as const) {
    editor.choices.setTool(tool)
    editor.choices.setColor('#E5332A')
    assert.deepEqual([editor.store.getState().tool, editor.store.getState().color], [then, '#e5332a'])
  }
})

test('what is not a color, a size or short is ignored', () => {
  const { editor } = createTestEasel()
  for (const text of ['', 'red', '#12', '#12345g', 'url(x)', `#${'f'.repeat(1e6)}`]) editor.choices.setColor(text)
  editor.choices.setBrushSize(999)
  editor.choices.setBrushSize(Number.NaN)
  assert.deepEqual([editor.store.getState().color, editor.store.getState().brushSize], ['#000000', 20])
})

test('a brush for a sky is as wide as 120, and no wider', () => {
  const { editor, drag } = createTestEasel()
  editor.choices.setBrushSize(120)
  editor.choices.setBrushSize(121)
  drag([
    [300, 500],
    [700, 500],
  ])
  const rows = Array.from({ length: 1024 }, (_, y) => pixelAt(editor.sheet.pixels, 500, y) >>> 24)
  assert.equal(rows.filter((alpha) => alpha === 255).length, 120)
})

test('a way to fill that is not known, as a newer version may have kept it, is ignored', () => {
  const { editor } = createTestEasel()
  const { fill } = editor.store.getState()
  editor.choices.setFill({ pattern: 'paisley' as 'dots' })
  editor.choices.setFill({ style: 'conic' as 'linear' })
  assert.deepEqual(editor.store.getState().fill, fill)
})

test('the eyedropper takes the drawing’s color, and paper where nothing is painted', () => {
  const { editor, drag, tap } = createTestEasel()
  editor.choices.setColor('#2f6bde')
  drag([
    [100, 100],
    [200, 100],
  ])
  editor.choices.setColor('#ffd93b')
  editor.choices.setTool('eyedropper')
  tap(150, 100)
  assert.deepEqual([editor.store.getState().color, editor.store.getState().tool], ['#2f6bde', 'brush'])
  editor.choices.setTool('eyedropper')
  tap(900, 900)
  assert.equal(editor.store.getState().color, '#ffffff')
  assert.equal(editor.store.getState().snapshots, 2)
})

test('a pen paints thin when light and broad when pressed', () => {
  const widths = [0.05, 0.5, 1].map((pressure) => {
    const { editor, drag } = createTestEasel()
    drag(
      [
        [100, 300],
        [200, 300],
        [300, 300],
        [400, 300],
        [500, 300],
      ],
      { kind: 'pen', pressure },
    )
    let width = 0
    for (let y = 250; y < 350; y++) width += (pixelAt(editor.sheet.pixels, 300, y) >>> 24) / 255
    return width
  })
  assert.ok(
    Math.abs(widths[0]! - 11) < 0.2 && Math.abs(widths[1]! - 20) < 0.2 && Math.abs(widths[2]! - 30) < 0.2,
    `${widths}`,
  )
})

test('one panel is open at a time', () => {
  const { editor } = createTestEasel()
  editor.choices.togglePanel('brush')
  editor.choices.togglePanel('palette')
  assert.deepEqual(editor.store.getState().panels, { brush: false, palette: true, eraser: false, scale: false })
  editor.choices.togglePanel('palette')
  assert.deepEqual(editor.store.getState().panels, INITIAL_STATE.panels)
})

test('reset restores the defaults and begins history anew, and keeps the picture', () => {
  const { editor, drag } = createTestEasel()
  editor.choices.setColor('#e5332a')
  editor.choices.setBrushSize(30)
  drag([
    [100, 100],
    [200, 100],
  ])
  const painted = editor.sheet.pixels.slice()
  editor.choices.setTool('eraser')
  editor.reset()
  const { color, brushSize, tool, snapshots, canUndo } = editor.store.getState()
  assert.deepEqual([color, brushSize, tool, snapshots, canUndo], ['#000000', 20, 'brush', 1, false])
  assert.ok(samePixels(editor.sheet.pixels, painted))
})

test('overlapping parts of one stroke do not add up at their soft edges', () => {
  const { editor, drag } = createTestEasel()
  const there = Array.from({ length: 30 }, (_, k) => [100 + k * 10, 300.3] as const)
  drag(there)
  const once = editor.sheet.pixels.slice()
  editor.undo()
  drag([...there, ...there.toReversed(), ...there])
  const edge = (pixels: Uint32Array) => Array.from({ length: 100 }, (_, k) => pixelAt(pixels, 150 + k, 290) >>> 24)
  assert.deepEqual(edge(editor.sheet.pixels), edge(once))
})

test('undo during a stroke does nothing', () => {
  const { editor, pointer, drag } = createTestEasel()
  drag([
    [100, 100],
    [200, 100],
  ])
  pointer('down', 300, 300)
  editor.undo()
  assert.equal(editor.store.getState().cursor, 1)
  pointer('up', 300, 300)
})

test('staying inside the lines paints no pixel of another region', () => {
  const regions = testRegions()
  const { editor, drag } = createTestEasel({ regions })
  editor.store.set({ stayInside: true })
  drag([
    [300, 560],
    [700, 500],
    [100, 100],
    [500, 900],
  ])
  const home = editor.regionAt({ x: 300, y: 560 })
  let inside = 0
  for (const [i, pixel] of editor.sheet.pixels.entries()) {
    if (pixel === 0) continue
    assert.equal(regions.map.labels[i], home)
    inside++
  }
  assert.ok(inside > 2000)
})
