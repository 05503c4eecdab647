import type { Db, Tx } from '../../db/client.ts'
import { countOne } from '../../db/daily-counts.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { emailKey, findByEmail, hasEmail } from './find-by-email.ts'
import { hashPassword } from './passwords.ts'
import { type Mailing, queueMail } from './queue-mail.ts'
import { orTooMany, orTooMuchMail, signedIn } from './sign-in.service.ts'
import { keepSignUp } from './sign-ups.ts'
import { minutes } from './tokens.ts'

export interface SignUp {
  name: string
  email: string
  password: string
  plan?: string | undefined
  address: string
}

export async function signUp(db: Db, clock: Clock, mailing: Mailing, input: SignUp) {
  await orTooMany(db, clock, { key: `sign-up:${input.address}`, limit: 100, windowMs: minutes(15) })
  if (mailing.on) await orTooMuchMail(db, clock, input)
  // Hashed before anything is looked up: a taken address must take as long as a free one.
  const passwordHash = await hashPassword(input.password)
  return mailing.on
    ? signUpByMail(db, clock, mailing, { ...input, passwordHash })
    : signUpAtOnce(db, clock, { ...input, passwordHash })
}

type Hashed = SignUp & { passwordHash: string }

async function signUpAtOnce(db: Db, clock: Clock, input: Hashed) {
  return db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, clock, input, { verified: true })
    if (!user) throw new AppError('EMAIL_TAKEN', 'An account with this address exists already.')
    return { ...(await signedIn(tx, clock, { userId: user.id, byLink: false })), sent: false }
  })
}

/** Answers alike whether or not the address was free; its owner learns by mail. */
async function signUpByMail(db: Db, clock: Clock, mailing: Mailing, input: Hashed) {
  const plan = input.plan ? { plan: input.plan } : {}
  await db.transaction().execute(async (tx) => {
    const user = (await insertUser(tx, clock, input, { verified: false })) ?? (await replaceUnverified(tx, input))
    if (user) {
      const signUpId = await keepSignUp(tx, clock, { ...input, userId: user.id })
      const { id: userId, credentials } = user
      return queueMail(tx, clock, { template: 'confirm', userId, credentials, signUpId, ...plan })
    }
    const owner = await findByEmail(tx, input.email)
    if (owner) await queueMail(tx, clock, { template: 'taken', userId: owner.id, ...plan })
  })
  mailing.wake()
  return { token: null, user: null, sent: true }
}

async function insertUser(tx: Tx, clock: Clock, input: Hashed, { verified }: { verified: boolean }) {
  const now = clock.now()
  const user = await tx
    .insertInto('users')
    .values({
      name: input.name,
      email: input.email,
      password_hash: input.passwordHash,
      photo_id: null,
      verified_at: verified ? now : null,
      blocked_at: null,
      stripe_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.expression(emailKey).doNothing())
    .returning(['id', 'credentials'])
    .executeTakeFirst()
  if (user) await countOne(tx, clock, 'users')
  return user
}

/** Somebody may have signed up with an address that is not theirs and never confirmed it. Which of them counts, a link decides. */
async function replaceUnverified(tx: Tx, input: Hashed) {
  const user = await tx
    .updateTable('users')
    .set({ name: input.name, password_hash: input.passwordHash })
    .where(hasEmail(input.email))
    .where('verified_at', 'is', null)
    .returning(['id', 'credentials'])
    .executeTakeFirst()
  return user
}
