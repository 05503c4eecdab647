import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDrawingPool, DrawingPoolFull, draw } from '../src/index.ts'

const fake = (body: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${body}`)}`)
const answer = `parentPort.postMessage({ ok: true, drawn: { svg: prompt, png: new Uint8Array([1]) } })`

test('a page drawn in a thread is the page drawn here', async (t) => {
  const pool = createDrawingPool()
  t.after(() => pool.close())
  const { svg, png } = await pool.draw('a frog on a mushroom', 4)
  assert.equal(svg, draw('a frog on a mushroom', 4).svg)
  assert.deepEqual([...png.subarray(1, 4)], [80, 78, 71])
})

test('a thread that crashes fails its page and no other', async (t) => {
  const pool = createDrawingPool({
    script: fake(`parentPort.on('message', ({ prompt }) => { if (prompt === 'crash') process.exit(3); ${answer} })`),
  })
  t.after(() => pool.close())
  const first = pool.draw('crash', 1)
  const second = pool.draw('fine', 1)
  await assert.rejects(first, /ended with code 3/)
  assert.equal((await second).svg, 'fine')
})

test('a page that cannot be drawn is an error, not a crash', async (t) => {
  const pool = createDrawingPool({
    script: fake(`parentPort.on('message', () => parentPort.postMessage({ ok: false, message: 'no paper' }))`),
  })
  t.after(() => pool.close())
  await assert.rejects(pool.draw('x', 1), /no paper/)
})

test('a thread that hangs is replaced', async (t) => {
  const pool = createDrawingPool({
    timeoutMs: 2000,
    script: fake(`parentPort.on('message', ({ prompt }) => { if (prompt !== 'hang') ${answer} })`),
  })
  t.after(() => pool.close())
  await assert.rejects(pool.draw('hang', 1), /within 2000 ms/)
  assert.equal((await pool.draw('fine', 1)).svg, 'fine')
})

test('the line of those who wait is bounded', async (t) => {
  const pool = createDrawingPool({
    queue: 1,
    script: fake(`parentPort.on('message', ({ prompt }) => setTimeout(() => { ${answer} }, 50))`),
  })
  t.after(() => pool.close())
  const drawing = pool.draw('one', 1)
  const waiting = pool.draw('two', 1)
  await assert.rejects(pool.draw('three', 1), DrawingPoolFull)
  assert.deepEqual(
    (await Promise.all([drawing, waiting])).map((d) => d.svg),
    ['one', 'two'],
  )
})

test('whoever stops does not wait, and what they asked for is not drawn', async (t) => {
  const pool = createDrawingPool({
    script: fake(
      `let n = 0; parentPort.on('message', ({ prompt }) => { n++; prompt += n; setTimeout(() => { ${answer} }, 40) })`,
    ),
  })
  t.after(() => pool.close())
  const stop = new AbortController()
  const first = pool.draw('a', 1)
  const second = pool.draw('b', 1, stop.signal)
  const third = pool.draw('c', 1)
  stop.abort(new Error('stopped'))
  await assert.rejects(second, /stopped/)
  assert.equal((await first).svg, 'a1')
  assert.equal((await third).svg, 'c2')
  await assert.rejects(pool.draw('d', 1, AbortSignal.abort(new Error('before'))), /before/)
})

test('closing lets the page being drawn finish and refuses the rest', async () => {
  const pool = createDrawingPool({
    script: fake(`parentPort.on('message', ({ prompt }) => setTimeout(() => { ${answer} }, 50))`),
  })
  const drawing = pool.draw('one', 1)
  const waiting = pool.draw('two', 1)
  const closed = pool.close()
  await assert.rejects(waiting, /closed/)
  assert.equal((await drawing).svg, 'one')
  await closed
  await assert.rejects(pool.draw('three', 1), /closed/)
})
