import { openDatabase } from '../db/client.ts'
import { checkLedger } from '../features/billing/credits/check-ledger.ts'
import { readConfig } from '../kernel/config.ts'
import { StartError } from '../kernel/start-error.ts'

/** npm run check:ledger: exits with 1 if a balance is not the sum of its entries. */
try {
  const config = readConfig(process.env)
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
  const { periods, entries, wrong } = await checkLedger(database.db).finally(() => database.close())
  for (const row of wrong)
    console.error(
      `Period ${row.period_id} of user ${row.user_id}: ${row.kind} is ${row.balance}, its entries add up to ${row.sum}.`,
    )
  console.log(`${periods} periods, ${entries} entries, ${wrong.length} wrong balances.`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
