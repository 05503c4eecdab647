import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sweepDeletedFiles } from '../../../src/features/files/delete-files.job.ts'
import { createThumbs } from '../../../src/features/files/thumbs.ts'
import { mayServe } from '../../../src/features/files/withheld.ts'
import { queueStarterGallery } from '../../../src/features/gallery/creations/starter-gallery.job.ts'
import { password } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { S3Peer } from '../../support/s3-peer.ts'
import { until } from '../../support/until.ts'
import { uploadPicture } from '../../support/uploading.ts'

const peer = new S3Peer()
before(() => peer.listen())
const shop = product({ s3: () => peer.config })
beforeEach(() => {
  peer.away = false
  peer.objects.clear()
})
after(() => peer.close())

const get = async (path: string) => (await fetch(shop.url + path)).status
const hour = 3_600_000
const job = () => shop.db.selectFrom('jobs').select(['status', 'attempts']).executeTakeFirstOrThrow()

/** An hour, in which every try finds the bucket away. */
async function anHourPasses() {
  for (let tries = 1; tries <= 5; tries += 1) {
    await until(async () => {
      const { attempts, status } = await job()
      return attempts === tries && status === 'queued'
    }, 'another try')
    shop.clock.advance(hour / 4)
    shop.jobs.wake()
  }
}

test('files of a deleted person are not served while the bucket is away, and go when it is back', async () => {
  const person = await shop.people.make()
  const url = await uploadPicture(shop, person)
  const thumb = `/pictures${url.slice('/files'.length)}/320.webp`
  assert.deepEqual([await get(url), await get(thumb)], [200, 200])
  peer.away = true
  await shop.call('POST', '/users/delete', { as: person, body: { currentPassword: password } })
  await anHourPasses()
  assert.deepEqual([await get(url), await get(thumb)], [404, 404])
  peer.away = false
  assert.equal(peer.objects.size, 2, 'still in the bucket, which answers again')
  assert.deepEqual([await get(url), await get(thumb)], [404, 404])
  await until(async () => {
    const { status } = await job()
    if (status === 'queued') shop.clock.advance(hour / 4)
    return status === 'done'
  }, 'the deletion')
  assert.equal(peer.objects.size, 0)
  assert.deepEqual([await get(url), await get(thumb)], [404, 404])
})

test('a thumb that is made while its picture is deleted is not kept', async () => {
  const person = await shop.people.make()
  const url = await uploadPicture(shop, person)
  const key = url.slice('/files/'.length)
  const { storage, db } = shop
  const deletes = { ...storage, put: storage.put }
  // The deletion runs to its end between the moment the picture is read and the moment its thumb is stored.
  deletes.put = async (target, body, type) => {
    await shop.call('POST', '/users/delete', { as: person, body: { currentPassword: password } })
    shop.jobs.wake()
    await until(async () => (await job()).status === 'done', 'the deletion')
    await storage.put(target, body, type)
  }
  const thumbs = createThumbs(deletes, { readFile: storage.get, mayKeep: (one) => mayServe(db, one) })
  assert.equal(await thumbs(key, 320), null)
  assert.equal(peer.objects.size, 0)
  assert.equal(await get(`/pictures/${key}/320.webp`), 404)
})

test('what the storage has let go of is forgotten after a week', async () => {
  const person = await shop.people.make()
  await uploadPicture(shop, person)
  await shop.call('POST', '/users/delete', { as: person, body: { currentPassword: password } })
  shop.jobs.wake()
  await until(async () => (await job()).status === 'done', 'the deletion')
  const kept = () => shop.db.selectFrom('deleted_files').select('key').execute()
  await sweepDeletedFiles(shop.db, shop.clock)
  assert.equal((await kept()).length, 1)
  shop.clock.advance(8 * 24 * hour)
  await sweepDeletedFiles(shop.db, shop.clock)
  assert.deepEqual(await kept(), [])
})

test('what the storage has not let go of is never forgotten, and never served', async () => {
  const person = await shop.people.make()
  const url = await uploadPicture(shop, person)
  peer.away = true
  await shop.call('POST', '/users/delete', { as: person, body: { currentPassword: password } })
  shop.clock.advance(30 * 24 * hour)
  await sweepDeletedFiles(shop.db, shop.clock)
  const kept = await shop.db.selectFrom('deleted_files').select('key').execute()
  assert.deepEqual(kept, [{ key: url.slice('/files/'.length) }])
  assert.equal(await get(url), 404)
})

test('the starter gallery is drawn when the bucket is back, however long it was away', async () => {
  peer.away = true
  await queueStarterGallery(shop.db, shop.clock, { pages: 1 })
  shop.jobs.wake()
  await until(async () => (await job()).attempts === 1 && (await job()).status === 'queued', 'the first try')
  await shop.db.updateTable('jobs').set({ attempts: 40 }).execute()
  shop.clock.advance(hour)
  shop.jobs.wake()
  await until(async () => (await job()).attempts === 41 && (await job()).status === 'queued', 'another try')
  peer.away = false
  shop.clock.advance(hour)
  shop.jobs.wake()
  await until(async () => (await job()).status === 'done', 'the gallery', { everyMs: 20 })
  assert.equal((await shop.db.selectFrom('pages').select('id').execute()).length, 1)
})

test('one that an earlier version gave up is taken up by the next start', async () => {
  await queueStarterGallery(shop.db, shop.clock, { pages: 1 })
  await until(async () => (await job()).status === 'done', 'the gallery', { everyMs: 20 })
  const { id } = await shop.db.selectFrom('pages').select('id').executeTakeFirstOrThrow()
  await shop.db.deleteFrom('pages').where('id', '=', id).execute()
  await shop.db.updateTable('jobs').set({ status: 'failed', finished_at: shop.clock.now() }).execute()
  await queueStarterGallery(shop.db, shop.clock, { pages: 1 })
  shop.jobs.wake()
  await until(async () => (await job()).status === 'done', 'the gallery', { everyMs: 20 })
  assert.equal((await shop.db.selectFrom('pages').select('id').execute()).length, 1)
})
