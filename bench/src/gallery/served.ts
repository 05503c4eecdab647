import { openDatabase } from '@inkbloom/server/src/db/client.ts'
import { systemClock as clock } from '@inkbloom/server/src/kernel/clock.ts'
import { readConfig } from '@inkbloom/server/src/kernel/config.ts'
import { createLog } from '@inkbloom/server/src/kernel/log.ts'
import { wire } from '@inkbloom/server/src/wire.ts'

/** The server on a PostgreSQL that was seeded before, as it is in production; only the limit per minute would stop a bench. */
const config = readConfig(process.env)
const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
const log = createLog({ level: config.logLevel })
const { app } = await wire({ config, database, clock, log }, { limits: { perMinute: 1_000_000_000, busyMs: 0 } })
await app.listen({ host: '127.0.0.1', port: config.port })
process.once('disconnect', () => process.exit())
process.send?.('listening')
