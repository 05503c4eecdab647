import type { Db, Tx } from '../../db/client.ts'
import type { LinkTokens } from '../../db/tables.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { after, days, hashToken, minutes, newToken } from './tokens.ts'

export type LinkPurpose = LinkTokens['purpose']

const lifetimes: Record<LinkPurpose, number> = {
  confirm: days(1),
  'sign-in': minutes(15),
  'change-email': days(1),
}

export interface LinkRequest {
  userId: number
  purpose: LinkPurpose
  newEmail?: string
}

/** A newer link replaces the unused older ones of its purpose: an old mail in somebody else's hands opens nothing. */
export async function issueLink(db: Db, clock: Clock, { userId, purpose, newEmail }: LinkRequest): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await dropLinks(tx, { userId, purpose })
    await tx
      .insertInto('link_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        purpose,
        new_email: newEmail ?? null,
        created_at: now,
        expires_at: after(now, lifetimes[purpose]),
        used_at: null,
      })
      .execute()
  })
  return token
}

export async function dropLinks(tx: Tx, { userId, purpose }: { userId: number; purpose?: LinkPurpose }) {
  let query = tx.deleteFrom('link_tokens').where('user_id', '=', userId).where('used_at', 'is', null)
  if (purpose) query = query.where('purpose', '=', purpose)
  await query.execute()
}

/** The check is in the write: of two tabs that open one link, one gets in. */
export async function useLink(tx: Tx, clock: Clock, { token }: { token: string }) {
  const now = clock.now()
  const used = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'new_email'])
    .executeTakeFirst()
  if (used) return used
  const dead = await tx
    .selectFrom('link_tokens')
    .select('used_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  throw new AppError('BAD_TOKEN', whyNot(dead))
}

function whyNot(dead: { used_at: Date | null } | undefined): string {
  if (!dead) return 'This link is not valid. Ask for a new one.'
  return dead.used_at
    ? 'This link has been used already. Ask for a new one.'
    : 'This link has expired. Ask for a new one.'
}
