import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueue } from '../../../../src/jobs/queue.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { makePage } from '../gallery.ts'

const shop = product()

/** A drawing of the past that took so long. */
async function drawn(by: Person, seconds: number, provider: 'embedded' | 'openai' = 'embedded') {
  const id = await makePage(shop, { by })
  const { job } = await enqueue(shop.db, shop.clock, { kind: 'draw', userId: by.id, payload: {}, runAt: later() })
  const finished = new Date(shop.clock.now().getTime() + seconds * 1000)
  await shop.db.updateTable('jobs').set({ status: 'done', finished_at: finished }).where('id', '=', job.id).execute()
  await shop.db.updateTable('pages').set({ job_id: job.id, provider }).where('id', '=', id).execute()
}
const later = () => new Date(shop.clock.now().getTime() + 86_400_000)

/** One that is under way, and which no runner takes in hand here. */
async function underWay(by: Person) {
  await enqueue(shop.db, shop.clock, {
    kind: 'draw',
    userId: by.id,
    requestId: crypto.randomUUID(),
    payload: { prompt: 'a cat' },
    runAt: later(),
  })
}
const left = async (as: Person): Promise<number | null> =>
  (await shop.call('GET', '/creations/list', { as })).data.find(({ status }: { status: string }) => status === 'queued')
    .seconds_left

test('the time left is what four of five drawings took, and nobody is told a time that has passed', async () => {
  const [past, mara] = [await shop.people.make(), await shop.people.make()]
  for (const seconds of [4, 4, 4, 4, 4, 4, 4, 14, 14, 14]) await drawn(past, seconds)
  await underWay(mara)
  assert.equal(await left(mara), 14)
  shop.clock.advance(4000)
  assert.equal(await left(mara), 10, 'at 4 of 14 seconds it is not almost done')
  shop.clock.advance(10_000)
  assert.equal(await left(mara), null, 'longer than usual: nobody knows')
})

test('nothing is said before anything was learned, or from what another illustrator took', async () => {
  const [past, mara] = [await shop.people.make(), await shop.people.make()]
  for (let i = 0; i < 9; i += 1) await drawn(past, 40, 'openai')
  for (let i = 0; i < 2; i += 1) await drawn(past, 3)
  await underWay(mara)
  assert.equal(await left(mara), null)
  await drawn(past, 3)
  assert.equal(await left(mara), 3)
})
