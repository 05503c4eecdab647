import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { queueStarterGallery } from '../../../../src/features/gallery/creations/starter-gallery.job.ts'
import type { Person } from '../../../support/people.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const shop = product()
const create = (as: Person, prompt: string) =>
  shop.call('POST', '/pages/create', { as, body: { prompt, requestId: randomUUID() } })
const jobNow = () => shop.db.selectFrom('jobs').select(['status', 'attempts', 'error']).executeTakeFirst()

async function keptFiles(): Promise<string[]> {
  const entries = await readdir(join(shop.dataDir, 'files'), { recursive: true }).catch(() => [])
  return entries.filter((name) => /\.\w+$/.test(name)).sort()
}

/** A database that refuses every page, as one does whose disk is full. */
async function refusingPages(work: () => Promise<void>) {
  await sql`alter table pages add constraint refused check (false) not valid`.execute(shop.db)
  try {
    await work()
  } finally {
    await sql`alter table pages drop constraint refused`.execute(shop.db)
  }
}

test('a drawing whose page cannot be written leaves no file behind, try after try', async () => {
  const mara = await shop.people.make()
  await refusingPages(async () => {
    const waiting = create(mara, 'an egg in a nest')
    for (let tries = 1; tries <= 2; tries += 1) {
      await until(async () => {
        const job = await jobNow()
        return job?.attempts === tries && job.status === 'queued'
      })
      assert.deepEqual(await keptFiles(), [])
      shop.clock.advance(60_000)
    }
    assert.equal((await waiting).status, 502)
    assert.deepEqual(await keptFiles(), [])
  })
})

test('neither does a page of the starter gallery', async () => {
  await refusingPages(async () => {
    await queueStarterGallery(shop.db, shop.clock, { pages: 1 })
    shop.jobs.wake()
    await until(async () => (await jobNow())?.error)
    assert.deepEqual(await keptFiles(), [])
  })
})
