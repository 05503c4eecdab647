import { databaseFrom } from '@inkbloom/server/src/db/client.ts'
import { openEmbedded } from '@inkbloom/server/src/db/embedded.ts'
import { systemClock as clock } from '@inkbloom/server/src/kernel/clock.ts'
import { readConfig } from '@inkbloom/server/src/kernel/config.ts'
import { createLog } from '@inkbloom/server/src/kernel/log.ts'
import { wire } from '@inkbloom/server/src/wire.ts'
import { Bare, type Order } from './bare.ts'

/**
 * The server on the embedded database. Only one process may have that open, so this one also runs the bare statements,
 * when the bench asks for them between two calls.
 */
const config = readConfig(process.env)
const source = await openEmbedded(config.dataDir)
const log = createLog({ level: config.logLevel })
const { app } = await wire(
  { config, database: databaseFrom(source), clock, log },
  { limits: { perMinute: 1_000_000_000 } },
)
await app.listen({ host: '127.0.0.1', port: config.port })

const bare = new Bare(source.pool)

process.on('message', async (order: Order) => {
  try {
    process.send?.({ result: await carryOut(order) })
  } catch (error) {
    process.send?.({ error: (error as Error).message })
  }
})
process.once('disconnect', () => process.exit())
process.send?.('listening')

function carryOut(order: Order): Promise<unknown> {
  if ('record' in order) return bare.record(...order.record)
  return 'run' in order ? bare.run(order.run) : bare.explain(order.explain)
}
