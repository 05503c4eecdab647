/** Prints what it finds, then writes without end: single rows and pairs, each printed once the database has acknowledged it. */
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/client.ts'

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null })
await sql`create table if not exists writes (id bigint primary key)`.execute(db)
const { rows } = await sql<{ id: number }>`select id from writes order by id`.execute(db)
console.log(`found ${rows.map(({ id }) => id).join()}`)

const write = (id: number) => sql`insert into writes values (${id})`
for (let id = (rows.at(-1)?.id ?? 0) + 10; ; id += 10) {
  await write(id).execute(db)
  console.log(`wrote ${id}`)
  await db.transaction().execute(async (tx) => {
    await write(id + 1).execute(tx)
    await write(id + 2).execute(tx)
  })
  console.log(`wrote ${id + 1}`)
  console.log(`wrote ${id + 2}`)
}
