import assert from 'node:assert/strict'
import { test } from 'node:test'
import { product } from '../../support/product.ts'
import { color, favorite, ids, list, makePage, read, toggleBlocked } from './gallery.ts'

const shop = product()

test('favoriting needs a paid plan, taking it back does not', async () => {
  const [free, paid] = [await shop.people.make(), await shop.people.make({ plan: 'starter' })]
  const id = await makePage(shop)
  const refused = await favorite(shop, free, id)
  assert.deepEqual([refused.status, refused.body.code], [403, 'NO_PAID_PLAN'])
  const liked = await favorite(shop, paid, id)
  assert.deepEqual([liked.status, liked.data.is_favorited, liked.data.favorited_count], [200, true, 1])
  assert.equal((await read(shop, free, id)).data.is_favorited, false)
  await shop.db.updateTable('subscriptions').set({ ended_at: shop.clock.now() }).execute()
  const back = await favorite(shop, paid, id)
  assert.deepEqual([back.status, back.data.is_favorited, back.data.favorited_count], [200, false, 0])
  assert.equal((await favorite(shop, paid, id)).body.code, 'NO_PAID_PLAN')
})

test('an admin neither favorites nor colors', async () => {
  const admin = await shop.people.admin()
  const id = await makePage(shop)
  assert.deepEqual(
    [(await favorite(shop, admin, id)).status, (await favorite(shop, admin, id)).body.code],
    [403, 'FORBIDDEN'],
  )
  const answer = await shop.call('PATCH', '/coloreds/upsert', { as: admin, body: {} })
  assert.deepEqual([answer.status, answer.body.code], [403, 'FORBIDDEN'])
})

test('counts are exact after fifty racing toggles of one person and of fifty people', async () => {
  const id = await makePage(shop)
  const one = await shop.people.make({ plan: 'starter' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => favorite(shop, one, id)))
  assert.ok(answers.every((answer) => answer.status === 200))
  assert.equal((await read(shop, one, id)).data.favorited_count, 0)
  assert.equal((await read(shop, one, id)).data.is_favorited, false)

  const crowd = await Promise.all(Array.from({ length: 50 }, () => shop.people.make({ plan: 'starter' })))
  await Promise.all(
    crowd.flatMap((person, i) => [favorite(shop, person, id), ...(i % 2 ? [favorite(shop, person, id)] : [])]),
  )
  assert.equal((await read(shop, one, id)).data.favorited_count, 25)
  const { favorited_count } = await shop.db.selectFrom('page_words').select('favorited_count').executeTakeFirstOrThrow()
  assert.equal(favorited_count, 25)
})

test('a blocked page is gone from all lists and by id for everybody but admins; an owner cannot unblock', async () => {
  const admin = await shop.people.admin()
  const [owner, fan] = [await shop.people.make({ plan: 'starter' }), await shop.people.make({ plan: 'starter' })]
  const id = await makePage(shop, { by: owner })
  await favorite(shop, fan, id)
  await color(shop, fan, id)
  assert.equal((await toggleBlocked(shop, admin, id)).data.blocked, true)
  for (const person of [owner, fan]) {
    for (const scope of ['public', 'favorited', 'colored', 'owned']) {
      assert.deepEqual(await ids(shop, person, { scope }), [])
      assert.deepEqual(await ids(shop, person, { scope, search: 'cat' }), [])
    }
    assert.equal((await read(shop, person, id)).status, 404)
    assert.equal((await favorite(shop, person, id)).status, 404)
    assert.equal((await toggleBlocked(shop, person, id)).status, 404)
    assert.equal((await color(shop, person, id)).status, 404)
    assert.equal((await shop.call('POST', `/pages/${id}/report`, { as: person })).status, 404)
  }
  assert.equal((await toggleBlocked(shop, admin, id)).data.blocked, false)
  assert.deepEqual(await ids(shop, fan, { scope: 'colored', search: 'cat' }), [id])
  assert.equal((await read(shop, fan, id)).data.is_favorited, true)
})

