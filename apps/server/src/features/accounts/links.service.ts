import type { Db, Tx } from '../../db/client.ts'
import type { LinkTokens } from '../../db/tables.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { after, days, hashToken, minutes, newToken } from './tokens.ts'

export type LinkPurpose = LinkTokens['purpose']

export const lifetimes: Record<LinkPurpose, number> = {
  confirm: days(1),
  'sign-in': minutes(15),
  'change-email': days(1),
  'undo-email': days(7),
}

export interface LinkRequest {
  userId: number
  purpose: LinkPurpose
  /** When it was asked for, which may be a while before its mail is sent: its life is counted from then. */
  askedAt: Date
  /** Of the person when it was asked for; null for the way back from a changed address. */
  credentials: number | null
  newEmail?: string
  signUpId?: number
}

/** A newer link replaces the unused older ones of its kind: an old mail in somebody else's hands opens nothing. */
export async function issueLink(db: Db, link: LinkRequest): Promise<string> {
  const token = newToken()
  await db.transaction().execute(async (tx) => {
    await dropOlder(tx, link)
    await tx
      .insertInto('link_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: link.userId,
        purpose: link.purpose,
        new_email: link.newEmail ?? null,
        credentials: link.credentials,
        sign_up_id: link.signUpId ?? null,
        created_at: link.askedAt,
        expires_at: after(link.askedAt, lifetimes[link.purpose]),
        used_at: null,
      })
      .execute()
  })
  return token
}

async function dropOlder(tx: Tx, { userId, purpose, newEmail, signUpId }: LinkRequest) {
  let query = unused(tx, userId).where('purpose', '=', purpose)
  // Each way back leads to another address, and each confirmation to another sign-up: one does not replace another.
  if (purpose === 'undo-email') query = query.where('new_email', '=', newEmail ?? null)
  if (purpose === 'confirm') query = query.where('sign_up_id', '=', signUpId ?? null)
  await query.execute()
}

/** All but the way back from a changed address: whoever took the account over could close it. */
export async function dropLinks(tx: Tx, { userId }: { userId: number }) {
  await unused(tx, userId).where('purpose', '!=', 'undo-email').execute()
}

/** Of two ways back the older leads to the true owner: what somebody changed after taking the account over no longer counts. */
export async function dropLaterWaysBack(tx: Tx, { userId, since }: { userId: number; since: Date }) {
  await unused(tx, userId).where('purpose', '=', 'undo-email').where('created_at', '>=', since).execute()
}

const unused = (tx: Tx, userId: number) =>
  tx.deleteFrom('link_tokens').where('user_id', '=', userId).where('used_at', 'is', null)

/** The check is in the write: of two tabs that open one link, one gets in. */
export async function useLink(tx: Tx, clock: Clock, { token }: { token: string }) {
  const now = clock.now()
  const used = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'new_email', 'credentials', 'sign_up_id', 'created_at'])
    .executeTakeFirst()
  if (used) return used
  const dead = await tx
    .selectFrom('link_tokens')
    .select('used_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!dead) throw notValid()
  throw new AppError(
    'BAD_TOKEN',
    dead.used_at ? 'This link has been used already. Ask for a new one.' : 'This link has expired. Ask for a new one.',
  )
}

export const notValid = () => new AppError('BAD_TOKEN', 'This link is not valid. Ask for a new one.')
