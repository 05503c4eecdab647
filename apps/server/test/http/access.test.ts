import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import sharp from 'sharp'
import { cancel, enqueue } from '../../src/jobs/queue.ts'
import { accessTable, type Cast, type Role, type Row, roles } from '../support/access-table.ts'
import { makePage } from '../support/life.ts'
import { product } from '../support/product.ts'
import { fileForm } from '../support/uploading.ts'

const shop = product()
const rows = Object.entries(accessTable).map(([key, row]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, path, row }
})

async function gather(): Promise<Cast> {
  const people = {
    free: await shop.people.make(),
    paid: await shop.people.make({ plan: 'advanced' }),
    other: await shop.people.make(),
    admin: await shop.people.admin(),
  }
  const { id: page } = await makePage(shop, people.free, 'page')
  const requestId = 'a-drawing-that-was-stopped'
  const drawing = { kind: 'draw', userId: people.free.id, requestId, payload: {}, runAt: new Date('2100-01-01') }
  const { job } = await enqueue(shop.db, shop.clock, drawing)
  await shop.db.transaction().execute((tx) => cancel(tx, shop.clock, { id: job.id, userId: people.free.id }))
  const sheet = { create: { width: 1024, height: 1024, channels: 4 as const, background: '#e5332a80' } }
  const form = fileForm(await sharp(sheet).png().toBuffer())
  const { data } = await shop.call('POST', '/storage/upload', { as: people.free, form })
  const book = await beginBook(people.free.id, page)
  return { people, upload: data.url, page, book, requestId }
}

/** Not by the call, which answers only so often in a minute. */
async function beginBook(userId: number, page: number): Promise<number> {
  const now = shop.clock.now()
  const written = { user_id: userId, title: 'A book', author: 'Mara', paper: 'letter', blank_backs: true } as const
  const { id } = await shop.db
    .insertInto('books')
    .values({ ...written, cover_id: page, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db.insertInto('book_pages').values({ book_id: id, page_id: page, place: 0 }).execute()
  return id
}

const personOf = ({ people }: Cast, role: Role) => (role === 'visitor' ? null : people[role])
const addressOf = (path: string, row: Row, cast: Cast) => path.replace(/:\w+/, String(row.id?.(cast) ?? ''))
const allowed = (status: number | undefined) => status !== 401 && status !== 403

test('every served call has a row in the table, and every row a call', () => {
  const served = shop.app.calls.map((route) => `${route.method} ${route.path}`)
  assert.deepEqual(Object.keys(accessTable).sort(), served.sort())
})

for (const { key, method, path, row } of rows) {
  test(`${key} answers ${row.expect.join(', ')} to ${roles.join(', ')}`, async () => {
    const cast = await gather()
    const got: number[] = []
    // The admin last and the owner before them: what one call changes must not decide the next one's answer.
    for (const role of ['visitor', 'other', 'paid', 'free', 'admin'] as const) {
      const input = (await row.send?.(cast, role)) ?? {}
      const answer = await shop.call(method, addressOf(path, row, cast), { as: personOf(cast, role), ...input })
      got[roles.indexOf(role)] = answer.status
      if (answer.status === 401) assert.equal(answer.body.code, 'UNAUTHORIZED')
      if (answer.status === 403) assert.match(answer.body.code ?? '', /^(FORBIDDEN|NO_PAID_PLAN)$/)
    }
    assert.deepEqual(got, [...row.expect])
  })
}

test('who may not make a call learns nothing of it: 401 and 403 come before 400, 415, 422 and 404', async () => {
  const cast = await gather()
  for (const { key, method, path, row } of rows) {
    for (const [index, role] of roles.entries()) {
      const status = row.expect[index]
      if (allowed(status) || (row.refuses && status === 403)) continue
      for (const wrong of wrongWays(method)) {
        const answer = await send(method, path.replace(/:\w+/, wrong.id), {
          token: personOf(cast, role)?.token,
          ...wrong,
        })
        assert.equal(answer.status, status, `${key} as ${role} with ${wrong.name}`)
      }
    }
  }
})

test('who may make a call is told of a malformed body first, then of its type, then of its fields', async () => {
  const cast = await gather()
  for (const { key, method, path, row } of rows.filter(({ method }) => method !== 'GET')) {
    const role = roles.find((_, index) => allowed(row.expect[index])) ?? 'admin'
    const token = personOf(cast, role)?.token
    for (const { name, type, body, status } of wrongWays(method).filter((wrong) => wrong.status)) {
      // What has no signature is not read.
      if (row.takes === 'bytes') continue
      const answer = await send(method, path.replace(/:\w+/, '999999'), { token, type, body })
      assert.equal(answer.status, status, `${key} with ${name}`)
    }
  }
})

test('an unknown, an ended and a made-up token are a 401, and visitors’ calls work with them all the same', async () => {
  const { people } = await gather()
  await shop.call('POST', '/users/sign-out', { as: people.other })
  for (const token of [people.other.token, 'x'.repeat(43), 'x', `${people.free.token}x`, people.free.token.slice(1)]) {
    assert.equal((await shop.call('GET', '/users/read', { token })).status, 401)
    assert.equal((await shop.call('GET', '/settings/list', { token })).status, 200)
  }
})

function wrongWays(method: string) {
  const ways = [{ name: 'an unknown id', id: '999999', type: undefined, body: undefined, status: 0 }]
  if (method === 'GET') return ways
  return [
    ...ways,
    { name: 'broken JSON', id: 'x', type: 'application/json', body: '{"name":', status: 400 },
    { name: 'another type', id: 'x', type: 'text/xml', body: '<name/>', status: 415 },
  ]
}

function send(
  method: string,
  path: string,
  input: { token?: string | undefined; type?: string | undefined; body?: string | undefined },
) {
  return fetch(shop.url + apiBase + path, {
    method,
    headers: {
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...(input.type && { 'content-type': input.type }),
    },
    ...(input.body && { body: input.body }),
  })
}
