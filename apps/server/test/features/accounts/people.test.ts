import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@inkbloom/contract'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product()
const list = (as: Person, query: Record<string, string | number> = {}) =>
  shop.call(
    'GET',
    `/users/paginate?${new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]))}`,
    {
      as,
    },
  )
const toggle = (as: Person, id: number | string) => shop.call('PATCH', `/users/${id}/blocked/toggle`, { as })
const ids = (answer: { data: { data: User[] } }) => answer.data.data.map((user) => user.id)
const names = async (as: Person, search: string) =>
  ((await list(as, { search })).data.data as User[]).map((user) => user.name).sort()

async function crowd(count: number) {
  const admin = await shop.people.admin()
  const people: Person[] = []
  for (let i = 0; i < count; i += 1) people.push(await shop.people.make())
  return { admin, people }
}

test('people come newest first in pages of 20, the last page says so, and one past the end is empty', async () => {
  const { admin, people } = await crowd(44)
  const expected = [...people.map((person) => person.id).reverse(), admin.id]
  const [first, second, third] = [await list(admin), await list(admin, { page: 2 }), await list(admin, { page: 3 })]
  assert.deepEqual(
    [ids(first), ids(second), ids(third)].map((page) => page.length),
    [20, 20, 5],
  )
  assert.deepEqual([...ids(first), ...ids(second), ...ids(third)], expected)
  assert.ok(first.data.last_page > first.data.current_page)
  assert.deepEqual([third.data.current_page, third.data.last_page, third.data.next], [3, 3, null])
  const past = await list(admin, { page: 4 })
  assert.equal(past.status, 200)
  assert.deepEqual([past.data.data, past.data.next], [[], null])
})

test('nothing is skipped or repeated while others sign up between the pages', async () => {
  const { admin, people } = await crowd(44)
  const seen: number[] = []
  let after: string | null = null
  for (let page = 1; ; page += 1) {
    const answer = await list(admin, { page, ...(after && { after }) })
    seen.push(...ids(answer))
    after = answer.data.next
    if (!after) break
    for (let i = 0; i < 7; i += 1) await shop.people.make()
  }
  assert.deepEqual(seen, [...people.map((person) => person.id).reverse(), admin.id])
})

test('exactly 20 people are one page', async () => {
  const { admin } = await crowd(19)
  const answer = await list(admin)
  assert.equal(ids(answer).length, 20)
  assert.deepEqual([answer.data.last_page, answer.data.next], [1, null])
})

test('a page that is no page, or a cursor that we did not make, is a 422', async () => {
  const admin = await shop.people.admin()
  const wrong = [{ page: 0 }, { page: -1 }, { page: 'x' }, { page: '' }, { page: 1.5 }, { page: 1e300 }]
  for (const query of wrong) {
    const answer = await list(admin, query)
    assert.equal(answer.status, 422, JSON.stringify(query))
    assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['page'])
  }
  for (const after of ['x', 'bnVsbA', 'IjEgb3IgMT0xIg', 'MS41', 'x'.repeat(301), ''])
    assert.equal((await list(admin, { after })).status, 422, after)
  assert.equal((await shop.call('GET', '/users/paginate?page=1&page=2', { as: admin })).status, 422)
})

test('search finds whole words and the beginning of the last, in names and addresses, whatever case and accents', async () => {
  const admin = await shop.people.admin({ email: 'boss@inkbloom.example' })
  for (const [name, email] of [
    ['Zoë Müller-Ångström', 'zoe@example.com'],
    ['Zoltan Muller', 'zoltan@families.example'],
    ['Маша Иванова', 'masha@example.com'],
    ['100% O’Brien_x', 'obrien@example.com'],
  ] as const)
    await shop.people.make({ name, email })
  assert.deepEqual(await names(admin, 'zoe'), ['Zoë Müller-Ångström'])
  assert.deepEqual(await names(admin, 'MÜLLER'), ['Zoltan Muller', 'Zoë Müller-Ångström'])
  assert.deepEqual(await names(admin, '  angstrom   zoë '), ['Zoë Müller-Ångström'])
  assert.deepEqual(await names(admin, 'muller zo'), ['Zoltan Muller', 'Zoë Müller-Ångström'])
  assert.deepEqual(await names(admin, 'zo muller'), [], 'only the last word may be a beginning')
  assert.deepEqual(await names(admin, 'families'), ['Zoltan Muller'])
  assert.deepEqual(await names(admin, 'zoltan@families.example'), ['Zoltan Muller'])
  assert.deepEqual(await names(admin, 'маша'), ['Маша Иванова'])
  assert.deepEqual(await names(admin, 'ИВАН'), ['Маша Иванова'])
  assert.deepEqual(await names(admin, 'nobody'), [])
})

