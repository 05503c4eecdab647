import type { Db } from '../../db/client.ts'
import { countOne } from '../../db/daily-counts.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError, breaks } from '../../kernel/errors.ts'
import { sameText } from '../../kernel/same-text.ts'
import { adminExists } from '../site/admin-exists.ts'
import { hashPassword } from './passwords.ts'
import { signedIn } from './sign-in.service.ts'

export interface NewAdmin {
  name: string
  email: string
  password: string
  setupToken?: string | undefined
}

/** Two racing calls make one admin: the unique index decides, not the check before it. */
export async function createAdmin(
  db: Db,
  clock: Clock,
  { admin, setupToken }: { admin: NewAdmin /** Null where nobody else could have asked. */; setupToken: string | null },
) {
  if (await adminExists(db)) throw taken()
  if (setupToken && !sameText(admin.setupToken ?? '', setupToken))
    throw new AppError(
      'FORBIDDEN',
      'Open the address that the server printed when it started: it carries the setup token.',
    )
  const passwordHash = await hashPassword(admin.password)
  const now = clock.now()
  try {
    return await db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('users')
        .values({
          name: admin.name,
          email: admin.email,
          password_hash: passwordHash,
          admin: true,
          photo_id: null,
          verified_at: now,
          blocked_at: null,
          stripe_id: null,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await countOne(tx, clock, 'users')
      return signedIn(tx, clock, { userId: id, byLink: false })
    })
  } catch (error) {
    if (breaks(error, 'users_one_admin')) throw taken()
    if (breaks(error, 'users_email')) throw new AppError('EMAIL_TAKEN', 'An account with this address exists already.')
    throw error
  }
}

const taken = () => new AppError('ADMIN_EXISTS', 'The admin account exists already. Sign in instead.')
