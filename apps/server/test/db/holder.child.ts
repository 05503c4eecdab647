/** Opens the data folder of its argument, says so, and keeps it until told to stop. */
import { openDatabase } from '../../src/db/client.ts'
import { StartError } from '../../src/kernel/start-error.ts'

try {
  const database = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null })
  await database.ping()
  console.log('open')
  process.once('SIGTERM', async () => {
    await database.ping()
    await database.close()
    console.log('closed')
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.log(`refused: ${error.message}`)
  process.exitCode = 1
}
