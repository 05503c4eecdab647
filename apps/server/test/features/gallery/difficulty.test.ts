import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { queueDifficulty } from '../../../src/features/gallery/pages/difficulty.job.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { color, favorite, ids, list, makePage, read, setCounts, toggleBlocked } from './gallery.ts'

const shop = product()

async function oneOfEach(by: Person | null = null) {
  const simple = await makePage(shop, { by, prompt: 'A cat in a garden', regions: 109 })
  const medium = await makePage(shop, { by, prompt: 'A cat on a roof', regions: 110 })
  const intricate = await makePage(shop, { by, prompt: 'A garden of roses', regions: 330 })
  return { simple, medium, intricate }
}

test('a page says how fine it is: under 110 regions simple, under 330 medium, else intricate', async () => {
  const me = await shop.people.make()
  const { simple, medium, intricate } = await oneOfEach()
  assert.equal((await read(shop, me, simple)).data.difficulty, 'simple')
  assert.equal((await read(shop, me, medium)).data.difficulty, 'medium')
  assert.equal((await read(shop, me, intricate)).data.difficulty, 'intricate')
})

test('lists take a difficulty, alone, with a search, in every order and scope', async () => {
  const me = await shop.people.make({ plan: 'advanced' })
  const { simple, medium, intricate } = await oneOfEach(me)
  const another = await makePage(shop, { prompt: 'A cat and a kite', regions: 20 })
  await setCounts(shop, simple, { favorited_count: 5 })
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple' }), [another, simple])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', sort: 'oldest' }), [simple, another])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', sort: 'mostFavorited' }), [simple, another])
  assert.deepEqual(await ids(shop, me, { difficulty: 'intricate', sort: 'trending' }), [intricate])
  assert.deepEqual(await ids(shop, me, { difficulty: 'medium', search: 'cat' }), [medium])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', search: 'gard' }), [simple])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', search: 'roses' }), [])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', scope: 'owned' }), [simple])
  await favorite(shop, me, another)
  await color(shop, me, medium)
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', scope: 'favorited' }), [another])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple', scope: 'colored' }), [])
  assert.deepEqual(await ids(shop, me, { difficulty: 'medium', scope: 'colored' }), [medium])
  const wrong = await shop.call('GET', '/pages/paginate?difficulty=hard', { as: me })
  assert.equal(wrong.status, 422)
  assert.equal(wrong.body.message, 'Difficulty is simple, medium or intricate.')
})

test('a filtered list goes on where it stopped', async () => {
  const me = await shop.people.make()
  const made: number[] = []
  for (let i = 0; i < 45; i += 1) {
    made.unshift(await makePage(shop, { regions: 20 }))
    await makePage(shop, { regions: 400 })
  }
  const seen: number[] = []
  let after: string | null = null
  do {
    const part = await list(shop, me, { difficulty: 'simple', ...(after && { after }) })
    seen.push(...part.data.map((page) => page.id))
    after = part.next
  } while (after)
  assert.deepEqual(seen, made)
})

test('an admin finds blocked and reported pages by their difficulty too', async () => {
  const admin = await shop.people.admin()
  const me = await shop.people.make()
  const { simple, medium } = await oneOfEach()
  await toggleBlocked(shop, admin, simple)
  await shop.call('POST', `/pages/${medium}/report`, { as: me })
  assert.deepEqual(await ids(shop, admin, { difficulty: 'simple' }), [simple])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple' }), [])
  assert.deepEqual(await ids(shop, admin, { difficulty: 'medium', reported: 'true' }), [medium])
  assert.deepEqual(await ids(shop, admin, { difficulty: 'simple', reported: 'true' }), [simple])
})

test('nobody finds a difficulty by typing it', async () => {
  const me = await shop.people.make()
  await oneOfEach()
  for (const search of ['simple', '~simple', '~']) assert.deepEqual(await ids(shop, me, { search }), [])
})

test('pages from before are counted in the background, from their figures or their picture, and a second try goes on', async () => {
  const me = await shop.people.make()
  const measured = await makePage(shop, { regions: 200 })
  const seen = await makePage(shop)
  const lost = await makePage(shop)
  await shop.db.updateTable('pages').set({ difficulty: null }).execute()
  const { illustration } = await shop.db
    .selectFrom('pages')
    .select('illustration')
    .where('id', '=', seen)
    .executeTakeFirstOrThrow()
  const circle =
    '<svg width="1024" height="1024"><circle cx="512" cy="512" r="300" fill="none" stroke="#000" stroke-width="9"/></svg>'
  await shop.storage.put(
    illustration,
    await sharp(Buffer.from(circle)).flatten({ background: '#fff' }).png().toBuffer(),
    'image/png',
  )
  await Promise.all([queueDifficulty(shop.db, shop.clock), queueDifficulty(shop.db, shop.clock)])
  shop.jobs.wake()
  await until(async () => (await ids(shop, me, { difficulty: 'simple' })).length === 1)
  assert.deepEqual(await ids(shop, me, { difficulty: 'medium' }), [measured])
  assert.deepEqual(await ids(shop, me, { difficulty: 'simple' }), [seen])
  assert.equal((await read(shop, me, lost)).data.difficulty, null)
  assert.equal((await shop.db.selectFrom('jobs').selectAll().where('kind', '=', 'difficulty').execute()).length, 1)
})
