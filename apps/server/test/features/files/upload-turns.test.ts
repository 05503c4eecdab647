import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { keepUpload } from '../../../src/features/files/uploads.service.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const shop = product()

/** Reads a picture when it is told to. */
function slowCleaner() {
  const asked: (() => void)[] = []
  return {
    size: 0,
    close() {},
    asked,
    clean: (bytes: Uint8Array) =>
      new Promise<{ body: Buffer; extension: 'png'; width: number; height: number }>((resolve) => {
        asked.push(() => resolve({ body: Buffer.from(bytes), extension: 'png', width: 1, height: 1 }))
      }),
  }
}

test('of one person one picture is read at a time, so that the next person’s has a place, and who leaves gives theirs up', async () => {
  const [greedy, honest] = [await shop.people.make(), await shop.people.make()]
  const cleaner = slowCleaner()
  const { clock, storage, db } = shop
  const leaving = new AbortController()
  const send = (as: Person, text: string, signal = new AbortController().signal) =>
    keepUpload({ db, clock, storage, cleaner }, { userId: as.id, file: new File([text], 'x.png'), signal })
  const first = send(greedy, 'first')
  await until(() => cleaner.asked.length === 1, 'the first is read')
  const others = ['second', 'third'].map((text) => send(greedy, text, leaving.signal))
  const theirs = send(honest, 'theirs')
  await until(() => cleaner.asked.length === 2, 'another person’s is read beside it')
  for (let k = 0; k < 5; k++) await nextTurn()
  assert.equal(cleaner.asked.length, 2, 'the second waits for the first')
  const refused = Promise.all(others.map((other) => assert.rejects(other)))
  leaving.abort()
  await refused
  for (const answer of cleaner.asked) answer()
  await Promise.all([first, theirs])
  assert.equal(cleaner.asked.length, 2, 'what nobody waits for is not read')
})
