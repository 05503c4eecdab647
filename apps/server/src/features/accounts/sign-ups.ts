import type { Db, Tx } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { hasEmail } from './find-by-email.ts'
import { after, days } from './tokens.ts'

/** What one sign-up said, until somebody opens a link of it. */
export async function keepSignUp(
  tx: Tx,
  clock: Clock,
  input: { userId: number; name: string; passwordHash: string },
): Promise<number> {
  const { userId: user_id, name, passwordHash: password_hash } = input
  const row = { user_id, name, password_hash, created_at: clock.now() }
  return (await tx.insertInto('sign_ups').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Somebody has shown that the address is theirs: what else was said about it no longer counts. */
export async function forgetSignUps(tx: Tx, { userId }: { userId: number }) {
  await tx.deleteFrom('sign_ups').where('user_id', '=', userId).execute()
}

/** Whoever opens a link of an address has it, and a sign-up that nobody confirmed must not keep it from them. */
export async function freeAddress(tx: Tx, { email }: { email: string }) {
  await tx.deleteFrom('users').where(hasEmail(email)).where('verified_at', 'is', null).execute()
}

/** Their links are dead after a day, and with the hash of a password in it a row is not kept for nothing. */
export async function sweepSignUps(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('sign_ups')
    .where('created_at', '<', after(clock.now(), -days(2)))
    .execute()
}
