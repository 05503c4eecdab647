import assert from 'node:assert/strict'
import { test } from 'node:test'
import { themes } from '@inkbloom/contract'
import { refreshTrends } from '../../../src/features/gallery/pages/trends.service.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { color, favorite, ids, list, makePage, read, toggleBlocked } from './gallery.ts'

const shop = product()
const sorts = ['latest', 'oldest', 'mostFavorited', 'mostColored', 'popularity', 'trending']
const prompt = 'the name Wilhelmina with butterflies'

async function cast() {
  const [admin, owner, other] = [
    await shop.people.admin(),
    await shop.people.make({ name: 'Nora Lind', plan: 'starter' }),
    await shop.people.make({ plan: 'starter' }),
  ]
  const id = await makePage(shop, { by: owner, prompt, title: 'Butterflies', regions: 40 })
  const open = await makePage(shop, { by: owner, prompt: 'butterflies', title: 'Butterflies', regions: 40 })
  return { admin, owner, other, id, open }
}

test('a page with a name on it is made its owner’s alone, and one with a letter or a wish is everybody’s', async () => {
  const owner = await shop.people.make({ plan: 'starter' })
  const create = async (text: string) =>
    (await shop.call('POST', '/pages/create', { as: owner, body: { prompt: text } })).data.id as number
  const named = await create('the name Wilhelmina with butterflies')
  const letter = await create('the letter B with butterflies')
  const wish = await create('happy birthday with a cake')
  const seen = Object.fromEntries((await list(shop, owner, { scope: 'owned' })).data.map((page) => [page.id, page]))
  assert.deepEqual([seen[named]?.private, seen[letter]?.private, seen[wish]?.private], [true, false, false])
  assert.doesNotMatch(seen[named]?.title ?? '', /wilhelmina/i)
  assert.deepEqual((await ids(shop, owner)).sort(), [letter, wish].sort())
})

test('what will be private is said before anything is drawn', async () => {
  const owner = await shop.people.make()
  const ask = async (text: string) =>
    (await shop.call('POST', '/pages/understand', { as: owner, body: { prompt: text } })).data.private
  assert.equal(await ask(prompt), true)
  assert.equal(await ask('the letter B with butterflies'), false)
})

test('another person finds it in no list, in no order, by no word', async () => {
  const { other, owner, id, open } = await cast()
  for (const viewer of [other, owner])
    for (const sort of sorts) {
      assert.deepEqual(await ids(shop, viewer, { sort }), [open], sort)
      assert.deepEqual(await ids(shop, viewer, { sort, difficulty: 'simple' }), [open], sort)
      for (const search of ['butterflies', 'b', 'nora', 'lind butter'])
        assert.deepEqual(await ids(shop, viewer, { sort, search }), [open], `${sort} ${search}`)
      for (const search of ['wilhelmina', 'w', 'name'])
        assert.deepEqual(await ids(shop, viewer, { sort, search }), [], `${sort} ${search}`)
    }
  for (const scope of ['owned', 'favorited', 'colored'])
    assert.ok(!(await ids(shop, other, { scope })).includes(id), scope)
})

test('no list by theme has it, in no order and with no other filter; its owner finds it by theme among their own', async () => {
  const { admin, other, owner, id, open } = await cast()
  const theme = (await read(shop, owner, id)).data.themes as string[]
  assert.ok(theme.length > 0, 'it has themes, so that it could be listed by one')
  const filters = [
    ...sorts.map((sort) => ({ sort })),
    { difficulty: 'simple' },
    { search: 'butterflies' },
    { search: 'wilhelmina' },
  ]
  for (const { value } of themes)
    for (const filter of filters)
      assert.ok(
        !(await ids(shop, other, { theme: value, ...filter })).includes(id),
        `${value} ${JSON.stringify(filter)}`,
      )
  for (const value of theme) assert.ok(!(await ids(shop, owner, { theme: value })).includes(id), `${value}, public`)
  for (const value of theme) {
    assert.ok((await ids(shop, owner, { scope: 'owned', theme: value })).includes(id), value)
    assert.ok((await ids(shop, admin, { theme: value })).includes(id), `${value}, for an admin`)
  }
  const both = (await read(shop, owner, open)).data.themes as string[]
  for (const value of both) assert.deepEqual(await ids(shop, other, { theme: value }), [open], value)
})

test('to another person it is not there: every call answers 404', async () => {
  const { other, id } = await cast()
  assert.equal((await read(shop, other, id)).status, 404)
  assert.equal((await favorite(shop, other, id)).status, 404)
  assert.equal((await color(shop, other, id)).status, 404)
  assert.equal((await toggleBlocked(shop, other, id)).status, 404)
  assert.equal((await shop.call('POST', `/pages/${id}/report`, { as: other })).status, 404)
  assert.equal((await shop.call('POST', `/pages/${id}/redraw`, { as: other, body: {} })).status, 404)
  const page = await shop.db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual([page.favorited_count, page.colored_count, page.reported_count], [0, 0, 0])
  assert.equal((await shop.call('GET', '/credits/history', { as: other })).data.data.length, 0, 'nothing was charged')
})

