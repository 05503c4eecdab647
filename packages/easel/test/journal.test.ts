import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { seeded } from '@inkbloom/regions/fixtures'
import { JournalKeeper } from '../src/journal/journal-keeper.ts'
import { packPixels, unpackPixels } from '../src/journal/records.ts'
import { chooseStart, compact, recover } from '../src/journal/recover.ts'
import type { Shelf } from '../src/journal/shelf.ts'
import { startEditor } from '../src/start-editor.ts'
import type { JournalStatus } from '../src/state/drawing-state.ts'
import { createTestEasel, samePixels, testRegions } from './test-easel.ts'

/** IndexedDB as far as a journal knows it: transactions, structured clones, and a disk that can fill up. */
class FakeShelf implements Shelf {
  records = new Map<string, unknown>()
  isFull = false
  writes = 0

  async read() {
    return structuredClone(this.records)
  }

  async write(put: ReadonlyMap<string, unknown>, remove: readonly string[]) {
    const copy = structuredClone(put)
    await setImmediate()
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    for (const name of remove) this.records.delete(name)
    for (const [name, record] of copy) this.records.set(name, record)
    this.writes++
  }
}

async function openPage(
  shelf: FakeShelf,
  {
    pixels = null,
    revision = null,
    actions = null,
  }: { pixels?: Uint32Array | null; revision?: number | null; actions?: Uint8Array[] | null } = {},
) {
  const statuses: JournalStatus[] = []
  const easel = createTestEasel({ regions: REGIONS, onChange: (change) => keeper.note(change) })
  const keeper = new JournalKeeper({
    shelf,
    history: () => easel.editor.history,
    columns: easel.editor.sheet.columns,
    pixels: () => easel.editor.sheet.settled,
    idle: (work) => easel.screen.idle(work),
    now: () => 0,
    onStatus: (status) => statuses.push(status),
  })
  const origin = startEditor(easel.editor, keeper, await shelf.read(), { pixels, revision, actions })
  await keeper.flush()
  return { ...easel, keeper, statuses, origin }
}

const REGIONS = testRegions()

function act(easel: Awaited<ReturnType<typeof openPage>>, random: () => number) {
  const { editor, screen, drag, tap } = easel
  const at = () => [random() * 1024, random() * 1024] as const
  const what = random()
  editor.choices.setTool(what < 0.5 ? 'brush' : what < 0.6 ? 'eraser' : 'bucket')
  editor.choices.setColor(['#e5332a', '#4caf50', '#2f6bde'][Math.floor(random() * 3)]!)
  if (what < 0.6) drag([at(), at()])
  else if (what < 0.75) tap(...at())
  else if (what < 0.88) editor.undo()
  else if (what < 0.96) editor.redo()
  else editor.clear()
  screen.rest()
}

test('after a crash at any moment the page, its undo and its redo are back, bit for bit', async () => {
  const random = seeded(1)
  const shelf = new FakeShelf()
  let easel = await openPage(shelf)
  for (let k = 0; k < 150; k++) {
    act(easel, random)
    await easel.keeper.flush()
    if (k % 10 !== 9) continue
    const again = await openPage(shelf)
    assert.ok(samePixels(again.editor.sheet.pixels, easel.editor.sheet.pixels), `after ${k} actions`)
    assert.deepEqual(again.editor.history.actions(), easel.editor.history.actions())
    for (const step of ['undo', 'undo', 'redo'] as const) {
      again.editor[step]()
      easel.editor[step]()
      assert.ok(samePixels(again.editor.sheet.pixels, easel.editor.sheet.pixels))
    }
    await Promise.all([easel.keeper.flush(), again.keeper.flush()])
    easel = again
  }
})

