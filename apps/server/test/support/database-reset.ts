import { sql } from 'kysely'
import type { Db } from '../../src/db/client.ts'

interface Column {
  table: string
  column: string
  generated: boolean
  identity: boolean
}

/** Empties every table, then puts back the rows that the migrations had made (plans), should a test have changed them. */
export async function makeReset(db: Db): Promise<() => Promise<void>> {
  const { rows: columns } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column",
      c.is_generated = 'ALWAYS' as generated, c.is_identity = 'YES' as identity
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'
    order by c.table_name, c.ordinal_position`.execute(db)
  const byTable = Map.groupBy(columns, ({ table }) => table)
  const kept = await keepRows(db, [...byTable.keys()])
  const script = [
    // Rows go and come back in any order: foreign keys are not asked.
    'set local session_replication_role = replica',
    // Not truncate, which makes new files for each table and index: 50 ms against 2.
    ...[...byTable.keys()].map((table) => `delete from "${table}"`),
    ...columns
      .filter(({ identity }) => identity)
      .map(({ table, column }) => `select setval(pg_get_serial_sequence('${table}', '${column}'), 1, false)`),
    ...kept.map((table) => {
      const names = byTable.get(table)?.filter(({ generated }) => !generated) ?? []
      const list = names.map(({ column }) => `"${column}"`).join()
      return `insert into "${table}" (${list}) overriding system value select ${list} from kept."${table}"`
    }),
  ].join(';\n')
  const empty = () =>
    db.transaction().execute(async (tx) => {
      await sql.raw(script).execute(tx)
    })
  // A job of the last test that is just ending holds rows in another order: PostgreSQL ends one of the two.
  return () =>
    empty().catch((error: { code?: string }) => {
      if (error.code === '40P01') return empty()
      throw error
    })
}

/** Copies the tables that are not empty after migrating, and says which. */
async function keepRows(db: Db, tables: string[]): Promise<string[]> {
  const probes = tables.map((table) => sql`select ${sql.lit(table)} as name where exists (table ${sql.id(table)})`)
  const { rows } = await sql<{ name: string }>`${sql.join(probes, sql` union all `)}`.execute(db)
  await sql`create schema kept`.execute(db)
  for (const { name } of rows) {
    await sql`create table ${sql.id('kept', name)} as table ${sql.id('public', name)}`.execute(db)
  }
  return rows.map(({ name }) => name)
}
