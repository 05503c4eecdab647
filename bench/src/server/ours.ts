import { openDatabase } from '@inkbloom/server/src/db/client.ts'
import { migrate } from '@inkbloom/server/src/db/migrate.ts'
import { migrationsFolder } from '@inkbloom/server/src/db/migration-files.ts'
import { addStarterData } from '@inkbloom/server/src/db/starter.ts'
import { systemClock as clock } from '@inkbloom/server/src/kernel/clock.ts'
import { readConfig } from '@inkbloom/server/src/kernel/config.ts'
import { createLog } from '@inkbloom/server/src/kernel/log.ts'
import { wire } from '@inkbloom/server/src/wire.ts'
import pg from 'pg'
import { seed, seedVocabulary, sizeOf } from '../gallery/seed.ts'
import { type Call, type Case, callsOf, cases } from './cases.ts'
import { makeSlots, recordStatements, type Slot, type Statement } from './people.ts'

export interface Seeded {
  /** What the client sends, by case and slot. */
  calls: Record<Case, Call[][]>
  /** What the bare server asks the database, by case, slot and turn. */
  statements: Record<Case, Statement[][][]>
}

const pages = 10_000
const slotsEach = 16

/** The whole server as it is in production, logs included; only the limit per minute would stop a bench. */
const config = readConfig(process.env)
const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
const { db } = database
await migrate(db, { folder: migrationsFolder, clock })
const client = new pg.Client({ connectionString: config.databaseUrl ?? '' })
await client.connect()
await seedVocabulary(client, 5000)
await seed(client, sizeOf(pages), () => {})
await client.end()
await addStarterData(db, clock)
const log = createLog({ level: config.logLevel })
const { app } = await wire({ config, database, clock, log }, { limits: { perMinute: 1_000_000_000, busyMs: 0 } })
await app.listen({ host: '127.0.0.1', port: config.port })
process.send?.({ seeded: await prepare() })

/** Recorded by some people and measured by others: both sides change rows, and must not trip over each other's. */
async function prepare(): Promise<Seeded> {
  const slots = await makeSlots(db, clock, { count: 2 * slotsEach, firstPage: 100 })
  const [measured, recorded] = [slots.slice(0, slotsEach), slots.slice(slotsEach)]
  const seeded = { calls: {}, statements: {} } as Seeded
  for (const one of cases) {
    if (one !== 'upload') for (const call of slots.flatMap((slot) => callsOf(one, slot))) await send(call)
    seeded.calls[one] = measured.map((slot) => callsOf(one, slot))
    seeded.statements[one] = one === 'upload' ? [] : await record(one, recorded)
  }
  return seeded
}

async function record(one: Case, slots: Slot[]): Promise<Statement[][][]> {
  const all: Statement[][][] = []
  for (const slot of slots) {
    const turns: Statement[][] = []
    for (const call of callsOf(one, slot))
      turns.push(await recordStatements(pg.Query.prototype as never, () => send(call)))
    all.push(turns)
  }
  return all
}

async function send({ method, path, headers, body }: Call): Promise<void> {
  const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
}
