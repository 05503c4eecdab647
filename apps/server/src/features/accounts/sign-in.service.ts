import type { Db, Tx } from '../../db/client.ts'
import { clear, giveBack, hit } from '../../db/throttles.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError, breaks } from '../../kernel/errors.ts'
import { queueDetails } from '../billing/payments/payment-queue.ts'
import { findByEmail } from './find-by-email.ts'
import { dropLinks, useLink } from './links.service.ts'
import { checkPassword } from './passwords.ts'
import { selectPeople, toUser } from './people.ts'
import { type Mailing, planOfLastMail, queueMail } from './queue-mail.ts'
import { openSession } from './sessions.service.ts'
import { minutes } from './tokens.ts'

export async function signedIn(db: Db | Tx, clock: Clock, { userId, byLink }: { userId: number; byLink: boolean }) {
  const person = await selectPeople(db, clock.now()).where('users.id', '=', userId).executeTakeFirstOrThrow()
  const token = await openSession(db, clock, { userId, byLink })
  return { token, user: toUser(person, { forAdmin: person.admin }) }
}

const noSession = { token: null, user: null, sent: true } as const
const blocked = () =>
  new AppError('BLOCKED', 'This account has been blocked. Write to support if you think this is a mistake.')

export interface SignIn {
  email: string
  password?: string | undefined
  plan?: string | undefined
  address: string
}

export async function signIn(db: Db, clock: Clock, mailing: Mailing, input: SignIn) {
  return input.password === undefined
    ? mailSignInLink(db, clock, mailing, input)
    : signInWithPassword(db, clock, mailing, { ...input, password: input.password })
}

/** Counted before the password is looked at, so that guesses sent side by side cannot outrun the count. */
async function signInWithPassword(db: Db, clock: Clock, mailing: Mailing, input: SignIn & { password: string }) {
  const account = { key: `password:${input.email.toLowerCase()}:${input.address}`, limit: 10, windowMs: minutes(15) }
  const address = { key: `password:${input.address}`, limit: 100, windowMs: minutes(15) }
  for (const throttle of [account, address]) await orTooMany(db, clock, throttle)

  const user = await findByEmail(db, input.email)
  if (!(await checkPassword(user?.password_hash, input.password)) || !user)
    throw new AppError('BAD_CREDENTIALS', 'The address or the password is wrong.')
  await clear(db, account.key)
  await giveBack(db, clock, address)
  if (user.blocked_at) throw blocked()
  if (!user.verified_at && mailing.on) {
    await orTooMuchMail(db, clock, { email: input.email })
    const plan = input.plan ?? (await planOfLastMail(db, { template: 'confirm', userId: user.id }))
    await queueMail(db, clock, { template: 'confirm', userId: user.id, ...(plan && { plan }) })
    mailing.wake()
    throw new AppError('UNVERIFIED', 'Confirm your address first: we have sent you the mail again.')
  }
  return { ...(await signedIn(db, clock, { userId: user.id, byLink: false })), sent: false }
}

/** Answers alike for everyone: asking for a link must not tell who has an account. */
async function mailSignInLink(db: Db, clock: Clock, mailing: Mailing, { email, plan, address }: SignIn) {
  if (!mailing.on)
    throw new AppError(
      'PROVIDER_NOT_SET',
      'This server sends no mail, so there are no sign-in links. Use your password.',
    )
  await orTooMany(db, clock, { key: `link:${email.toLowerCase()}`, limit: 5, windowMs: minutes(15) })
  await orTooMany(db, clock, { key: `link:${address}`, limit: 50, windowMs: minutes(15) })
  const user = await findByEmail(db, email)
  if (user && !user.blocked_at) {
    await queueMail(db, clock, { template: 'sign-in', userId: user.id, ...(plan && { plan }) })
    mailing.wake()
  }
  return noSession
}

/** No password matches it. */
const unusable = '!'

/**
 * Whoever opens a mailed link has shown that the address is theirs, whatever the link was for. A password chosen before anybody
 * had shown that may be a stranger's, who waits for the owner to confirm the account: it goes, unless it is that very
 * sign-up which is confirmed.
 */
export async function verify(db: Db, clock: Clock, mailing: Mailing, { token }: { token: string }) {
  try {
    const session = await db.transaction().execute(async (tx) => {
      const link = await useLink(tx, clock, { token })
      const user = await tx
        .selectFrom('users')
        .select(['id', 'email', 'blocked_at', 'verified_at'])
        .where('id', '=', link.user_id)
        .executeTakeFirstOrThrow()
      if (user.blocked_at) throw blocked()
      const strangers = link.purpose === 'sign-in' && !user.verified_at
      await tx
        .updateTable('users')
        .set({
          verified_at: user.verified_at ?? clock.now(),
          ...(link.new_email && { email: link.new_email }),
          ...(strangers && { password_hash: unusable }),
        })
        .where('id', '=', user.id)
        .execute()
      if (link.new_email) {
        await queueMail(tx, clock, { template: 'email-changed', userId: user.id, to: user.email })
        await queueDetails(tx, clock, { userId: user.id })
      }
      await dropLinks(tx, { userId: user.id })
      return signedIn(tx, clock, { userId: user.id, byLink: true })
    })
    mailing.wake()
    return session
  } catch (error) {
    if (breaks(error, 'users_email'))
      throw new AppError('EMAIL_TAKEN', 'Another account uses this address by now. Choose a different one.')
    throw error
  }
}

/** Whoever types a stranger's address again and again must not bury the stranger in mail. */
export async function orTooMuchMail(db: Db, clock: Clock, { email }: { email: string }) {
  await orTooMany(db, clock, { key: `mail:${email.toLowerCase()}`, limit: 5, windowMs: minutes(15) })
}

export async function orTooMany(db: Db, clock: Clock, throttle: { key: string; limit: number; windowMs: number }) {
  const { allowed, retryAfterSeconds } = await hit(db, clock, throttle)
  if (!allowed)
    throw new AppError(
      'RATE_LIMITED',
      `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
      {
        retryAfterSeconds,
      },
    )
}
