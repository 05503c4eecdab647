import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { queueStarterGallery } from '../../../../src/features/gallery/creations/starter-gallery.job.ts'
import { product } from '../../../support/product.ts'
import { until } from '../../../support/until.ts'

const shop = product()

const starters = () =>
  shop.db
    .selectFrom('pages')
    .innerJoin('users', 'users.id', 'pages.user_id')
    .selectAll('pages')
    .where('users.house', '=', true)
    .orderBy('pages.id')
    .execute()

async function drawn(): Promise<void> {
  shop.jobs.wake()
  await until(async () => {
    const jobs = await shop.db.selectFrom('jobs').select('status').execute()
    assert.ok(jobs.every(({ status }) => status !== 'failed'))
    return jobs.every(({ status }) => status === 'done')
  })
}

test('the house account draws its pages once, however many servers start, each measured and with a colored version', async () => {
  await Promise.all(Array.from({ length: 5 }, () => queueStarterGallery(shop.db, shop.clock, { pages: 3 })))
  await drawn()
  const pages = await starters()
  assert.deepEqual(pages.map((page) => page.prompt).sort(), [
    'a fox reading a book in the library',
    'a girl on a swing',
    'a mother bear with her cub in the forest',
  ])
  for (const page of pages) {
    assert.ok(page.figures && page.regions && page.vector)
    const bloom = await shop.storage.get(page.bloom ?? '')
    const { width, height, format } = await sharp(bloom ?? undefined).metadata()
    assert.deepEqual([width, height, format], [768, 768, 'webp'])
  }
})

test('a gallery that was cut off half-way goes on where it stopped', async () => {
  await queueStarterGallery(shop.db, shop.clock, { pages: 2 })
  await drawn()
  const [first, second] = await starters()
  await shop.db
    .updateTable('pages')
    .set({ bloom: null })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await shop.db
    .deleteFrom('pages')
    .where('id', '=', second?.id ?? 0)
    .execute()
  await shop.db.updateTable('jobs').set({ status: 'queued', finished_at: null, attempts: 0 }).execute()
  await drawn()
  const again = await starters()
  assert.equal(again.length, 2)
  assert.equal(again[0]?.id, first?.id)
  assert.equal(again[0]?.illustration, first?.illustration)
  assert.ok(again.every((page) => page.bloom))
})

test('an installation with the pages of an earlier edition gains the new ones and loses none', async () => {
  await queueStarterGallery(shop.db, shop.clock, { pages: 1 })
  await drawn()
  const [old] = await starters()
  await shop.db.updateTable('jobs').set({ request_id: 'starter-gallery-1' }).execute()
  await shop.db.updateTable('pages').set({ prompt: 'a happy dinosaur in a jungle' }).execute()
  await Promise.all([1, 2].map(() => queueStarterGallery(shop.db, shop.clock, { pages: 2 })))
  await drawn()
  const [kept, ...gained] = await starters()
  assert.deepEqual([kept?.id, kept?.illustration], [old?.id, old?.illustration])
  assert.deepEqual(gained.map(({ prompt }) => prompt).sort(), [
    'a fox reading a book in the library',
    'a girl on a swing',
  ])
})
