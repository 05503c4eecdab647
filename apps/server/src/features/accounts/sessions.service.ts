import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { askReady } from '../../db/ready-queries.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { after, days, hashToken, newToken } from './tokens.ts'

const lifetime = days(30)
/** Of one person. More devices than anybody has; without a bound, signing in again and again would fill the table. */
const mostSessions = 30

export async function openSession(db: Db | Tx, clock: Clock, { userId, byLink }: { userId: number; byLink: boolean }) {
  const token = newToken()
  const now = clock.now()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      by_link: byLink,
      created_at: now,
      touched_at: now,
      expires_at: after(now, lifetime),
    })
    .execute()
  await endOldest(db, { userId })
  return token
}

async function endOldest(db: Db | Tx, { userId }: { userId: number }) {
  const { rows } = await sql<{ token_hash: string }>`
    select token_hash from sessions where user_id = ${userId}
    order by touched_at desc, created_at desc, token_hash offset ${mostSessions}`.execute(db)
  const surplus = rows.map((row) => row.token_hash)
  if (surplus.length > 0) await db.deleteFrom('sessions').where('token_hash', 'in', surplus).execute()
}

/** One indexed look-up on every request, so that a block or a sign-out counts from the next one on. */
export async function readSession(db: Db, clock: Clock, { token }: { token: string }): Promise<Viewer | null> {
  const now = clock.now()
  const tokenHash = hashToken(token)
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.admin', 'sessions.by_link', 'sessions.created_at', 'sessions.touched_at'])
    .select(sql<boolean>`sessions.child_pin_hash is not null`.as('child'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
  const [row] = await askReady(db, query.compile())
  if (!row) return null
  if (after(row.touched_at, days(1)) < now) await touch(db, { tokenHash, now })
  return { id: row.id, admin: row.admin, linkedAt: row.by_link ? row.created_at : null, tokenHash, child: row.child }
}

/** At most once a day: otherwise every read would cost a write. */
async function touch(db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) {
  await db
    .updateTable('sessions')
    .set({ touched_at: now, expires_at: after(now, lifetime) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function signOut(db: Db, { viewer }: { viewer: Viewer }) {
  await db.deleteFrom('sessions').where('token_hash', '=', viewer.tokenHash).execute()
  return { signedOut: true }
}

export async function endSessions(tx: Tx, { userId, except }: { userId: number; except?: string }) {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except) query = query.where('token_hash', '!=', except)
  await query.execute()
}