test('nobody but its owner and admins is told the address of its files', async () => {
  const { other, owner, admin, id } = await cast()
  const { illustration } = await shop.db
    .selectFrom('pages')
    .select('illustration')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const everything = async (as: Person) => {
    const answers = []
    for (const scope of ['public', 'favorited', 'colored', 'owned']) answers.push(await list(shop, as, { scope }))
    return JSON.stringify([answers, (await read(shop, as, id)).body])
  }
  assert.ok(!(await everything(other)).includes(illustration))
  assert.ok((await everything(owner)).includes(illustration))
  assert.ok((await everything(admin)).includes(illustration))
})

test('a visitor and a crawler see nothing of it', async () => {
  const { id } = await cast()
  for (const path of [`/pages/${id}/read`, '/pages/paginate', `/pages/paginate?search=wilhelmina`])
    assert.equal((await shop.call('GET', path)).status, 401, path)
  for (const path of ['/', '/sitemap.xml', '/robots.txt', `/pages/${id}/color`, `/pages/${id}`]) {
    const response = await fetch(`${shop.url}${path}`, { headers: { 'user-agent': 'Googlebot/2.1' } })
    assert.doesNotMatch(await response.text(), /wilhelmina|Butterflies/i, path)
  }
})

test('its owner reads, colors, favorites, finds and deletes it like any other', async () => {
  const { owner, id, open } = await cast()
  assert.equal((await read(shop, owner, id)).data.private, true)
  assert.equal((await color(shop, owner, id)).status, 200)
  assert.equal((await favorite(shop, owner, id)).status, 200)
  for (const scope of ['owned', 'favorited', 'colored'])
    assert.ok((await ids(shop, owner, { scope, search: 'wilhelmina' })).includes(id), scope)
  assert.deepEqual((await ids(shop, owner, { scope: 'owned' })).sort(), [id, open].sort())
  await refreshTrends(shop.db, shop.clock)
  assert.equal((await read(shop, owner, id)).data.trending, false, 'it is in no list, so it trends in none')
  assert.equal((await toggleBlocked(shop, owner, id)).status, 200)
  assert.deepEqual(await ids(shop, owner, { scope: 'owned' }), [open])
})

test('an admin finds it among all pages, in every order, and blocks it', async () => {
  const { admin, owner, id, open } = await cast()
  for (const sort of sorts) {
    assert.deepEqual((await ids(shop, admin, { sort })).sort(), [id, open].sort(), sort)
    assert.deepEqual(await ids(shop, admin, { sort, search: 'wilhelmina' }), [id], sort)
    assert.deepEqual((await ids(shop, admin, { sort, search: 'butterflies' })).sort(), [id, open].sort(), sort)
  }
  assert.deepEqual((await ids(shop, admin, { reported: 'true' })).sort(), [id, open].sort())
  assert.equal((await read(shop, admin, id)).data.prompt, prompt)
  const file = await fetch(`${shop.url}/backend/api/pages/csv`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  assert.match(await file.text(), /Wilhelmina.*private/)
  await toggleBlocked(shop, admin, id)
  assert.equal((await read(shop, owner, id)).status, 404)
  await toggleBlocked(shop, admin, id)
  assert.deepEqual(await ids(shop, owner), [open], 'unblocked, it is still its owner’s alone')
  assert.equal((await read(shop, owner, id)).status, 200)
})

test('a long list has each page once, wherever private ones stand in it', async () => {
  const [admin, owner] = [await shop.people.admin(), await shop.people.make()]
  for (let i = 0; i < 45; i += 1) {
    shop.clock.advance(1000)
    await makePage(shop, { by: owner, prompt: i % 3 ? 'a hen' : 'the name Wilhelmina', title: 'A hen' })
  }
  for (const [viewer, count] of [
    [admin, 45],
    [owner, 30],
  ] as const)
    for (const search of ['', 'hen']) {
      const seen: number[] = []
      let part = await list(shop, viewer, { search })
      seen.push(...part.data.map(({ id }) => id))
      for (let page = 2; part.next; page += 1) {
        part = await list(shop, viewer, { page, after: part.next, search })
        seen.push(...part.data.map(({ id }) => id))
      }
      assert.equal(seen.length, count)
      assert.deepEqual(
        seen,
        [...new Set(seen)].sort((a, b) => b - a),
      )
    }
})
