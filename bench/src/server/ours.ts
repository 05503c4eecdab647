import '@inkbloom/server/src/tick-shape.ts'
import { join } from 'node:path'
import { openDatabase } from '@inkbloom/server/src/db/client.ts'
import { migrate } from '@inkbloom/server/src/db/migrate.ts'
import { migrationsFolder } from '@inkbloom/server/src/db/migration-files.ts'
import { addStarterData } from '@inkbloom/server/src/db/starter.ts'
import { serve } from '@inkbloom/server/src/http/api.ts'
import { buildApp } from '@inkbloom/server/src/http/app.ts'
import type { Deps } from '@inkbloom/server/src/http/deps.ts'
import { systemClock } from '@inkbloom/server/src/kernel/clock.ts'
import { readConfig } from '@inkbloom/server/src/kernel/config.ts'
import { diskStorage } from '@inkbloom/server/src/providers/storage.ts'
import { z } from 'zod'

/** The whole server as it is in production, logs included; only the limit per minute would stop a bench. */
const config = readConfig(process.env)
const clock = systemClock
const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
const { db } = database
await migrate(db, { folder: migrationsFolder, clock })
await addStarterData(db, clock)
const storage = diskStorage(join(config.dataDir, 'files'))
// The two calls measured touch nothing else; mail, jobs and drawing would only take the machine's time.
const deps = { config, database, db, clock, storage, mailer: null, jobs: { wake() {} } } as unknown as Deps
const app = await buildApp(deps, { limits: { perMinute: 1_000_000_000 } })
/** A call of the contract that asks for nothing: what each call costs before it does its own work. */
const empty = { method: 'GET', path: '/empty', summary: 'Nothing.', access: 'anyone', data: z.null() } as const
serve(app, empty, async () => null)
await app.listen({ host: '127.0.0.1', port: config.port })
process.send?.('listening')
