import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { Db, Tx } from '../../src/db/client.ts'
import { askReady } from '../../src/db/ready-queries.ts'
import { addStarterData } from '../../src/db/starter.ts'
import { systemClock } from '../../src/kernel/clock.ts'
import { openTestDatabase } from '../support/database.ts'

const plansOver = (db: Db | Tx, cents: number) =>
  askReady(db, db.selectFrom('plans').selectAll().where('price_cents', '>', cents).orderBy('id').compile())
const open = async (t: TestContext): Promise<Db> => {
  const { db, close } = await openTestDatabase({ seed: (db) => addStarterData(db, systemClock) })
  t.after(close)
  return db
}
const keptReady = async (db: Db) => {
  const { rows } = await sql<{ name: string; times: number }>`
    select name, generic_plans + custom_plans as times from pg_prepared_statements where not from_sql`.execute(db)
  return rows
}

test('a query that is asked all the time is kept ready by the database, and its values change', async (t) => {
  const db = await open(t)
  assert.notEqual((await plansOver(db, 0)).length, 0)
  assert.equal((await plansOver(db, 1_000_000)).length, 0)
  assert.deepEqual(
    (await keptReady(db)).map(({ times }) => times),
    [2],
  )
})

test('a pooler that forgets what is kept ready costs no answer', async (t) => {
  const db = await open(t)
  const before = await plansOver(db, 0)
  await sql`deallocate all`.execute(db)
  assert.deepEqual(await plansOver(db, 0), before)
  assert.deepEqual(await plansOver(db, 0), before)
  assert.deepEqual(await keptReady(db), [], 'and is not asked to keep anything again')
})

test('a name that somebody else has taken on this connection costs no answer', async (t) => {
  const first = await open(t)
  await plansOver(first, 0)
  const [kept] = await keptReady(first)
  const db = await open(t)
  await sql`prepare ${sql.id(kept?.name ?? '')} as select 1`.execute(db)
  assert.notEqual((await plansOver(db, 0)).length, 0)
})

test('a column that a newer server adds meanwhile costs no answer', async (t) => {
  const db = await open(t)
  const before = await plansOver(db, 0)
  await sql`alter table plans add column color text not null default 'red'`.execute(db)
  const red = (plan: object) => ({ ...plan, color: 'red' })
  assert.deepEqual(await plansOver(db, 0), before.map(red))
})

test('other errors of such a query are its own', async (t) => {
  const db = await open(t)
  const broken = db
    .selectFrom('plans')
    .select('id')
    .where(sql<number>`1 / (length(name) - length(name))`, '=', sql<number>`length(${'x'})`)
  await assert.rejects(askReady(db, broken.compile()), { code: '22012' })
  assert.notEqual((await plansOver(db, 0)).length, 0)
})

test('in a transaction it is sent whole: one that failed could not be sent again', async (t) => {
  const db = await open(t)
  const plans = await db.transaction().execute((tx) => plansOver(tx, 0))
  assert.notEqual(plans.length, 0)
  assert.deepEqual(await keptReady(db), [])
})

test('it cannot escape a transaction either', async (t) => {
  const db = await open(t)
  await assert.rejects(
    db.transaction().execute(() => plansOver(db, 0)),
    /use its tx/,
  )
})
