import { createHash } from 'node:crypto'
import type { Db } from '../../../db/client.ts'
import type { PaymentProvider } from '../../../providers/payment-provider.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * One customer per person. Racing calls name the same reference, so that Stripe makes one; the unique column and the
 * where of the write decide whose answer is kept.
 */
export async function findOrMakeCustomer(
  db: Db,
  provider: PaymentProvider,
  { userId }: { userId: number },
): Promise<string> {
  const user = await readUser(db, userId)
  if (user.stripe_id) return user.stripe_id
  const made = await provider.createCustomer({ email: user.email, name: user.name, reference: referenceOf(user) })
  await db
    .updateTable('users')
    .set({ stripe_id: made })
    .where('id', '=', userId)
    .where('stripe_id', 'is', null)
    .execute()
  return (await readUser(db, userId)).stripe_id ?? made
}

/** Stripe gets the name and address that somebody has now, whatever they were when the change was queued. */
export async function updateCustomer(
  { db, access }: Pick<PaymentDeps, 'db' | 'access'>,
  { userId }: { userId: number },
) {
  const { stripe_id, email, name } = await readUser(db, userId)
  if (stripe_id) await (await access.provider()).updateCustomer(stripe_id, { email, name })
}

/** For a customer that Stripe no longer knows: deleted there, or from before the key was changed to another account's. */
export async function forgetLostCustomer(db: Db, { userId, customerId }: { userId: number; customerId: string }) {
  await db
    .updateTable('users')
    .set({ stripe_id: null })
    .where('id', '=', userId)
    .where('stripe_id', '=', customerId)
    .execute()
}

function readUser(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'created_at', 'stripe_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/**
 * Stripe answers a repeated reference with what it made the first time, and refuses one whose details have changed: they
 * are part of it. So is the moment of sign-up, as ids start from 1 again in every new database.
 */
function referenceOf(user: { id: number; email: string; name: string; created_at: Date }): string {
  const details = createHash('sha256').update(`${user.created_at.toISOString()}\n${user.email}\n${user.name}`)
  return `${user.id}-${details.digest('hex').slice(0, 16)}`
}
