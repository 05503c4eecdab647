import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Route, routes } from '@inkbloom/contract'
import type { OpenApi } from '../../../src/http/plugins/openapi.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { color, makePage, read, toggleBlocked } from './gallery.ts'

const shop = product()
const pin = '4711'
const quarter = 15 * 60_000
const enter = (as: Person, pageIds: number[], more: object = {}) =>
  shop.call('POST', '/child/enter', { as, body: { pageIds, pin, ...more } })
const leave = (as: Person, body: object) => shop.call('POST', '/child/leave', { as, body })
const me = (as: Person) => shop.call('GET', '/users/read', { as })
const pages = async (as: Person): Promise<number[]> =>
  (await shop.call('GET', '/child/read', { as })).data.pages.map(({ id }: { id: number }) => id)

async function handed(more: object = {}) {
  const mara = await shop.people.make()
  const [chosen, other] = [await makePage(shop, { by: mara }), await makePage(shop, { by: mara })]
  const entered = await enter(mara, [chosen], more)
  assert.equal(entered.status, 200)
  return { mara, chosen, other, entered }
}

test('a session that is handed over knows its child and its pages, in the order they were chosen', async () => {
  const mara = await shop.people.make()
  const made = [await makePage(shop, { by: mara }), await makePage(shop), await makePage(shop)]
  const entered = await enter(mara, made.toReversed(), { name: ' Mia ' })
  assert.deepEqual(entered.data.child, { name: 'Mia', pages: made.toReversed() })
  assert.deepEqual((await me(mara)).data.child, { name: 'Mia', pages: made.toReversed() })
  assert.deepEqual(await pages(mara), made.toReversed())
})

const forChildren = (route: Route) => route.child === true
const addressOf = ({ path }: Route) => path.replace(/:(id|name|requestId)/, '1')

test('every call but those that a child needs is refused with a code of its own, whatever it carries', async () => {
  const { mara } = await handed()
  const all: Route[] = Object.values(routes)
  const others = all.filter((route) => !forChildren(route) && route.path !== '/stripe/webhook')
  assert.ok(others.length > 50)
  for (const route of others) {
    const input = route.method === 'GET' ? {} : { body: {} }
    const answer = await shop.call(route.method, addressOf(route), { as: mara, ...input })
    assert.deepEqual([answer.status, answer.body.code], [403, 'CHILD_MODE'], `${route.method} ${route.path}`)
  }
  const told = (await (await fetch(`${shop.url}/backend/openapi.json`)).json()) as OpenApi
  const chosenOnly = ['GET /pages/:id/read', 'PATCH /coloreds/upsert']
  for (const route of all) {
    const operation = told.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
    const name = `${route.method} ${route.path}`
    const isTold = operation?.responses[403]?.description.includes('CHILD_MODE') ?? false
    assert.equal(isTold, !forChildren(route) || chosenOnly.includes(name), `the document of ${name}`)
  }
  assert.deepEqual(
    all
      .filter(forChildren)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
    [
      'GET /app/status',
      'GET /child/read',
      'GET /credits/read',
      'GET /pages/:id/read',
      'GET /settings/list',
      'GET /users/read',
      'PATCH /coloreds/upsert',
      'POST /child/leave',
      'POST /pages/check',
      'POST /storage/upload',
    ],
    'what a child may call is written down here',
  )
})

test('only the chosen pages can be read and colored', async () => {
  const { mara, chosen, other } = await handed()
  assert.equal((await read(shop, mara, chosen)).status, 200)
  assert.equal((await color(shop, mara, chosen, { progress: 10 })).status, 200)
  for (const answer of [await read(shop, mara, other), await color(shop, mara, other)])
    assert.deepEqual([answer.status, answer.body.code], [403, 'CHILD_MODE'])
})

test('the PIN takes it back, the session is the owner’s again, and another tab that leaves too is no mistake', async () => {
  const { mara, other } = await handed()
  const left = await leave(mara, { pin })
  assert.equal(left.status, 200)
  assert.equal(left.data.child, null)
  assert.equal((await read(shop, mara, other)).status, 200)
  assert.equal((await leave(mara, { pin })).status, 200)
  assert.deepEqual(await pages(mara), [])
  assert.equal((await enter(mara, [other])).status, 200, 'and it can be handed over again')
})

