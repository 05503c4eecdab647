import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { LinkTokens } from '../../db/tables.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError, breaks } from '../../kernel/errors.ts'
import { queueDetails } from '../billing/payments/payment-queue.ts'
import { dropLaterWaysBack, dropLinks, notValid, useLink } from './links.service.ts'
import { type Mailing, queueMail } from './queue-mail.ts'
import { endSessions } from './sessions.service.ts'
import { blocked, signedIn } from './sign-in.service.ts'
import { forgetSignUps, freeAddress } from './sign-ups.ts'
import { hashToken } from './tokens.ts'

type Owner = Awaited<ReturnType<typeof lockOwner>>
type Link = Pick<Selectable<LinkTokens>, 'purpose' | 'new_email' | 'sign_up_id' | 'created_at'>
interface Opened {
  user: Owner
  link: Link
}

/** Whoever opens a mailed link has shown that the address it was sent to is theirs. */
export async function verify(db: Db, clock: Clock, mailing: Mailing, { token }: { token: string }) {
  try {
    const session = await db.transaction().execute(async (tx) => {
      const user = await lockOwner(tx, token)
      const link = await useLink(tx, clock, { token })
      if (user.blocked_at) throw blocked()
      if (link.credentials !== null && link.credentials !== user.credentials) throw notValid()
      const { passwordNeeded } = await openings[link.purpose](tx, clock, { user, link })
      await dropLinks(tx, { userId: user.id })
      return { ...(await signedIn(tx, clock, { userId: user.id, byLink: true })), passwordNeeded }
    })
    mailing.wake()
    return session
  } catch (error) {
    if (breaks(error, 'users_email'))
      throw new AppError('EMAIL_TAKEN', 'Another account uses this address now. Choose a different one.')
    throw error
  }
}

/** Before its link, as whoever changes a password does: two that wait for each other's row would both fail. */
async function lockOwner(tx: Tx, token: string) {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'blocked_at', 'verified_at', 'credentials'])
    .where('id', '=', (eb) => eb.selectFrom('link_tokens').select('user_id').where('token_hash', '=', hashToken(token)))
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw notValid()
  return user
}

/** No password matches it. */
const unusable = '!'

const openings: Record<
  Link['purpose'],
  (tx: Tx, clock: Clock, opened: Opened) => Promise<{ passwordNeeded: boolean }>
> = {
  /** What its own sign-up said, whoever else signed up with the address before or after. */
  confirm: async (tx, clock, { user, link }) => {
    const said = await tx
      .selectFrom('sign_ups')
      .select(['name', 'password_hash'])
      .where('id', '=', link.sign_up_id)
      .executeTakeFirst()
    if (!said) throw notValid()
    await confirmAddress(tx, clock, { user, change: said })
    return { passwordNeeded: false }
  },

  /** A password chosen before anybody had shown that the address is theirs may be a stranger's: it goes. */
  'sign-in': async (tx, clock, { user }) => {
    if (user.verified_at) return { passwordNeeded: false }
    await confirmAddress(tx, clock, { user, change: { password_hash: unusable } })
    return { passwordNeeded: true }
  },

  'change-email': async (tx, clock, { user, link }) => {
    await moveTo(tx, clock, { user, email: link.new_email ?? '' })
    await queueMail(tx, clock, { template: 'undo-email', userId: user.id, to: user.email })
    return { passwordNeeded: false }
  },

  /** Whoever took the account over may know the password by now, and is told nothing. */
  'undo-email': async (tx, clock, { user, link }) => {
    await moveTo(tx, clock, { user, email: link.new_email ?? '', change: { password_hash: unusable } })
    await dropLaterWaysBack(tx, { userId: user.id, since: link.created_at })
    return { passwordNeeded: true }
  },
}

async function confirmAddress(
  tx: Tx,
  clock: Clock,
  { user, change }: { user: Owner; change: { name?: string; password_hash: string } },
) {
  await tx
    .updateTable('users')
    .set({ verified_at: clock.now(), ...change })
    .where('id', '=', user.id)
    .execute()
  await forgetSignUps(tx, { userId: user.id })
  await endSessions(tx, { userId: user.id })
}

async function moveTo(
  tx: Tx,
  clock: Clock,
  { user, email, change }: { user: Owner; email: string; change?: { password_hash: string } },
) {
  if (email.toLowerCase() !== user.email.toLowerCase()) await freeAddress(tx, { email })
  await tx
    .updateTable('users')
    .set((eb) => ({ email, credentials: eb('credentials', '+', 1), ...change }))
    .where('id', '=', user.id)
    .execute()
  await endSessions(tx, { userId: user.id })
  await queueDetails(tx, clock, { userId: user.id })
}
