import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairQueue } from '../../src/kernel/fair-queue.ts'

const refuse = (whose: string) => new Error(`too much of ${whose}`)
const never = new AbortController().signal
const tick = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when it is told to, and a record of what was begun. */
function workshop() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await tick()
  }
  return { begun, work, end }
}

test('one person with many things takes one slot, and the next person does not wait for them', async () => {
  const queue = createFairQueue({ slots: 2, waitingEach: 10, waiting: 20, refuse })
  const { begun, work, end } = workshop()
  const all = ['a1', 'a2', 'a3'].map((name) => queue.run(1, never, work(name)))
  const b = queue.run(2, never, work('b1'))
  await tick()
  assert.deepEqual(begun, ['a1', 'b1'])
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name)
  await Promise.all([...all, b])
  assert.deepEqual(begun, ['a1', 'b1', 'a2', 'a3'])
})

test('so many may wait, of one person and of all', async () => {
  const queue = createFairQueue({ slots: 1, waitingEach: 2, waiting: 3, refuse })
  const { work, end } = workshop()
  const kept = ['a1', 'a2', 'a3'].map((name) => queue.run(1, never, work(name)))
  await assert.rejects(queue.run(1, never, work('a4')), /too much of own/)
  kept.push(queue.run(2, never, work('b1')))
  await assert.rejects(queue.run(3, never, work('c1')), /too much of all/)
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name)
  await Promise.all(kept)
})

test('who gives up while waiting is never begun, and a failure frees its slot', async () => {
  const queue = createFairQueue({ slots: 1, waitingEach: 5, waiting: 5, refuse })
  const { begun, work, end } = workshop()
  const first = queue.run(1, never, work('a1'))
  const gone = new AbortController()
  const second = queue.run(2, gone.signal, work('b1'))
  gone.abort(new Error('gone'))
  await assert.rejects(second, /gone/)
  const failing = assert.rejects(
    queue.run(3, never, () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  const last = queue.run(4, never, work('d1'))
  await end('a1')
  await first
  await failing
  await end('d1')
  await last
  assert.deepEqual(begun, ['a1', 'd1'])
})
