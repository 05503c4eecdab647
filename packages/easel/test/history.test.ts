import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@inkbloom/regions/fixtures'
import { History } from '../src/history/history.ts'
import { Sheet } from '../src/sheet/sheet.ts'
import { bytes, PlainHistory } from './plain-history.ts'

const SIZE = 256
const ACTION = new Uint8Array(1)
const COLORS = [0, 0, 0xff0000ff, 0xff00ff00, 0x80ff0000]

function paintBlock(sheet: Sheet, color: number, left: number, top: number, width: number, height: number) {
  for (let y = top; y < Math.min(SIZE, top + height); y++) {
    sheet.pixels.fill(color, y * SIZE + left, y * SIZE + Math.min(SIZE, left + width))
  }
  sheet.touch(left, top, Math.min(SIZE, left + width), Math.min(SIZE, top + height))
}

/** Color that shines through unevenly, as a pencil leaves it. */
function rubBlock(sheet: Sheet, random: () => number, left: number, top: number) {
  for (let y = top; y < top + 60; y++) {
    for (let x = left; x < left + 60; x++) sheet.pixels[y * SIZE + x] = 0x2060a0 | (Math.floor(random() * 32) << 27)
  }
  sheet.touch(left, top, left + 60, top + 60)
}

test('5,000 random operations follow the plain rule of snapshots, bit for bit', () => {
  let same = 0
  for (let seed = 1; seed <= 50; seed++) {
    const random = seeded(seed)
    const pick = (count: number) => Math.floor(random() * count)
    const sheet = new Sheet(SIZE)
    const history = new History(sheet)
    const plain = new PlainHistory(sheet.pixels)
    for (let operation = 0; operation < 100; operation++) {
      const what = random()
      if (what < 0.55) {
        // A coarse grid and few colors: earlier states come back often.
        if (random() < 0.12) paintBlock(sheet, 0, 0, 0, SIZE, SIZE)
        else if (random() < 0.1) rubBlock(sheet, random, pick(3) * 60, pick(3) * 60)
        else paintBlock(sheet, COLORS[pick(5)]!, pick(4) * 50, pick(4) * 50, 40 + pick(2) * 40, 40)
        if (history.settle(ACTION) === 'unchanged') same++
        plain.save(sheet.pixels)
      } else if (what < 0.8) {
        const want = plain.undo()
        assert.equal(history.undo() !== null, want !== null)
        if (want) assert.deepEqual(sheet.pixels, want)
      } else {
        const want = plain.redo()
        assert.equal(history.redo() !== null, want !== null)
        if (want) assert.deepEqual(sheet.pixels, want)
      }
      if (random() < 0.3) history.squeeze()
      assert.equal(history.cursor, plain.cursor)
      assert.equal(history.length, plain.snapshots.length)
      assert.ok(Buffer.compare(bytes(sheet.pixels), bytes(sheet.settled)) === 0)
    }
  }
  assert.ok(same > 200, `only ${same} states were repeated: the test tests little`)
})

test('a step of grain becomes smaller at an idle moment, a plain one is left as it is', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet)
  paintBlock(sheet, 0xff0000ff, 0, 0, 50, 50)
  history.settle(ACTION)
  const plain = history.bytes
  rubBlock(sheet, seeded(3), 60, 60)
  history.settle(ACTION)
  const packed = history.bytes - plain
  while (history.squeeze());
  assert.ok(history.bytes - plain < packed * 0.75, `${packed} bytes became ${history.bytes - plain}`)
  assert.deepEqual(
    history.steps.map((step) => 'squeezed' in step),
    [false, true],
  )
})

test('a picture rubbed out by hand comes back with one undo', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet)
  paintBlock(sheet, 0xff0000ff, 0, 0, 50, 50)
  history.settle(ACTION)
  paintBlock(sheet, 0xff00ff00, 60, 0, 50, 50)
  history.settle(ACTION)
  const painted = sheet.pixels.slice()
  paintBlock(sheet, 0, 0, 0, SIZE, SIZE)
  history.settle(ACTION)
  assert.ok(history.isBlank)
  history.undo()
  assert.deepEqual(sheet.pixels, painted)
})

test('only the snapshot at the cursor is not recorded again: an older picture that comes back is a step', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet)
  paintBlock(sheet, 0xff0000ff, 0, 0, 50, 50)
  assert.equal(history.settle(ACTION), 'recorded')
  paintBlock(sheet, 0xff0000ff, 0, 0, 50, 50)
  assert.equal(history.settle(ACTION), 'unchanged', 'the same over itself')
  paintBlock(sheet, 0, 0, 0, SIZE, SIZE)
  assert.equal(history.settle(ACTION), 'recorded', 'empty, like the first')
  assert.deepEqual([history.length, history.cursor], [3, 2])
  history.undo()
  history.undo()
  paintBlock(sheet, 0xff0000ff, 0, 0, 50, 50)
  assert.equal(history.settle(ACTION), 'recorded', 'like the one that lay after the cursor')
  assert.deepEqual([history.length, history.cursor], [2, 1])
})

test('an action that changes nothing is no step', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet)
  paintBlock(sheet, 0, 10, 10, 50, 50)
  assert.equal(history.settle(ACTION), 'unchanged')
  assert.equal(history.length, 1)
})

test('500 steps can be undone, whatever they weigh', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet, { budgetBytes: 1 })
  for (let k = 1; k <= 520; k++) {
    paintBlock(sheet, (0xff000000 + k) >>> 0, 0, 0, 100, 100)
    history.settle(ACTION)
  }
  let undone = 0
  while (history.undo()) undone++
  assert.equal(undone, 500)
  assert.equal(sheet.pixels[0], (0xff000000 + 20) >>> 0)
  assert.equal(history.actions().length, 20)
})

test('steps that fell off the far end may be drawn again', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet, { leastSteps: 2, budgetBytes: 1 })
  for (let k = 1; k <= 5; k++) {
    paintBlock(sheet, (0xff000000 + k) >>> 0, 0, 0, 10, 10)
    history.settle(ACTION)
  }
  paintBlock(sheet, 0xff000001, 0, 0, 10, 10)
  assert.equal(history.settle(ACTION), 'recorded')
})

test('a stroke costs about its own outline, not its page', () => {
  const sheet = new Sheet(SIZE)
  const history = new History(sheet)
  paintBlock(sheet, 0xff2244aa, 3, 5, 200, 180)
  history.settle(ACTION)
  assert.ok(history.bytes < 4000, `${history.bytes} bytes`)
})