test('nothing that is typed into the search is a command or an error', async () => {
  const { admin } = await crowd(2)
  for (const search of [
    '%',
    '_',
    "'",
    '"',
    "' or 1=1 --",
    '\\',
    ':*',
    '&',
    '!x',
    'x & | y',
    '(',
    '<->',
    '🎨',
    '\u202e',
  ])
    assert.deepEqual(await names(admin, search), [], search)
  assert.equal((await list(admin, { search: '   ' })).data.data.length, 3, 'blank is no search')
  assert.equal((await list(admin, { search: 'x'.repeat(200) })).status, 200)
  const long = await list(admin, { search: 'x'.repeat(3_000) })
  assert.equal(long.status, 422)
  assert.deepEqual(Object.keys(long.body.errors ?? {}), ['search'])
})

test('a search goes on from its cursor', async () => {
  const admin = await shop.people.admin({ email: 'ana@example.com' })
  for (let i = 0; i < 25; i += 1) await shop.people.make({ name: i % 5 === 0 ? `Other ${i}` : `Mara ${i}` })
  const all = await list(admin, { search: 'mara' })
  assert.deepEqual([ids(all).length, all.data.next], [20, null])
  const more = await list(admin, { search: 'person' })
  assert.equal(more.data.data.length, 20)
  assert.equal(ids(await list(admin, { search: 'person', page: 2, after: more.data.next })).length, 5)
})

test('the house account is never listed and can be neither found nor blocked', async () => {
  const { admin } = await crowd(1)
  const house = await shop.db.selectFrom('users').select('id').where('house', '=', true).executeTakeFirstOrThrow()
  assert.ok(!ids(await list(admin)).includes(house.id))
  assert.deepEqual(await names(admin, 'house'), [])
  assert.equal((await toggle(admin, house.id)).status, 404)
})

test('blocking ends every session at once, and unblocking lets the person sign in again', async () => {
  const { admin, people } = await crowd(2)
  const [person, other] = people as [Person, Person]
  const blocked = await toggle(admin, person.id)
  assert.equal(blocked.data.blocked, true)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 401)
  assert.equal((await shop.call('GET', '/users/read', { as: other })).status, 200)
  assert.deepEqual(
    (await list(admin)).data.data.find((user: User) => user.id === person.id),
    blocked.data,
  )
  assert.equal((await toggle(admin, person.id)).data.blocked, false)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 401, 'the old session stays ended')
  const signIn = { email: person.email, password: 'correct horse' }
  assert.equal((await shop.call('POST', '/users/sign-in', { body: signIn })).status, 200)
})

test('the admin cannot be blocked', async () => {
  const admin = await shop.people.admin()
  const answer = await toggle(admin, admin.id)
  assert.equal(answer.status, 403)
  assert.equal(answer.body.code, 'FORBIDDEN')
  assert.equal((await shop.call('GET', '/users/read', { as: admin })).data.blocked, false)
})

test('an unknown id is a 404, and one that is no id a 422', async () => {
  const admin = await shop.people.admin()
  for (const id of [999_999, Number.MAX_SAFE_INTEGER]) assert.equal((await toggle(admin, id)).status, 404, String(id))
  for (const id of ['0', '-1', '1.5', 'x', '9007199254740993', '1e400', '99999999999999999999', '%20', '1;drop'])
    assert.equal((await toggle(admin, id)).status, 422, id)
})

test('the Stripe id of a person is for the admin only', async () => {
  const admin = await shop.people.admin()
  const person = await shop.people.make()
  await shop.db.updateTable('users').set({ stripe_id: 'cus_1' }).where('id', '=', person.id).execute()
  assert.equal((await list(admin)).data.data[0].stripe_id, 'cus_1')
  assert.equal((await toggle(admin, person.id)).data.stripe_id, 'cus_1')
  await toggle(admin, person.id)
  const signedIn = await shop.call('POST', '/users/sign-in', {
    body: { email: person.email, password: 'correct horse' },
  })
  assert.equal(signedIn.data.user.stripe_id, null)
  const read = await shop.call('GET', '/users/read', { token: signedIn.data.token })
  assert.equal(read.data.stripe_id, null)
  assert.equal(JSON.stringify(read.body).includes('cus_1'), false)
})
