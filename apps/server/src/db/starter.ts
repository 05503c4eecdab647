import type { Clock } from '../kernel/clock.ts'
import type { Db } from './client.ts'

/**
 * What every installation has from its first start besides the plans: the house account, which owns the starter gallery. It has
 * no password, so nobody signs in as it.
 */
export async function addStarterData(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('users')
    .values({
      name: 'Inkbloom',
      email: 'house@inkbloom.invalid',
      password_hash: null,
      photo_id: null,
      house: true,
      verified_at: now,
      blocked_at: null,
      stripe_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function readHouseId(db: Db): Promise<number> {
  const { id } = await db.selectFrom('users').select('id').where('house', '=', true).executeTakeFirstOrThrow()
  return id
}
