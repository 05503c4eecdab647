import { addMonths } from '../../src/features/billing/credits/periods.ts'
import type { Clock } from '../../src/kernel/clock.ts'
import type {
  Customer,
  Event,
  Invoice,
  Line,
  PortalConfiguration,
  Price,
  Session,
  Subscription,
} from './stripe-objects.ts'

export class StripeWorld {
  readonly customers = new Map<string, Customer>()
  readonly prices = new Map<string, Price>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly portals = new Map<string, PortalConfiguration>()
  /** Where each visit to the portal leads back to. */
  readonly visits = new Map<string, string>()
  readonly events: Event[] = []
  /** Where the pages to pay at are. */
  address = ''
  readonly #clock: Clock
  #count = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  clear(): void {
    const { customers, prices, sessions, subscriptions, invoices, portals, visits } = this
    for (const things of [customers, prices, sessions, subscriptions, invoices, portals, visits]) things.clear()
    this.events.length = 0
  }

  newId(prefix: string): string {
    this.#count += 1
    return `${prefix}_${String(this.#count).padStart(6, '0')}`
  }

  now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000)
  }

  addPrice(id: string, cents: number, more: Partial<Price> = {}): Price {
    const recurring = { interval: 'month' }
    const base = { id, object: 'price', active: true, currency: 'usd', livemode: false, unit_amount: cents } as const
    const price: Price = { ...base, recurring, ...more }
    this.prices.set(id, price)
    return price
  }

  emit(type: string, object: object): Event {
    const event: Event = {
      id: this.newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now(),
      type,
      data: { object: structuredClone(object) },
    }
    this.events.push(event)
    return event
  }

  /** The person pays on Stripe's page. */
  pay(sessionId: string): Subscription {
    const session = this.#get(this.sessions, sessionId)
    if (session.status !== 'open') throw new Error(`the checkout is ${session.status}`)
    const subscription = this.subscribe(session.customer, session.price)
    Object.assign(session, { status: 'complete', subscription: subscription.id })
    this.emit('checkout.session.completed', session)
    return subscription
  }

  subscribe(customer: string, priceId: string): Subscription {
    const price = this.#get(this.prices, priceId)
    const start = this.now()
    const item = { id: this.newId('si'), price, current_period_start: start, current_period_end: monthAfter(start) }
    const subscription: Subscription = {
      id: this.newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      created: start,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      pending_update: null,
      metadata: {},
      items: { object: 'list', data: [item] },
    }
    this.subscriptions.set(subscription.id, subscription)
    const invoice = this.#bill(subscription, [cycleLine(subscription)])
    this.emit('customer.subscription.created', subscription)
    this.#settle(invoice)
    return subscription
  }

  /** The period is over: charge for the next one, or end. Move the clock first. */
  renew(id: string): void {
    const subscription = this.#get(this.subscriptions, id)
    const item = itemOf(subscription)
    if (subscription.status === 'canceled') return
    if (subscription.cancel_at_period_end) {
      this.end(id)
      return
    }
    item.current_period_start = item.current_period_end
    item.current_period_end = monthAfter(item.current_period_start)
    const invoice = this.#bill(subscription, [cycleLine(subscription)])
    this.emit('customer.subscription.updated', subscription)
    this.#settle(invoice)
  }

  /** Stripe's next try to charge, or the person on the invoice's own page. */
  payInvoice(id: string): void {
    const invoice = this.#get(this.invoices, id)
    if (invoice.status === 'open') this.#settle(invoice)
  }

  end(id: string): void {
    const subscription = this.#get(this.subscriptions, id)
    if (subscription.status === 'canceled') return
    const now = this.now()
    Object.assign(subscription, { status: 'canceled', ended_at: now, canceled_at: subscription.canceled_at ?? now })
    this.emit('customer.subscription.deleted', subscription)
  }

  setCancel(subscription: Subscription, cancels: boolean): void {
    subscription.cancel_at_period_end = cancels
    subscription.canceled_at = cancels ? this.now() : null
    this.emit('customer.subscription.updated', subscription)
  }

  /** A day of its own, as somebody at the dashboard sets it; null takes it away. */
  setEnd(subscription: Subscription, cancelAt: number | null): void {
    subscription.cancel_at = cancelAt
    subscription.canceled_at = cancelAt ? this.now() : null
    this.emit('customer.subscription.updated', subscription)
  }

  move(subscription: Subscription, priceId: string, { charge, pendingOk }: { charge: boolean; pendingOk: boolean }) {
    const price = this.#get(this.prices, priceId)
    const item = itemOf(subscription)
    if (item.price.id === price.id) return
    const from = item.price
    if (!charge) {
      item.price = price
      this.emit('customer.subscription.updated', subscription)
      return
    }
    const period = { start: this.now(), end: item.current_period_end }
    const share = (period.end - period.start) / (item.current_period_end - item.current_period_start)
    const line = (cents: number, id: string) => lineOf(subscription, Math.round(cents * share), id, period)
    const invoice = this.#bill(subscription, [line(-from.unit_amount, from.id), line(price.unit_amount, price.id)])
    const declined = this.#get(this.customers, subscription.customer).card === 'declined' && invoice.total > 0
    if (declined && pendingOk) subscription.pending_update = { price: price.id }
    else item.price = price
    this.emit('customer.subscription.updated', subscription)
    this.#settle(invoice)
  }

  removeCustomer(id: string): void {
    for (const subscription of this.subscriptions.values()) if (subscription.customer === id) this.end(subscription.id)
    this.#get(this.customers, id).deleted = true
  }

  #bill(subscription: Subscription, lines: Line[]): Invoice {
    const id = this.newId('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer: subscription.customer,
      created: this.now(),
      status: 'open',
      total: lines.reduce((sum, line) => sum + line.amount, 0),
      hosted_invoice_url: `${this.address}/invoice/${id}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', data: lines },
    }
    this.invoices.set(id, invoice)
    subscription.latest_invoice = id
    return invoice
  }

  #settle(invoice: Invoice): void {
    const subscription = this.#get(this.subscriptions, invoice.parent.subscription_details.subscription)
    const { card } = this.#get(this.customers, subscription.customer)
    const pending = subscription.pending_update
    if (card === 'declined' && invoice.total > 0) {
      if (!pending) this.#become(subscription, 'past_due')
      this.emit('invoice.payment_failed', invoice)
      return
    }
    invoice.status = 'paid'
    if (pending) {
      itemOf(subscription).price = this.#get(this.prices, pending.price)
      subscription.pending_update = null
      this.emit('customer.subscription.updated', subscription)
    }
    this.#become(subscription, 'active')
    this.emit('invoice.paid', invoice)
  }

  #become(subscription: Subscription, status: string): void {
    if (subscription.status === status || subscription.status === 'canceled') return
    subscription.status = status
    this.emit('customer.subscription.updated', subscription)
  }

  #get<T>(things: Map<string, T>, id: string): T {
    const thing = things.get(id)
    if (!thing) throw new Error(`no such thing at Stripe: ${id}`)
    return thing
  }
}

export function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data
  if (!item) throw new Error('a subscription without items')
  return item
}

function monthAfter(seconds: number): number {
  return addMonths(new Date(seconds * 1000), 1).getTime() / 1000
}

function cycleLine(subscription: Subscription): Line {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  return lineOf(subscription, price.unit_amount, price.id, { start, end }, false)
}

function lineOf(
  subscription: Subscription,
  amount: number,
  price: string,
  period: Line['period'],
  proration = true,
): Line {
  return {
    amount,
    period,
    pricing: { type: 'price_details', price_details: { price } },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { subscription: subscription.id, proration },
      invoice_item_details: null,
    },
  }
}
