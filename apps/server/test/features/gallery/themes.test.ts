import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sorts } from '@inkbloom/contract/constants'
import { queueThemes } from '../../../src/features/gallery/pages/themes.job.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { color, favorite, ids, makePage, read, setCounts, toggleBlocked } from './gallery.ts'

const shop = product()

test('a page says what it is about, by what its words put on it', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop, { prompt: 'A cat in a rocket' })
  assert.deepEqual((await read(shop, me, page)).data.themes, ['animals', 'vehicles', 'space'])
  const plain = await makePage(shop, { prompt: 'A chef in the kitchen' })
  assert.deepEqual((await read(shop, me, plain)).data.themes, [])
})

test('lists take a theme, alone, with a search, with a difficulty, in every order and scope', async () => {
  const me = await shop.people.make({ plan: 'advanced' })
  const cat = await makePage(shop, { by: me, prompt: 'A cat on a roof', regions: 20 })
  const dog = await makePage(shop, { prompt: 'A dog in a car', regions: 400 })
  const car = await makePage(shop, { prompt: 'A race car', regions: 20 })
  await setCounts(shop, cat, { favorited_count: 5 })
  assert.deepEqual(await ids(shop, me, { theme: 'animals' }), [dog, cat])
  assert.deepEqual(await ids(shop, me, { theme: 'vehicles' }), [car, dog])
  assert.deepEqual(await ids(shop, me, { theme: 'animals', sort: 'oldest' }), [cat, dog])
  assert.deepEqual(await ids(shop, me, { theme: 'animals', sort: 'mostFavorited' }), [cat, dog])
  for (const { value: sort } of sorts)
    assert.deepEqual(await ids(shop, me, { theme: 'vehicles', difficulty: 'simple', sort }), [car], sort)
  assert.deepEqual(await ids(shop, me, { theme: 'animals', difficulty: 'medium' }), [])
  assert.deepEqual(await ids(shop, me, { theme: 'vehicles', search: 'dog' }), [dog])
  assert.deepEqual(await ids(shop, me, { theme: 'vehicles', search: 'do', difficulty: 'intricate' }), [dog])
  assert.deepEqual(await ids(shop, me, { theme: 'vehicles', search: 'cat' }), [])
  assert.deepEqual(await ids(shop, me, { theme: 'animals', scope: 'owned' }), [cat])
  await favorite(shop, me, dog)
  await color(shop, me, car)
  assert.deepEqual(await ids(shop, me, { theme: 'vehicles', scope: 'favorited' }), [dog])
  assert.deepEqual(await ids(shop, me, { theme: 'animals', scope: 'colored' }), [])
  assert.deepEqual(await ids(shop, me, { theme: 'vehicles', difficulty: 'simple', scope: 'colored' }), [car])
  const wrong = await shop.call('GET', '/pages/paginate?theme=dinosaurs', { as: me })
  assert.equal(wrong.status, 422)
  assert.match(wrong.body.message ?? '', /^Theme is one of animals, /)
})

test('an admin finds blocked and reported pages by their theme too, and nobody else the blocked ones', async () => {
  const admin = await shop.people.admin()
  const me = await shop.people.make()
  const hidden = await makePage(shop, { prompt: 'A cat', regions: 20 })
  const told = await makePage(shop, { prompt: 'A race car' })
  await toggleBlocked(shop, admin, hidden)
  await shop.call('POST', `/pages/${told}/report`, { as: me })
  assert.deepEqual(await ids(shop, admin, { theme: 'animals' }), [hidden])
  assert.deepEqual(await ids(shop, admin, { theme: 'animals', difficulty: 'simple', status: 'blocked' }), [hidden])
  assert.deepEqual(await ids(shop, admin, { theme: 'vehicles', reported: 'true' }), [told])
  assert.deepEqual(await ids(shop, me, { theme: 'animals' }), [])
})

test('a page of somebody’s own words is in no public list of its theme', async () => {
  const owner = await shop.people.make()
  const other = await shop.people.make()
  const page = await makePage(shop, { by: owner, prompt: 'the name Zebedee with a cat' })
  assert.deepEqual(await ids(shop, other, { theme: 'letters' }), [])
  assert.deepEqual(await ids(shop, owner, { theme: 'letters', scope: 'owned' }), [page])
})

test('nobody finds a theme by typing it', async () => {
  const me = await shop.people.make()
  await makePage(shop, { prompt: 'A cat', regions: 20 })
  for (const search of ['animals', '~animals', '~animals~simple', '~'])
    assert.deepEqual(await ids(shop, me, { search }), [])
})

test('pages from before get their themes in the background, and a second try goes on', async () => {
  const me = await shop.people.make()
  const cat = await makePage(shop, { prompt: 'A cat', regions: 20 })
  const plain = await makePage(shop, { prompt: 'A chef in the kitchen' })
  const car = await makePage(shop, { prompt: 'A race car' })
  await shop.db.updateTable('pages').set({ themes: null }).where('id', '!=', car).execute()
  assert.deepEqual(await ids(shop, me, { theme: 'animals' }), [])
  await Promise.all([queueThemes(shop.db, shop.clock), queueThemes(shop.db, shop.clock)])
  shop.jobs.wake()
  await until(async () => (await ids(shop, me, { theme: 'animals' })).length === 1)
  assert.deepEqual(await ids(shop, me, { theme: 'animals', difficulty: 'simple' }), [cat])
  const jobs = () => shop.db.selectFrom('jobs').select('status').where('kind', '=', 'themes').execute()
  await until(async () => (await jobs()).every(({ status }) => status === 'done'))
  assert.equal((await jobs()).length, 1)
  const { themes } = await shop.db
    .selectFrom('pages')
    .select('themes')
    .where('id', '=', plain)
    .executeTakeFirstOrThrow()
  assert.deepEqual(themes, [])
  await queueThemes(shop.db, shop.clock)
  assert.equal((await jobs()).length, 1, 'there is nothing left to do')
})
