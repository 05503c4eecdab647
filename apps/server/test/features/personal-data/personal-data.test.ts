import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { personalData } from '../../../src/wire.ts'
import { idle } from '../../support/idle.ts'
import { makeLife } from '../../support/life.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product()
const remove = (as: Person, currentPassword?: string) =>
  shop.call('POST', '/users/delete', { as, body: { currentPassword } })
const take = (as: Person, currentPassword?: string) =>
  shop.call('POST', '/users/export', { as, body: { currentPassword } })
const pageOf = (id: number) => shop.db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()

/** Read from the live database, so that a migration cannot add a column that nobody thought of. */
async function columnsToUsers() {
  const { rows } = await sql<{ table: string; column: string }>`
    select con.conrelid::regclass::text as "table", att.attname as "column"
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any (con.conkey)
    where con.contype = 'f' and con.confrelid = 'users'::regclass and con.conrelid::regclass::text not like 'kept.%'`.execute(
    shop.db,
  )
  return rows
}

async function everyTable() {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    shop.db,
  )
  return rows.map((row) => row.name)
}

async function rowsWith(word: RegExp): Promise<string[]> {
  const parts: string[] = []
  for (const table of await everyTable()) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(shop.db)
    parts.push(...rows.map(({ row }) => `${table} ${JSON.stringify(row)}`))
  }
  return parts.filter((row) => word.test(row))
}

test('every table that points to a person belongs to a feature’s personal data, which is downloaded and deleted', async () => {
  const pointing = [...new Set((await columnsToUsers()).map(({ table }) => table))].sort()
  assert.ok(pointing.includes('sessions') && pointing.length >= 10, 'the walk finds the foreign keys')
  const named = new Set<string>(personalData.flatMap((section) => section.tables))
  assert.deepEqual(
    pointing.filter((table) => !named.has(table)),
    [],
  )
  const tables = await everyTable()
  assert.deepEqual(
    [...named].filter((table) => !tables.includes(table)),
    [],
    'and none names a table that is gone',
  )
})

test('a download holds what is stored about the person, and nothing one could sign in with', async () => {
  const { mara, photo, loved, lonely, theirs } = await makeLife(shop)
  const { status, data } = await take(mara, password)
  assert.equal(status, 200)
  assert.equal(data.exported_at, shop.clock.now().toISOString())
  const { sections } = data
  assert.deepEqual(Object.keys(sections).sort(), personalData.map((section) => section.name).sort())
  const { profile, sessions, links, work } = sections.account
  assert.deepEqual([profile.name, profile.email], [mara.name, mara.email])
  assert.deepEqual([sessions.length, work.length, links[0].new_email], [1, 1, 'mara@okafor.new'])
  assert.equal(sections.subscriptions[0].plan, 'starter')
  assert.ok(sections.credits.length > 0)
  assert.ok(sections.uploads.some((upload: { url: string }) => upload.url === photo))
  assert.deepEqual(
    sections.pages.created.map((page: { id: number }) => page.id),
    [loved.id, lonely.id],
  )
  assert.match(sections.pages.created[0].prompt, /told by Mara/)
  assert.equal(sections.pages.colored.length, 3)
  assert.deepEqual([sections.pages.favorites[0].page_id, sections.pages.reports[0].page_id], [theirs.id, theirs.id])
  const text = JSON.stringify(data)
  assert.doesNotMatch(text, /argon2|_hash|token|Jo Other/)
  const { token_hash } = await shop.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', mara.id)
    .executeTakeFirstOrThrow()
  assert.ok(!text.includes(token_hash))
})

test('neither download nor deletion happens without the right password', async () => {
  const person = await shop.people.make()
  for (const call of [take, remove])
    for (const wrong of [undefined, '', 'not the password']) {
      const answer = await call(person, wrong)
      assert.equal(answer.status, 422)
      assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['currentPassword'])
    }
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 200)
})