test('five wrong PINs, then a pause for the right one too; the account’s password needs none', async () => {
  const { mara } = await handed()
  for (let i = 0; i < 5; i += 1) assert.equal((await leave(mara, { pin: '0000' })).body.code, 'BAD_CREDENTIALS')
  const paused = await leave(mara, { pin })
  assert.deepEqual([paused.status, paused.body.code], [429, 'RATE_LIMITED'])
  assert.equal((await leave(mara, { currentPassword: 'not the password' })).status, 422)
  shop.clock.advance(quarter + 1000)
  assert.equal((await leave(mara, { pin: '0000' })).body.code, 'BAD_CREDENTIALS')
  assert.ok((await me(mara)).data.child, 'still in the hands of a child')
  assert.equal((await leave(mara, { currentPassword: password })).status, 200)
  assert.equal((await me(mara)).data.child, null)
})

test('of twenty guesses at once five are looked at', async () => {
  const { mara } = await handed()
  const answers = await Promise.all(Array.from({ length: 20 }, () => leave(mara, { pin: '9999' })))
  assert.equal(answers.filter(({ body }) => body.code === 'BAD_CREDENTIALS').length, 5)
  assert.equal(answers.filter(({ status }) => status === 429).length, 15)
})

test('neither PIN nor password is no way out', async () => {
  const { mara } = await handed()
  for (const body of [{}, { pin: '471' }, { pin: 'four' }, { currentPassword: '' }])
    assert.equal((await leave(mara, body)).status, 422, JSON.stringify(body))
  assert.ok((await me(mara)).data.child)
})

test('another session of the same person goes on as before, and a new password ends the one that was handed over', async () => {
  const { mara, other } = await handed()
  const phone = await shop.people.again(mara)
  assert.equal((await me(phone)).data.child, null)
  assert.equal((await read(shop, phone, other)).status, 200)
  const body = {
    name: mara.name,
    photo: null,
    email: mara.email,
    password: 'another good one',
    currentPassword: password,
  }
  assert.equal((await shop.call('PATCH', '/users/update', { as: phone, body })).status, 200)
  assert.equal((await me(mara)).status, 401)
  assert.equal((await shop.db.selectFrom('child_pages').selectAll().execute()).length, 0)
})

test('the PIN is stored as passwords are, and a second hand-over at the same moment does not change it', async () => {
  const { mara, chosen } = await handed()
  const { child_pin_hash } = await shop.db
    .selectFrom('sessions')
    .select('child_pin_hash')
    .where('user_id', '=', mara.id)
    .executeTakeFirstOrThrow()
  assert.match(child_pin_hash ?? '', /^\$argon2id\$/)
  assert.equal((await enter(mara, [chosen], { pin: '0000' })).body.code, 'CHILD_MODE')
  assert.equal((await leave(mara, { pin })).status, 200)
  const both = await Promise.all(['1111', '2222'].map((one) => enter(mara, [chosen], { pin: one })))
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403])
})

test('pages that cannot be seen, too many and none are refused, and so are more than the credits allow', async () => {
  const mara = await shop.people.make()
  const other = await shop.people.make()
  const hidden = await makePage(shop, { by: other, prompt: 'the name Zebedee with a cat' })
  assert.equal((await enter(mara, [hidden])).status, 404)
  assert.equal((await enter(mara, [])).status, 422)
  assert.equal((await enter(mara, [1, 2, 3, 4, 5, 6, 7])).status, 422)
  assert.equal((await enter(mara, [hidden], { pin: '12345' })).status, 422)
  const strangers = [await makePage(shop), await makePage(shop)]
  await shop.call('GET', '/credits/read', { as: mara })
  await shop.db.updateTable('credit_periods').set({ public_page: 1 }).execute()
  const refused = await enter(mara, strangers)
  assert.equal(refused.body.code, 'NO_CREDITS')
  assert.match(refused.body.message ?? '', /takes 2 credits, and you have 1 left/)
  assert.equal((await enter(mara, strangers.slice(0, 1))).status, 200)
})

test('a page that is blocked leaves the child’s list at once', async () => {
  const admin = await shop.people.admin()
  const { mara, chosen } = await handed()
  await toggleBlocked(shop, admin, chosen)
  assert.deepEqual(await pages(mara), [])
  assert.equal((await read(shop, mara, chosen)).status, 404)
})
