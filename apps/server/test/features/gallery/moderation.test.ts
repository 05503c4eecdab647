import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { color, ids, list, makePage, toggleBlocked } from './gallery.ts'

const lines: { msg: string; list?: string; by?: number; rows?: number; search?: string }[] = []
const shop = product({
  env: { LOG_LEVEL: 'info' },
  logStream: { write: (line) => lines.push(JSON.parse(line)) },
})
beforeEach(() => {
  lines.length = 0
})

const report = (by: Person, id: number) => shop.call('POST', `/pages/${id}/report`, { as: by })
const setBlocked = (admin: Person, body: object) => shop.call('POST', '/pages/blocked/set', { as: admin, body })
const csv = async (path: string, as: Person) => {
  const response = await fetch(`${shop.url}/backend/api${path}`, { headers: { authorization: `Bearer ${as.token}` } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, rows: bytes.toString().trimEnd().split('\r\n') }
}

test('several pages are blocked at once, and taken back at once; what its owner deleted stays deleted', async () => {
  const [admin, owner] = [await shop.people.admin(), await shop.people.make()]
  const pages = []
  for (let i = 0; i < 4; i += 1) pages.push(await makePage(shop, { by: owner }))
  const [first = 0, second = 0, deleted = 0, untouched = 0] = pages
  await toggleBlocked(shop, owner, deleted)
  await toggleBlocked(shop, admin, second)
  const asked = { ids: [first, second, deleted, 999_999], blocked: true }
  assert.deepEqual((await setBlocked(admin, asked)).data, { changed: [first] })
  assert.deepEqual(await ids(shop, owner), [untouched])
  assert.deepEqual((await setBlocked(admin, asked)).data, { changed: [] }, 'pressed twice')
  assert.deepEqual((await setBlocked(admin, { ids: [first], blocked: false })).data, { changed: [first] })
  assert.deepEqual(await ids(shop, owner), [untouched, first])
  for (const wrong of [[], Array.from({ length: 101 }, (_, i) => i + 1), ['x']])
    assert.equal((await setBlocked(admin, { ids: wrong, blocked: true })).status, 422)
})

test('an admin sees only what was reported, most reported first, only what is blocked, or only what is public', async () => {
  const admin = await shop.people.admin()
  const [one, two] = [await shop.people.make(), await shop.people.make()]
  const quiet = await makePage(shop)
  const once = await makePage(shop, { prompt: 'A dog' })
  const twice = await makePage(shop)
  await report(one, once)
  for (const person of [one, two]) await report(person, twice)
  await toggleBlocked(shop, admin, once)
  assert.deepEqual(await ids(shop, admin, { status: 'reported' }), [twice, once])
  assert.deepEqual(await ids(shop, admin, { status: 'blocked' }), [once])
  assert.deepEqual(await ids(shop, admin, { status: 'reported', search: 'dog' }), [once])
  assert.deepEqual(await ids(shop, admin, { status: 'public' }), [twice, quiet])
  assert.deepEqual(await ids(shop, admin, { status: 'public', search: 'dog' }), [], 'blocked, and so not public')
  await toggleBlocked(shop, admin, once)
  assert.deepEqual(await ids(shop, admin, { status: 'public', search: 'dog' }), [once])
  await toggleBlocked(shop, admin, once)
  assert.deepEqual(await ids(shop, one, { status: 'blocked' }), [twice, quiet], 'nobody else is shown what is blocked')
})

test('a long list of reported pages goes on where it ended', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  for (let i = 0; i < 25; i += 1) await report(person, await makePage(shop))
  const first = await list(shop, admin, { status: 'reported' })
  assert.equal(first.data.length, 20)
  const rest = await list(shop, admin, { status: 'reported', page: 2, after: first.next ?? '' })
  assert.equal(new Set([...first.data, ...rest.data].map(({ id }) => id)).size, 25)
})

test('who reported a page, latest first', async () => {
  const admin = await shop.people.admin()
  const [one, two] = [await shop.people.make(), await shop.people.make()]
  const id = await makePage(shop)
  await report(one, id)
  shop.clock.advance(1000)
  await report(two, id)
  const { data } = await shop.call('GET', `/pages/${id}/reports`, { as: admin })
  assert.deepEqual(
    data.map(({ user }: { user: { id: number; name: string } }) => user),
    [two, one].map(({ id, name }) => ({ id, name })),
  )
  assert.equal((await shop.call('GET', '/pages/999999/reports', { as: admin })).status, 404)
})

test('each list is a file: all of it, in its order, with every cell in its place', async () => {
  const admin = await shop.people.admin()
  const names = ['Mara, of the sea', '=HYPERLINK("http://x","y")', ...Array.from({ length: 28 }, (_, i) => `P ${i}`)]
  for (const name of names) await shop.people.make({ name })
  const { status, headers, bytes, rows } = await csv('/users/csv', admin)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(headers.get('content-disposition'), 'attachment; filename="users.csv"')
  assert.equal(bytes.subarray(0, 3).toString('hex'), 'efbbbf')
  assert.equal(rows.length, 1 + names.length + 1)
  assert.match(rows[0] ?? '', /id,name,email,plan,admin,blocked,stripe_id,created_at$/)
  assert.ok(rows.some((row) => row.includes(',"Mara, of the sea",')))
  assert.ok(rows.some((row) => row.includes(`,"'=HYPERLINK(""http://x"",""y"")",`)))
  assert.equal((await csv('/users/csv?search=mara', admin)).rows.length, 2)
  assert.equal((await csv('/users/csv?status=blocked', admin)).rows.length, 1)
})

test('pages, colorings and subscriptions are files too', async () => {
  const admin = await shop.people.admin()
  const person = await shop.people.make({ plan: 'starter' })
  const id = await makePage(shop, { by: person, prompt: '-1 cat' })
  await color(shop, await shop.people.make({ name: 'Jonas' }), id)
  const [, page] = (await csv('/pages/csv', admin)).rows
  assert.match(page ?? '', new RegExp(`^${id},'-1 cat,'-1 cat,${person.name},public,0,1,0,`))
  assert.match((await csv('/coloreds/csv', admin)).rows[1] ?? '', new RegExp(`,${id},'-1 cat,Jonas,`))
  assert.match((await csv('/subscriptions/csv?status=active', admin)).rows[1] ?? '', /,starter,7\.99,/)
  assert.equal((await csv('/subscriptions/csv?status=canceled', admin)).rows.length, 1)
})

test('the log says who took which list, and how much of it', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make({ name: 'Mara' })]
  await csv('/users/csv?search=mara', admin)
  const line = await until(() => lines.find(({ msg }) => msg === 'a list was taken as CSV'), 'the line')
  assert.deepEqual([line.list, line.by, line.search, line.rows], ['users', admin.id, 'mara', 1])
  lines.length = 0
  assert.equal((await csv('/users/csv', person)).status, 403)
  assert.ok(!lines.some(({ msg }) => msg === 'a list was taken as CSV'))
})

test('only people who are blocked, only those who are not', async () => {
  const admin = await shop.people.admin()
  const [blocked, active] = [await shop.people.make({ blocked: true }), await shop.people.make()]
  const listed = async (status: string) =>
    (await shop.call('GET', `/users/paginate?status=${status}`, { as: admin })).data.data.map(
      (user: { id: number }) => user.id,
    )
  assert.deepEqual(await listed('blocked'), [blocked.id])
  assert.deepEqual(await listed('active'), [active.id, admin.id])
  assert.equal((await shop.call('GET', '/users/paginate?status=odd', { as: admin })).status, 422)
})
