import { openDatabase } from '@inkbloom/server/src/db/client.ts'
import { migrate } from '@inkbloom/server/src/db/migrate.ts'
import { migrationsFolder } from '@inkbloom/server/src/db/migration-files.ts'
import { addStarterData } from '@inkbloom/server/src/db/starter.ts'
import { serve } from '@inkbloom/server/src/http/api.ts'
import { systemClock as clock } from '@inkbloom/server/src/kernel/clock.ts'
import { readConfig } from '@inkbloom/server/src/kernel/config.ts'
import { createLog } from '@inkbloom/server/src/kernel/log.ts'
import { wire } from '@inkbloom/server/src/wire.ts'
import { z } from 'zod'

/** The whole server as it is in production, logs included; only the limit per minute would stop a bench. */
const config = readConfig(process.env)
const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
await migrate(database.db, { folder: migrationsFolder, clock })
await addStarterData(database.db, clock)
const log = createLog({ level: config.logLevel })
const { app } = await wire({ config, database, clock, log }, { limits: { perMinute: 1_000_000_000 } })
/** A call of the contract that asks for nothing: what each call costs before it does its own work. */
const empty = { method: 'GET', path: '/empty', summary: 'Nothing.', access: 'anyone', data: z.null() } as const
serve(app, empty, async () => null)
await app.listen({ host: '127.0.0.1', port: config.port })
process.send?.('listening')
