import type { Selectable } from 'kysely'
import type { Subscriptions } from '../../../db/billing-tables.ts'
import type { Tx } from '../../../db/client.ts'
import { countOne } from '../../../db/daily-counts.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Logger } from '../../../kernel/log.ts'
import type { Agreement } from '../../../providers/payment-provider.ts'
import { queueCheck, queueEnd, queueLateBlock } from './payment-queue.ts'
import { type PricedPlan, plansOfPrices } from './plan-prices.ts'

type Row = Selectable<Subscriptions>

/** Somebody else has written since Stripe was asked: what we hold may be older than what they wrote. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/** The person has another subscription that has not ended, as far as we know. */
export class AnotherIsLive extends Error {
  override name = 'AnotherIsLive'
  readonly otherId: string
  constructor(otherId: string) {
    super('another subscription of this person is live')
    this.otherId = otherId
  }
}

export interface Application {
  agreement: Agreement
  /** The version of our row when Stripe was asked; null if there was none. */
  version: number | null
  /** Other subscriptions of the same person that Stripe has just confirmed as live. */
  surelyLive: ReadonlySet<string>
}

/** Writes down what Stripe says. The paid span and the plan move only with money; everything else as Stripe has it. */
export async function applyAgreement(tx: Tx, { clock, log }: { clock: Clock; log: Logger }, input: Application) {
  const { agreement } = input
  const row = await lockRow(tx, agreement.id)
  if ((row?.version ?? null) !== input.version) throw new Overtaken()
  const userId = row ? row.user_id : await findUser(tx, agreement.customerId)
  const about = { subscription: agreement.id, customer: agreement.customerId, price: agreement.purchase?.priceId }
  if (!row && userId === null) return log.warn(about, 'a subscription of a customer nobody here has')
  const plans = await plansOfPrices(tx, pricesIn(agreement))
  const bought = readBought(agreement, { plans, row })
  if (agreement.purchase && !plans.has(agreement.purchase.priceId))
    log.warn(about, 'a paid invoice for a price that no plan has: nothing is granted')
  if (!row && !bought) return

  // While ours is the live one, the unique index allows no other.
  const mayClash = !agreement.endedAt && userId !== null && row?.ended_at !== null
  const held = mayClash ? await findOther(tx, { userId, id: agreement.id }) : null
  if (held && !input.surelyLive.has(held.id)) throw new AnotherIsLive(held.id)
  const other = held && (await stays(tx, clock, { held, paid: Boolean(bought) && agreement.status === 'active' }))
  // Whoever has deleted their account is not brought back by an event from before.
  const left = row !== undefined && userId === null
  const nextPlan = plans.get(agreement.priceId)?.id ?? null
  const values = {
    ...(bought ?? {}),
    status: agreement.status,
    canceled_at: agreement.canceledAt,
    expire_at: agreement.expiresAt,
    // A second one never counts. Stripe is told to end it, and to keep what was paid for the next invoice.
    ended_at: agreement.endedAt ?? (other || left ? (row?.ended_at ?? clock.now()) : null),
    next_plan_id: nextPlan === (bought ?? row)?.plan_id ? null : nextPlan,
    synced_at: clock.now(),
    version: (row?.version ?? 0) + 1,
  }
  if (row) await tx.updateTable('subscriptions').set(values).where('id', '=', row.id).execute()
  else if (bought) {
    const created = {
      user_id: userId,
      stripe_subscription_id: agreement.id,
      created_at: agreement.createdAt,
      ...values,
      ...bought,
    }
    await tx.insertInto('subscriptions').values(created).execute()
    if (!other) await countOne(tx, clock, 'subscriptions')
  }
  if (userId === null) return
  if (other) {
    log.warn({ ...about, other: held?.id }, 'a second subscription of one person is ended')
    await queueEnd(tx, clock, { userId, subscriptionId: agreement.id, credit: true })
  } else if (bought && !agreement.endedAt && bought.period_ends_at.getTime() !== row?.period_ends_at.getTime()) {
    await queueCheck(tx, clock, { userId, subscriptionId: agreement.id, endsAt: bought.period_ends_at })
  }
  const blockedAt = agreement.canceledAt ? null : await findBlock(tx, userId)
  if (blockedAt) await queueLateBlock(tx, clock, { userId, subscriptionId: agreement.id, blockedAt })
}

function lockRow(tx: Tx, stripeId: string): Promise<Row | undefined> {
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('stripe_subscription_id', '=', stripeId)
    .forUpdate()
    .executeTakeFirst()
}

async function findUser(tx: Tx, customerId: string): Promise<number | null> {
  const user = await tx.selectFrom('users').select('id').where('stripe_id', '=', customerId).executeTakeFirst()
  return user?.id ?? null
}

async function findBlock(tx: Tx, userId: number): Promise<Date | null> {
  const user = await tx.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst()
  return user?.blocked_at ?? null
}

interface Held {
  id: string
  status: string
  period_ends_at: Date
}

async function findOther(tx: Tx, { userId, id }: { userId: number; id: string }): Promise<Held | null> {
  const other = await tx
    .selectFrom('subscriptions')
    .select(['stripe_subscription_id as id', 'status', 'period_ends_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('stripe_subscription_id', '!=', id)
    .executeTakeFirst()
  return other ?? null
}

/** Whether the one that was there first stays. What nobody pays for any more gives way to what somebody has paid for. */
async function stays(tx: Tx, clock: Clock, { held, paid }: { held: Held; paid: boolean }): Promise<boolean> {
  if (!paid || ['active', 'trialing'].includes(held.status) || held.period_ends_at > clock.now()) return true
  const ended = await tx
    .updateTable('subscriptions')
    .set((eb) => ({ ended_at: clock.now(), version: eb('version', '+', 1) }))
    .where('stripe_subscription_id', '=', held.id)
    .returning('user_id')
    .executeTakeFirst()
  if (ended?.user_id) await queueEnd(tx, clock, { userId: ended.user_id, subscriptionId: held.id, credit: false })
  return false
}

/** Time that was paid for is never taken back, whichever invoices Stripe lists. */
function readBought(
  { purchase, priceId, priceCents }: Agreement,
  { plans, row }: { plans: Map<string, PricedPlan>; row: Row | undefined },
) {
  const plan = plans.get(purchase?.priceId ?? '')
  if (!purchase || !plan || (row && purchase.endsAt < row.period_ends_at)) return null
  const opening = plans.get(purchase.openingPriceId)
  return {
    plan_id: plan.id,
    price_cents: (priceId === purchase.priceId ? priceCents : null) ?? plan.price_cents,
    period_starts_at: purchase.startsAt,
    period_ends_at: purchase.endsAt,
    opening_plan_id: opening && opening.id !== plan.id ? opening.id : null,
    plan_since: purchase.priceSince > purchase.startsAt ? purchase.priceSince : null,
  }
}

const pricesIn = ({ priceId, purchase }: Agreement) =>
  purchase ? [priceId, purchase.priceId, purchase.openingPriceId] : [priceId]
