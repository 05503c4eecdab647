import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSaver, type Saved, type SaverOptions } from '../src/saving/saver.ts'

/** An account, and timers that fire when told. */
function saverTest(more: Partial<SaverOptions> = {}) {
  const timers: { ms: number; work: () => void; off: boolean }[] = []
  const log: string[] = []
  let answer: (saved: Saved) => void = () => {}
  const saver = createSaver({
    save: () =>
      new Promise((resolve) => {
        log.push('sent')
        answer = resolve
      }),
    isBlank: () => false,
    after(ms, work) {
      const timer = { ms, work, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    onSaved: (revision, isCurrent) => log.push(`saved ${revision} ${isCurrent}`),
    onStatus: (status) => log.push(status),
    ...more,
  })
  const fire = () => {
    const timer = timers.findLast(({ off }) => !off)
    if (timer) timer.off = true
    timer?.work()
    return timer?.ms
  }
  const reply = async (saved: Saved) => {
    answer(saved)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { saver, log, fire, reply, live: () => timers.filter(({ off }) => !off).length }
}

test('a pause saves by itself, once for many changes', async () => {
  const { saver, log, fire, reply, live } = saverTest()
  for (let k = 0; k < 5; k++) saver.changed()
  assert.equal(live(), 1)
  assert.equal(fire(), 4000)
  await reply({ revision: 1 })
  assert.deepEqual(log, ['saving', 'sent', 'saved 1 true', 'idle'])
  assert.equal(live(), 0)
})

test('what changes during a save is not called saved, and is saved next', async () => {
  const { saver, log, fire, reply } = saverTest()
  saver.changed()
  const saving = saver.save()
  saver.changed()
  await reply({ revision: 1 })
  assert.equal(await saving, false)
  assert.ok(log.includes('saved 1 false'))
  fire()
  await reply({ revision: 2 })
  assert.ok(log.includes('saved 2 true'))
})

test('a failed save keeps the work and tries again, less and less often', async () => {
  const { saver, log, fire, reply } = saverTest()
  saver.changed()
  fire()
  await reply(null)
  assert.equal(log.at(-1), 'failed')
  assert.equal(fire(), 5000)
  await reply(null)
  assert.equal(fire(), 15_000)
  await reply({ revision: 1 })
  assert.equal(log.at(-1), 'idle')
})

test('what the account refuses is not sent again by itself, only when the person saves', async () => {
  const { saver, log, fire, reply, live } = saverTest()
  saver.changed()
  fire()
  await reply('refused')
  assert.equal(log.at(-1), 'refused')
  saver.changed()
  assert.equal(live(), 0)
  const saving = saver.save()
  await reply({ revision: 1 })
  assert.equal(await saving, true)
  saver.changed()
  assert.equal(live(), 1, 'and from then on it saves by itself again')
})

test('a save that throws is a failed save', async () => {
  const { saver, log } = saverTest({ save: () => Promise.reject(new Error('offline')) })
  saver.changed()
  assert.equal(await saver.save(), false)
  assert.equal(log.at(-1), 'failed')
})

test('an empty page is never sent, unless the person insists', async () => {
  const { saver, log, fire, reply } = saverTest({ isBlank: () => true })
  saver.changed()
  fire()
  assert.equal(await saver.save(), false)
  assert.ok(!log.includes('sent') && log.at(-1) === 'blank')
  const saving = saver.save({ evenBlank: true })
  await reply({ revision: 3 })
  assert.equal(await saving, true)
})

test('two saves at once are one after the other, and the second finds nothing to do', async () => {
  const { saver, log, reply } = saverTest()
  saver.changed()
  const both = Promise.all([saver.save(), saver.save()])
  await reply({ revision: 1 })
  assert.deepEqual(await both, [true, true])
  assert.equal(log.filter((line) => line === 'sent').length, 1)
})

test('however many ask during a save, one save follows it', async () => {
  const { saver, log, reply } = saverTest()
  saver.changed()
  const first = saver.save()
  saver.changed()
  const others = Promise.all([saver.save(), saver.save(), saver.save()])
  await reply({ revision: 1 })
  await reply({ revision: 2 })
  await Promise.all([first, others])
  assert.equal(log.filter((line) => line === 'sent').length, 2)
})

test('after stop nothing fires', () => {
  const { saver, live } = saverTest()
  saver.changed()
  saver.stop()
  saver.changed()
  assert.equal(live(), 0)
})