test('a write that was under way when the browser died loses that write alone', async () => {
  const shelf = new FakeShelf()
  const easel = await openPage(shelf)
  easel.drag([
    [100, 100],
    [300, 300],
  ])
  await easel.keeper.flush()
  const kept = easel.editor.sheet.pixels.slice()
  easel.drag([
    [500, 100],
    [300, 300],
  ])
  const again = await openPage(shelf)
  assert.ok(samePixels(again.editor.sheet.pixels, kept))
})

test('a full disk is said, and what it refused is kept as soon as there is room', async () => {
  const shelf = new FakeShelf()
  const easel = await openPage(shelf)
  shelf.isFull = true
  easel.drag([
    [100, 100],
    [300, 300],
  ])
  await easel.keeper.flush()
  assert.equal(easel.statuses.at(-1), 'failed')
  shelf.isFull = false
  easel.drag([
    [100, 500],
    [300, 500],
  ])
  await easel.keeper.flush()
  assert.equal(easel.statuses.at(-1), 'kept')
  const again = await openPage(shelf)
  assert.ok(samePixels(again.editor.sheet.pixels, easel.editor.sheet.pixels))
})

test('strokes that end while a write is under way share the next', async () => {
  const shelf = new FakeShelf()
  const easel = await openPage(shelf)
  const { writes } = shelf
  for (let k = 0; k < 20; k++) easel.tap(50 + k * 40, 300)
  await easel.keeper.flush()
  assert.ok(shelf.writes - writes <= 2)
  assert.ok(samePixels((await openPage(shelf)).editor.sheet.pixels, easel.editor.sheet.pixels))
})

test('a journal with a missing or damaged record is not trusted', async () => {
  const shelf = new FakeShelf()
  const easel = await openPage(shelf)
  for (let k = 0; k < 3; k++) easel.tap(50 + k * 40, 300)
  await easel.keeper.flush()
  const missing = await shelf.read()
  missing.delete('step:2')
  assert.equal(recover(missing, 1024), null)
  const damaged = await shelf.read()
  const step = damaged.get('step:2') as { data: Uint8Array }
  damaged.set('step:2', { ...step, data: step.data.subarray(0, 1) })
  assert.equal(recover(damaged, 1024), null)
  const foreign = await shelf.read()
  foreign.set('head', { ...(foreign.get('head') as object), version: 99 })
  assert.equal(recover(foreign, 1024), null)
})

test('a whole picture kept at a position that became another one is not used', async () => {
  const shelf = new FakeShelf()
  const first = await openPage(shelf)
  for (let k = 0; k < 34; k++) first.tap(50 + (k % 20) * 45, 100 + Math.floor(k / 20) * 60)
  await first.keeper.flush()
  assert.ok(shelf.records.has('checkpoint'))
  const stale = shelf.records.get('checkpoint')
  const second = await openPage(shelf)
  for (let k = 0; k < 30; k++) second.editor.undo()
  for (let k = 0; k < 36; k++) second.tap(60 + (k % 20) * 45, 700 + Math.floor(k / 20) * 60)
  await second.keeper.flush()
  shelf.records.set('checkpoint', stale)
  const third = await openPage(shelf)
  assert.ok(samePixels(third.editor.sheet.pixels, second.editor.sheet.pixels))
})

test('what to open a page with', () => {
  assert.equal(chooseStart({ saved: true, revision: 4 }, 4), 'kept')
  assert.equal(chooseStart({ saved: false, revision: 4 }, 4), 'kept')
  assert.equal(chooseStart({ saved: true, revision: 4 }, 5), 'account')
  assert.equal(chooseStart({ saved: false, revision: 4 }, 5), 'kept')
  assert.equal(chooseStart({ saved: false, revision: null }, null), 'kept')
  assert.equal(chooseStart({ saved: true, revision: 4 }, null), 'kept', 'an account that lost it does not take it away')
  assert.equal(chooseStart({ saved: true, revision: 4 }, 3), 'kept', 'an answer from a cache is no newer picture')
  assert.equal(chooseStart({ saved: false, revision: null }, 1), 'kept')
})

