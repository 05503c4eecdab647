import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createThreadPool } from '../../src/press/thread-pool.ts'

const never = new AbortController().signal

/** A pool of one thread that does with each word what `body` says. */
function pool(t: TestContext, body: string, options: { queue?: number; timeoutMs?: number } = {}) {
  const script = `import { parentPort } from 'node:worker_threads'
    const answer = (word) => parentPort.postMessage({ result: word.toUpperCase() })
    parentPort.on('message', (word) => { ${body} })`
  const made = createThreadPool<string, string>({
    file: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    threads: 1,
    queue: options.queue ?? 10,
    timeoutMs: options.timeoutMs ?? 60_000,
  })
  t.after(() => made.close())
  return made
}

test('a thread that dies fails what it was doing and nothing else', async (t) => {
  const threads = pool(t, `if (word === 'die') process.exit(3); answer(word)`)
  const [died, fine] = await Promise.allSettled([threads.run('die', never), threads.run('fine', never)])
  assert.equal(died.status, 'rejected')
  assert.deepEqual(fine, { status: 'fulfilled', value: 'FINE' })
})

test('a thread that hangs is replaced', async (t) => {
  const threads = pool(t, `if (word === 'hang') for (;;); answer(word)`, { timeoutMs: 500 })
  await assert.rejects(threads.run('hang', never), /silent for 500 ms/)
  assert.equal(await threads.run('fine', never), 'FINE')
})

test('what fails in a thread is an error here', async (t) => {
  const threads = pool(t, `parentPort.postMessage({ error: 'no paper' })`)
  await assert.rejects(threads.run('x', never), /no paper/)
})

test('the line of those who wait is bounded', async (t) => {
  const threads = pool(t, `if (word !== 'first') answer(word)`, { queue: 1 })
  const held = assert.rejects(threads.run('first', never), /ended|stopping/)
  const waiting = assert.rejects(threads.run('second', never), /stopping/)
  await assert.rejects(threads.run('third', never), /Too many/)
  await threads.close()
  await Promise.all([held, waiting])
})

test('whoever gives up while waiting is told at once, and is never worked for', async (t) => {
  const threads = pool(
    t,
    `globalThis.seen = (globalThis.seen ?? '') + word; word === 'seen' ? parentPort.postMessage({ result: globalThis.seen }) : setTimeout(answer, 20, word)`,
  )
  const leaving = new AbortController()
  const first = threads.run('a', never)
  const left = threads.run('b', leaving.signal)
  leaving.abort(new Error('left'))
  await assert.rejects(left, /left/)
  assert.equal(await first, 'A')
  assert.equal(await threads.run('seen', never), 'aseen')
})