test('an owner deletes for good: only those who have colored the page keep it', async () => {
  const admin = await shop.people.admin()
  const [owner, artist, other] = [
    await shop.people.make(),
    await shop.people.make({ plan: 'starter' }),
    await shop.people.make(),
  ]
  const id = await makePage(shop, { by: owner })
  await color(shop, artist, id)
  assert.equal((await toggleBlocked(shop, other, id)).body.code, 'FORBIDDEN')
  const gone = await toggleBlocked(shop, owner, id)
  assert.deepEqual([gone.status, gone.data.blocked, gone.data.deleted], [200, true, true])
  for (const person of [owner, artist, other, admin]) {
    assert.deepEqual(await ids(shop, person), [])
    assert.deepEqual(await ids(shop, person, { search: 'cat' }), [])
  }
  assert.deepEqual(await ids(shop, owner, { scope: 'owned' }), [])
  assert.deepEqual(await ids(shop, artist, { scope: 'colored' }), [id])
  assert.deepEqual(await ids(shop, artist, { scope: 'colored', search: 'garden' }), [id])
  assert.equal((await read(shop, artist, id)).status, 200)
  assert.equal((await color(shop, artist, id)).data.revision, 2)
  for (const person of [owner, other]) {
    assert.equal((await read(shop, person, id)).status, 404)
    assert.equal((await color(shop, person, id)).status, 404)
    assert.equal((await toggleBlocked(shop, person, id)).status, 404)
  }
  assert.equal((await toggleBlocked(shop, admin, id)).status, 403)
  assert.deepEqual(await ids(shop, other), [])
  assert.equal((await favorite(shop, artist, id)).status, 404)
})

test('a missing page is a 404 for everything that can be done to one', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'starter' })]
  assert.equal((await favorite(shop, me, 99)).status, 404)
  assert.equal((await toggleBlocked(shop, me, 99)).status, 404)
  assert.equal((await toggleBlocked(shop, admin, 99)).status, 404)
  assert.equal((await color(shop, me, 99)).status, 404)
  assert.equal((await shop.call('POST', '/pages/99/report', { as: me })).status, 404)
})

test('a page is reported once by each person; an admin sees reported pages first, with the count', async () => {
  const [admin, ...people] = [await shop.people.admin(), await shop.people.make(), await shop.people.make()]
  const made: number[] = []
  for (let i = 0; i < 25; i += 1) made.push(await makePage(shop, { prompt: i % 2 ? 'a fox' : 'a cat' }))
  const [first, second] = [made[3] as number, made[4] as number]
  const report = (by: (typeof people)[number], id: number) => shop.call('POST', `/pages/${id}/report`, { as: by })
  for (const person of people) for (let i = 0; i < 2; i += 1) assert.equal((await report(person, first)).status, 200)
  await Promise.all(Array.from({ length: 10 }, () => report(people[0] as (typeof people)[number], second)))

  const rest = made.filter((id) => id !== first && id !== second).reverse()
  const page = await list(shop, admin, { reported: 'true' })
  assert.deepEqual([page.data[0]?.reported_count, page.data[1]?.reported_count], [2, 1])
  const next = await list(shop, admin, { reported: 'true', page: 2, after: page.next ?? '' })
  const shown = [...page.data, ...next.data].map(({ id }) => id)
  assert.deepEqual(shown, [first, second, ...rest])
  assert.deepEqual(await ids(shop, admin, { reported: 'true', page: 2 }), shown.slice(20))
  assert.deepEqual((await ids(shop, admin, { reported: 'true', search: 'fox' })).slice(0, 2), [first, made[23]])
  assert.deepEqual(
    (await ids(shop, people[0] as (typeof people)[number], { reported: 'true' })).slice(0, 3),
    made.slice(-3).reverse(),
  )
  assert.equal((await read(shop, people[0] as (typeof people)[number], first)).data.reported_count, null)
})
