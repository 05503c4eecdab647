import type { Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { AppError, breaks } from '../../../kernel/errors.ts'
import type { StripeEvent } from '../../../providers/stripe-events.ts'
import { AnotherIsLive, applyAgreement, Overtaken } from './apply-agreement.ts'
import type { PaymentDeps } from './payment-deps.ts'

export interface Sync {
  subscriptionId: string
  /** Remembered with its effect, in one transaction: neither is ever there without the other. */
  event?: StripeEvent
}

const tries = 10

/**
 * Asks Stripe how a subscription stands, and writes that down. Asking comes before the transaction; if somebody else has
 * written in between, our answer may be the older one, and Stripe is asked again. So the last to write has asked last.
 */
export async function syncSubscription(deps: PaymentDeps, { subscriptionId, event }: Sync): Promise<void> {
  const { db, clock, log, access } = deps
  const surelyLive = new Set<string>()
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { version, known } = await readBefore(deps, { subscriptionId, eventId: event?.id ?? '' })
    // Only saves a call to Stripe. What decides is the primary key, in the transaction that applies the event.
    if (known) return
    const agreement = await (await access.provider()).readSubscription(subscriptionId)
    try {
      return await db.transaction().execute(async (tx) => {
        if (event && !(await remember(tx, clock, event))) return
        if (agreement) await applyAgreement(tx, { clock, log }, { agreement, version, surelyLive })
        else log.warn({ subscription: subscriptionId }, 'a subscription that Stripe does not know')
      })
    } catch (error) {
      if (error instanceof AnotherIsLive) {
        // Its end may be an event that has not come yet.
        await syncSubscription(deps, { subscriptionId: error.otherId })
        surelyLive.add(error.otherId)
      } else if (!isRace(error)) throw error
    }
  }
  throw new AppError('OVERLOADED', 'Too many changes at once. Try again in a moment.', { retryAfterSeconds: 5 })
}

function isRace(error: unknown): boolean {
  return (
    error instanceof Overtaken ||
    breaks(error, 'subscriptions_one_live') ||
    breaks(error, 'subscriptions_stripe_subscription_id_key')
  )
}

async function readBefore({ db }: PaymentDeps, input: { subscriptionId: string; eventId: string }) {
  const { version, event } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('subscriptions')
        .select('version')
        .where('stripe_subscription_id', '=', input.subscriptionId)
        .as('version'),
      eb.selectFrom('stripe_events').select('id').where('id', '=', input.eventId).as('event'),
    ])
    .executeTakeFirstOrThrow()
  return { version, known: event !== null }
}

/** False for one that was here before. Fifty at once: one is first, the others wait for it to commit. */
async function remember(tx: Tx, clock: Clock, event: StripeEvent): Promise<boolean> {
  const { id, type, createdAt } = event
  const recorded = await tx
    .insertInto('stripe_events')
    .values({ id, type, created_at: createdAt, applied_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return recorded.numInsertedOrUpdatedRows === 1n
}