test('a picture from the account is where history and replay begin', async () => {
  const pixels = new Uint32Array(1024 * 1024).fill(0xff00ff00)
  const easel = await openPage(new FakeShelf(), { pixels, revision: 7 })
  assert.ok(samePixels(easel.editor.sheet.pixels, pixels))
  assert.ok(samePixels(easel.origin!, pixels))
  assert.equal(easel.keeper.revision, 7)
  assert.equal(easel.editor.store.getState().canUndo, false)
  assert.equal(easel.editor.store.getState().isSaved, true)
})

test('a newer picture in the account replaces saved work, never unsaved work', async () => {
  const shelf = new FakeShelf()
  const easel = await openPage(shelf, { pixels: null, revision: null })
  easel.tap(300, 300)
  easel.keeper.noteSaved(1, true)
  await easel.keeper.flush()
  const green = new Uint32Array(1024 * 1024).fill(0xff00ff00)
  easel.tap(500, 500)
  await easel.keeper.flush()
  const kept = await openPage(shelf, { pixels: green, revision: 2 })
  assert.ok(samePixels(kept.editor.sheet.pixels, easel.editor.sheet.pixels))
  assert.equal(kept.keeper.revision, 1, 'so that the account refuses to replace its newer picture unasked')
  easel.keeper.noteSaved(1, true)
  await easel.keeper.flush()
  const newer = await openPage(shelf, { pixels: green, revision: 2 })
  assert.ok(samePixels(newer.editor.sheet.pixels, green))
  assert.deepEqual([...shelf.records.keys()].sort(), ['base', 'head'])
})

test('old steps become part of the base without changing the picture or its replay', async () => {
  const shelf = new FakeShelf()
  const easel = await openPage(shelf)
  for (let k = 0; k < 10; k++) easel.tap(50 + k * 40, 300)
  easel.editor.undo()
  await easel.keeper.flush()
  const found = recover(await shelf.read(), 1024)!
  const smaller = compact(found, 1024, { leastSteps: 4, budgetBytes: 0 })!
  assert.deepEqual([smaller.steps.length, smaller.head.first, smaller.base.past.length], [4, 6, 6])
  const again = createTestEasel()
  again.editor.restore(smaller)
  assert.ok(samePixels(again.editor.sheet.pixels, easel.editor.sheet.pixels))
  assert.deepEqual(again.editor.history.actions(), easel.editor.history.actions())
  again.editor.undo()
  easel.editor.undo()
  assert.ok(samePixels(again.editor.sheet.pixels, easel.editor.sheet.pixels))
})

test('a picture is packed small and comes back', () => {
  const pixels = new Uint32Array(1024 * 1024)
  pixels.fill(0xff2244aa, 300_000, 600_000)
  const packed = packPixels(pixels)
  assert.ok(packed.length < 5000)
  assert.ok(samePixels(unpackPixels(packed, pixels.length), pixels))
})

test('a page from the account goes on with what was done before, on this device too', async () => {
  const [first, second] = [new FakeShelf(), new FakeShelf()]
  const there = await openPage(first)
  there.drag([
    [80, 80],
    [300, 140],
  ])
  const actions = there.editor.history.actions()
  const here = await openPage(second, { pixels: there.editor.sheet.pixels.slice(), revision: 1, actions })
  assert.equal(here.origin, null, 'nothing is missing from its story')
  here.drag([
    [500, 500],
    [700, 640],
  ])
  await here.keeper.flush()
  assert.equal(here.editor.history.actions().length, 2)
  const again = await openPage(second, { pixels: there.editor.sheet.pixels.slice(), revision: 1, actions })
  assert.equal(again.origin, null)
  assert.equal(again.editor.history.actions().length, 2)
  const unknown = await openPage(new FakeShelf(), { pixels: there.editor.sheet.pixels.slice(), revision: 1 })
  assert.notEqual(unknown.origin, null, 'without it the story begins with the picture')
})