test('who has just come by a mailed link needs no password, for 15 minutes', async () => {
  const quick = await shop.people.make({ byLink: true })
  const slow = await shop.people.make({ byLink: true })
  shop.clock.advance(15 * 60_000 - 1)
  assert.equal((await remove(quick)).status, 200)
  shop.clock.advance(1)
  assert.equal((await remove(slow)).status, 422)
  assert.equal((await remove(slow, password)).status, 200)
})

test('deleting the account leaves nothing of the person in any table, nor a file of theirs', async () => {
  const { mara, photo, lonely } = await makeLife(shop)
  const files = await shop.db.selectFrom('uploads').select('key').where('user_id', '=', mara.id).execute()
  const before = (await rowsWith(/okafor/i)).map((row) => row.split(' ')[0])
  for (const table of ['users', 'jobs', 'pages', 'link_tokens', 'throttles']) assert.ok(before.includes(table), table)
  assert.equal((await remove(mara, password)).status, 200)
  for (const { table, column } of await columnsToUsers()) {
    const left = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${mara.id}`.execute(shop.db)
    assert.equal(left.rows.length, 0, `${table}.${column}`)
  }
  assert.deepEqual(await rowsWith(/okafor/i), [])
  await idle(shop.db, shop.clock.now())
  assert.equal(files.length, 2)
  for (const key of [...files.map((file) => file.key), lonely.file])
    assert.equal(await shop.storage.get(key), null, key)
  assert.equal((await fetch(shop.url + photo)).status, 404)
})

test('a deleted person is signed out, and their address is free again', async () => {
  const person = await shop.people.make()
  await remove(person, password)
  assert.equal((await shop.call('GET', '/users/read', { as: person })).status, 401)
  const body = { name: 'Somebody new', email: person.email, password: 'long enough' }
  assert.equal((await shop.call('POST', '/users/sign-in', { body: { email: person.email, password } })).status, 422)
  assert.equal((await shop.call('POST', '/users/sign-up', { body })).status, 200)
})

test('a page that others have colored stays for them, without a name and without its words; the rest goes', async () => {
  const { mara, loved, lonely, theirs } = await makeLife(shop)
  await remove(mara, password)
  await idle(shop.db, shop.clock.now())
  const kept = await pageOf(loved.id)
  assert.deepEqual([kept?.user_id, kept?.prompt, kept?.title, kept?.colored_count], [null, 'loved', 'loved', 1])
  assert.notEqual(await shop.storage.get(loved.file), null)
  assert.equal(await pageOf(lonely.id), undefined)
  const other = await pageOf(theirs.id)
  assert.deepEqual([other?.colored_count, other?.favorited_count, other?.reported_count], [1, 0, 0])
  assert.match(other?.prompt ?? '', /told by Jo/)
})

test('the books stay right: the subscription remains and forgets whose it was', async () => {
  const { mara } = await makeLife(shop)
  await remove(mara, password)
  const rows = await shop.db.selectFrom('subscriptions').select(['user_id', 'price_cents']).execute()
  assert.deepEqual(rows, [{ user_id: null, price_cents: 799 }])
})

test('files outlive a storage that is down, and go once it is back', async () => {
  const { mara, lonely } = await makeLife(shop)
  const deleteFile = shop.storage.delete
  shop.storage.delete = () => Promise.reject(new Error('storage is down'))
  await remove(mara, password)
  await idle(shop.db, shop.clock.now())
  assert.notEqual(await shop.storage.get(lonely.file), null)
  shop.storage.delete = deleteFile
  shop.clock.advance(10_000)
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(lonely.file), null)
})

test('the admin can take their data with them but cannot leave', async () => {
  const admin = await shop.people.admin()
  assert.equal((await take(admin, password)).data.sections.account.profile.email, admin.email)
  assert.equal((await remove(admin, password)).status, 403)
  assert.equal((await shop.call('GET', '/users/read', { as: admin })).status, 200)
})
