import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createThreadPool } from '../../src/press/thread-pool.ts'
import { until } from '../support/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkbloom-test-'))
let scripts = 0
after(() => rmSync(folder, { recursive: true, force: true }))

const never = new AbortController().signal

/** A pool of one thread that does with each word what `body` says. */
function pool(t: TestContext, body: string, options: { queue?: number; timeoutMs?: number; idleMs?: number } = {}) {
  const script = `export default async (word) => { ${body}; return word.toUpperCase() }`
  const file = join(folder, `${++scripts}.mjs`)
  writeFileSync(file, script)
  const made = createThreadPool<string, string>({
    file: pathToFileURL(file),
    threads: 1,
    queue: options.queue ?? 10,
    timeoutMs: options.timeoutMs ?? 60_000,
    idleMs: options.idleMs ?? 60_000,
  })
  t.after(() => made.close())
  return made
}

test('a thread that dies fails what it was doing and nothing else', async (t) => {
  const threads = pool(t, `if (word === 'die') process.exit(3)`)
  const [died, fine] = await Promise.allSettled([threads.run('die', never), threads.run('fine', never)])
  assert.equal(died.status, 'rejected')
  assert.deepEqual(fine, { status: 'fulfilled', value: 'FINE' })
})

test('a thread that hangs is replaced', async (t) => {
  const threads = pool(t, `if (word === 'hang') for (;;);`, { timeoutMs: 3000 })
  await assert.rejects(threads.run('hang', never), /did not answer within 3000 ms/)
  assert.equal(await threads.run('fine', never), 'FINE')
})

test('what fails in a thread is an error here', async (t) => {
  const threads = pool(t, `throw new Error('no paper')`)
  await assert.rejects(threads.run('x', never), /no paper/)
})

test('the line of those who wait is bounded', async (t) => {
  const threads = pool(t, `if (word === 'hang') for (;;);`, { queue: 1 })
  const held = assert.rejects(threads.run('hang', never))
  const waiting = assert.rejects(threads.run('second', never))
  await assert.rejects(threads.run('third', never), /Too many/)
  await threads.close()
  await Promise.all([held, waiting])
})

test('whoever gives up while waiting is told at once, and is never worked for', async (t) => {
  const threads = pool(
    t,
    `globalThis.seen = (globalThis.seen ?? '') + word; if (word === 'all') return globalThis.seen; await new Promise((done) => setTimeout(done, 20))`,
  )
  const leaving = new AbortController()
  const first = threads.run('a', never)
  const left = threads.run('b', leaving.signal)
  leaving.abort(new Error('left'))
  await assert.rejects(left, /left/)
  assert.equal(await first, 'A')
  assert.equal(await threads.run('all', never), 'aall')
})

test('there is no thread before there is work, and none is left long after', async (t) => {
  const threads = pool(t, '', { idleMs: 50 })
  assert.equal(threads.size, 0)
  await threads.run('work', never)
  await until(() => threads.size === 0, 'the end of an idle thread')
  assert.equal(await threads.run('again', never), 'AGAIN')
})
