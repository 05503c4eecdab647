import type { Db, Tx } from '../../db/client.ts'
import { clear } from '../../db/throttles.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError, breaks, invalid } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { queueDetails } from '../billing/payments/payment-queue.ts'
import { findOwnUpload } from '../files/uploads.service.ts'
import { findByEmail } from './find-by-email.ts'
import { dropLinks } from './links.service.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { selectPeople, toUser } from './people.ts'
import { type Mailing, queueMail } from './queue-mail.ts'
import { endSessions } from './sessions.service.ts'
import { orTooMany, orTooMuchMail } from './sign-in.service.ts'
import { after, minutes } from './tokens.ts'

export interface Profile {
  name: string
  photo: string | null
  email: string
  password?: string | undefined
  currentPassword?: string | undefined
}

export async function readUser(db: Db, clock: Clock, { viewer }: { viewer: Viewer }) {
  const person = await selectPeople(db, clock.now()).where('users.id', '=', viewer.id).executeTakeFirstOrThrow()
  return toUser(person, { forAdmin: viewer.admin, child: viewer.child ? await readHanded(db, viewer) : null })
}

async function readHanded(db: Db, { tokenHash }: Viewer) {
  const session = db.selectFrom('sessions').select('child_name').where('token_hash', '=', tokenHash)
  const pages = db.selectFrom('child_pages').select('page_id').where('token_hash', '=', tokenHash).orderBy('place')
  return {
    name: (await session.executeTakeFirst())?.child_name ?? '',
    pages: (await pages.execute()).map(({ page_id }) => page_id),
  }
}

export async function updateUser(db: Db, clock: Clock, mailing: Mailing, input: { viewer: Viewer; profile: Profile }) {
  const { viewer, profile } = input
  const before = await db
    .selectFrom('users')
    .select(['name', 'email', 'credentials'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const movesTo = profile.email.toLowerCase() === before.email.toLowerCase() ? null : profile.email
  if (profile.password || movesTo) await confirmIdentity(db, clock, { viewer, password: profile.currentPassword })
  if (movesTo && mailing.on) await orTooMuchMail(db, clock, { email: movesTo })
  const passwordHash = profile.password && (await hashPassword(profile.password))

  try {
    await db.transaction().execute(async (tx) => {
      const photoId = profile.photo
        ? await findOwnUpload(tx, { userId: viewer.id, url: profile.photo, field: 'photo' })
        : null
      const renewed = Boolean(passwordHash) || (movesTo !== null && !mailing.on)
      const changed = await tx
        .updateTable('users')
        .set((eb) => ({
          name: profile.name,
          photo_id: photoId,
          ...(passwordHash && { password_hash: passwordHash }),
          // A difference in case only is the same address, which needs no new proof.
          ...((!movesTo || !mailing.on) && { email: profile.email }),
          ...(renewed && { credentials: eb('credentials', '+', 1) }),
        }))
        .where('id', '=', viewer.id)
        // Whoever has just been shut out by a new password or a link must not win with what they sent a moment before.
        .where('credentials', '=', before.credentials)
        .returning('credentials')
        .executeTakeFirst()
      if (!changed) throw new AppError('STALE', 'Your account was changed at the same moment. Try again.')
      if (renewed) {
        await endSessions(tx, { userId: viewer.id, except: viewer.tokenHash })
        // Otherwise somebody who had the old password could still move the account to an address of their own.
        await dropLinks(tx, { userId: viewer.id })
      }
      const moved = !mailing.on && before.email !== profile.email
      if (moved || before.name !== profile.name) await queueDetails(tx, clock, { userId: viewer.id })
      if (movesTo && mailing.on)
        await askNewAddress(tx, clock, { userId: viewer.id, newEmail: movesTo, credentials: changed.credentials })
    })
  } catch (error) {
    if (breaks(error, 'users_email')) throw new AppError('EMAIL_TAKEN', 'An account with this address exists already.')
    throw error
  }
  const sent = Boolean(movesTo && mailing.on)
  if (sent) mailing.wake()
  return { updated: true, user: await readUser(db, clock, { viewer }), sent }
}

/** A taken address is told to its owner, not to whoever typed it. */
async function askNewAddress(tx: Tx, clock: Clock, asked: { userId: number; newEmail: string; credentials: number }) {
  const owner = await findByEmail(tx, asked.newEmail)
  await queueMail(
    tx,
    clock,
    owner?.verified_at ? { template: 'taken', userId: owner.id } : { template: 'change-email', ...asked },
  )
}

export async function requirePassword(db: Db, clock: Clock, input: { viewer: Viewer; password: string | undefined }) {
  if (!input.password) throw invalid({ currentPassword: 'Enter your current password.' })
  const throttle = { key: `confirm:${input.viewer.id}`, limit: 10, windowMs: minutes(15) }
  await orTooMany(db, clock, throttle)
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', input.viewer.id).executeTakeFirst()
  if (!(await checkPassword(user?.password_hash, input.password)))
    throw invalid({ currentPassword: 'This is not your current password.' })
  await clear(db, throttle.key)
}

/** A session that a mailed link has just opened shows who they are as well as a password does. */
export async function confirmIdentity(db: Db, clock: Clock, input: { viewer: Viewer; password: string | undefined }) {
  const { linkedAt } = input.viewer
  if (linkedAt && after(linkedAt, minutes(15)) > clock.now()) return
  await requirePassword(db, clock, input)
}
