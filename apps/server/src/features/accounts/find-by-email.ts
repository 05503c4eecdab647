import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { Tables } from '../../db/tables.ts'

/** The index that keeps addresses apart whatever their case. */
export const emailKey = sql`lower(email)`

/** Matches the row with this address. The house account is left out: nobody may sign in as it. */
export const hasEmail = (email: string) => (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb.and([eb(eb.fn('lower', ['email']), '=', email.toLowerCase()), eb('house', '=', false)])

export function findByEmail(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'blocked_at', 'verified_at', 'credentials'])
    .where(hasEmail(email))
    .executeTakeFirst()
}
