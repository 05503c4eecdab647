import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'

let opened: TestDatabase
before(async () => {
  opened = await openTestDatabase()
  await sql`create table things (id bigint primary key, name text not null unique, n integer check (n >= 0))`.execute(
    opened.db,
  )
})
beforeEach(() => sql`truncate things`.execute(opened.db))
after(() => opened.close())

test('a bigint is a number, a time a Date, a day a string, json an object, on both databases alike', async () => {
  const at = new Date('2031-02-03T04:05:06.789Z')
  const { rows } = await sql`
    select ${9_007_199_254_740_991}::bigint as id, count(*) as count, array[1, 2]::bigint[] as ids,
      ${at}::timestamptz as at, date '2031-02-03' as day, array[date '2031-02-03'] as days,
      ${JSON.stringify({ a: [1] })}::jsonb as json, ${['x', 'y,"z']}::text[] as words, 0.25::real as part, null as nothing,
      (${at}::timestamptz)::date as utc_day
    from things`.execute(opened.db)
  assert.deepEqual(rows, [
    {
      id: 9_007_199_254_740_991,
      count: 0,
      ids: [1, 2],
      at,
      day: '2031-02-03',
      days: ['2031-02-03'],
      json: { a: [1] },
      words: ['x', 'y,"z'],
      part: 0.25,
      nothing: null,
      utc_day: '2031-02-03',
    },
  ])
})

test('a bigint too large for a number is an error, not another number', async () => {
  await assert.rejects(sql`select 9007199254740993 as id`.execute(opened.db), RangeError)
  await opened.database.ping()
})

test('an error says which rule was broken, and the next query answers for itself', async () => {
  await sql`insert into things values (1, 'a', 1)`.execute(opened.db)
  const broken = [
    [sql`insert into things values (${2}, ${'a'}, ${1})`, '23505', 'things_name_key'],
    [sql`insert into things values (${3}, ${'b'}, ${-1})`, '23514', 'things_n_check'],
    [sql`insert into things values (4, null, 1)`, '23502', undefined],
    [sql`select * from missing where id = ${1}`, '42P01', undefined],
    [sql`selec`, '42601', undefined],
  ] as const
  for (const [index, [query, code, constraint]] of broken.entries()) {
    const failing = query.execute(opened.db)
    const following = sql<{ index: number }>`select ${index}::int as index`.execute(opened.db)
    await assert.rejects(failing, (error: { code: string; constraint?: string; table?: string; detail?: string }) => {
      assert.equal(error.code, code)
      assert.equal(error.constraint, constraint)
      if (constraint) assert.equal(error.table, 'things')
      if (code === '23505') assert.equal(error.detail, 'Key (name)=(a) already exists.')
      return true
    })
    assert.deepEqual((await following).rows, [{ index }])
  }
})

test('an update, a delete and an insert say how many rows they touched', async () => {
  const insert = await sql`insert into things select g, 'n' || g, g from generate_series(1, 5) g`.execute(opened.db)
  assert.equal(insert.numAffectedRows, 5n)
  const update = await sql`update things set n = n + ${1} where id <= ${3}`.execute(opened.db)
  assert.equal(update.numAffectedRows, 3n)
  const nothing = await sql`update things set n = 0 where id = ${99} returning id`.execute(opened.db)
  assert.equal(nothing.numAffectedRows, 0n)
  const gone = await sql`delete from things where id in (1, 2) returning id`.execute(opened.db)
  assert.equal(gone.numAffectedRows, 2n)
})

test('db inside a transaction is an error at once, never a wait and never a way out of it', async () => {
  const { db } = opened
  const inside = db.transaction().execute(async (tx) => {
    await sql`insert into things values (1, 'a', 1)`.execute(tx)
    await sql`insert into things values (2, 'b', 1)`.execute(db)
  })
  await assert.rejects(inside, /db was used inside a transaction/)
  const nested = db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return db.transaction().execute(async () => {})
    })
  await assert.rejects(nested, /db was used inside a transaction/)
  assert.deepEqual((await sql`select id from things`.execute(db)).rows, [])
})

test('work that a transaction leaves behind may use db afterwards, and other requests meanwhile', async () => {
  const { db } = opened
  const ended = Promise.withResolvers<void>()
  let left: Promise<unknown> = Promise.resolve()
  const transaction = db.transaction().execute(async (tx) => {
    await sql`insert into things values (1, 'a', 1)`.execute(tx)
    left = ended.promise.then(() => sql`select 1`.execute(db))
  })
  const other = sql`select 1`.execute(db)
  await Promise.all([transaction, other])
  ended.resolve()
  await left
})

test('a transaction that was broken is not reported as committed', async () => {
  const { db } = opened
  const swallowed = db.transaction().execute(async (tx) => {
    await sql`insert into things values (1, 'a', 1)`.execute(tx)
    await sql`insert into things values (1, 'a', 1)`.execute(tx).catch(() => {})
  })
  await assert.rejects(swallowed)
  assert.deepEqual((await sql`select id from things`.execute(db)).rows, [])
})

test('answers of any size arrive whole', async () => {
  const { rows } = await sql<{ line: string }>`
    select repeat('x', 1000) as line from generate_series(1, ${5_000})`.execute(opened.db)
  assert.equal(rows.length, 5_000)
  assert.ok(rows.every(({ line }) => line.length === 1_000))
  const long = 'é'.repeat(2_000_000)
  const echoed = await sql<{ long: string }>`select ${long}::text as long`.execute(opened.db)
  assert.equal(echoed.rows[0]?.long, long)
})
