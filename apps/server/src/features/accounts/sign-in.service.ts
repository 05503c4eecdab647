import type { Db, Tx } from '../../db/client.ts'
import { clear, giveBack, hit } from '../../db/throttles.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { findByEmail } from './find-by-email.ts'
import { checkPassword } from './passwords.ts'
import { selectPeople, toUser } from './people.ts'
import { type Mailing, planOfLastMail, queueMail } from './queue-mail.ts'
import { openSession } from './sessions.service.ts'
import { keepSignUp } from './sign-ups.ts'
import { minutes } from './tokens.ts'

export async function signedIn(db: Db | Tx, clock: Clock, { userId, byLink }: { userId: number; byLink: boolean }) {
  const person = await selectPeople(db, clock.now()).where('users.id', '=', userId).executeTakeFirstOrThrow()
  const token = await openSession(db, clock, { userId, byLink })
  return { token, user: toUser(person, { forAdmin: person.admin }) }
}

const noSession = { token: null, user: null, sent: true } as const
export const blocked = () =>
  new AppError('BLOCKED', 'This account has been blocked. Contact support if you think this is a mistake.')

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
  const passwordHash = user?.password_hash
  if (!(await checkPassword(passwordHash, input.password)) || !user || !passwordHash) throw wrong()
  await clear(db, account.key)
  await giveBack(db, clock, address)
  if (user.blocked_at) throw blocked()
  if (!user.verified_at && mailing.on) {
    await orTooMuchMail(db, clock, { email: input.email })
    const plan = input.plan ?? (await planOfLastMail(db, { template: 'confirm', userId: user.id }))
    await db.transaction().execute(async (tx) => {
      const { id: userId, name, credentials } = user
      const signUpId = await keepSignUp(tx, clock, { userId, name, passwordHash })
      await queueMail(tx, clock, { template: 'confirm', userId, credentials, signUpId, ...(plan && { plan }) })
    })
    mailing.wake()
    throw new AppError('UNVERIFIED', 'Confirm your email address first. We have sent you the link again.')
  }
  return db.transaction().execute(async (tx) => {
    // Held until the session is there: a new password ends all sessions, and must not miss the one that its old one opens.
    const held = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .where('credentials', '=', user.credentials)
      .where('password_hash', '=', passwordHash)
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw wrong()
    // Let in where there is no mail to confirm with, they are like everybody who signed up there.
    if (!user.verified_at)
      await tx.updateTable('users').set({ verified_at: clock.now() }).where('id', '=', user.id).execute()
    return { ...(await signedIn(tx, clock, { userId: user.id, byLink: false })), sent: false }
  })
}

const wrong = () => new AppError('BAD_CREDENTIALS', 'The address or the password is wrong.')

/** Answers alike for everyone: asking for a link must not tell who has an account. */
async function mailSignInLink(db: Db, clock: Clock, mailing: Mailing, { email, plan, address }: SignIn) {
  if (!mailing.on)
    throw new AppError(
      'PROVIDER_NOT_SET',
      'This site sends no email, so there are no sign-in links. Use your password.',
    )
  await orTooMany(db, clock, { key: `link:${email.toLowerCase()}`, limit: 5, windowMs: minutes(15) })
  await orTooMany(db, clock, { key: `link:${address}`, limit: 50, windowMs: minutes(15) })
  const user = await findByEmail(db, email)
  if (user && !user.blocked_at) {
    await queueMail(db, clock, {
      template: 'sign-in',
      userId: user.id,
      credentials: user.credentials,
      ...(plan && { plan }),
    })
    mailing.wake()
  }
  return noSession
}

/** Whoever types a stranger's address again and again must not bury the stranger in mail. */
export async function orTooMuchMail(db: Db, clock: Clock, { email }: { email: string }) {
  await orTooMany(db, clock, { key: `mail:${email.toLowerCase()}`, limit: 5, windowMs: minutes(15) })
}

export async function orTooMany(db: Db, clock: Clock, throttle: { key: string; limit: number; windowMs: number }) {
  const { allowed, retryAfterSeconds } = await hit(db, clock, throttle)
  if (allowed) return
  const left = Math.ceil(retryAfterSeconds / 60)
  const message = `Too many attempts. Try again in ${left} ${left === 1 ? 'minute' : 'minutes'}.`
  throw new AppError('RATE_LIMITED', message, { retryAfterSeconds })
}
