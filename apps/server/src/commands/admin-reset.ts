import { createInterface } from 'node:readline/promises'
import { Password } from '@inkbloom/contract'
import { openDatabase } from '../db/client.ts'
import { dropLinks } from '../features/accounts/links.service.ts'
import { hashPassword } from '../features/accounts/passwords.ts'
import { endSessions } from '../features/accounts/sessions.service.ts'
import { readConfig } from '../kernel/config.ts'
import { StartError } from '../kernel/start-error.ts'

/** npm run admin:reset: a new password for the admin, for whoever has access to the server. */
async function resetAdmin() {
  const config = readConfig(process.env)
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
  try {
    const admin = await database.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('admin', '=', true)
      .executeTakeFirst()
    if (!admin) throw new StartError('There is no admin yet: start the server and open the address it prints.')
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const password = Password.safeParse(await terminal.question(`New password for ${admin.email}: `))
    terminal.close()
    if (!password.success) throw new StartError(password.error.issues[0]?.message ?? 'Choose another password.')
    const passwordHash = await hashPassword(password.data)
    await database.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('users')
        .set((eb) => ({ password_hash: passwordHash, credentials: eb('credentials', '+', 1) }))
        .where('id', '=', admin.id)
        .execute()
      await endSessions(tx, { userId: admin.id })
      await dropLinks(tx, { userId: admin.id })
    })
    console.log(`The password of ${admin.email} is changed, and every session of theirs has ended.`)
  } finally {
    await database.close()
  }
}

try {
  await resetAdmin()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
