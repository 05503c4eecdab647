/** What one side of a subscription looks like at the provider, right now. */
export interface Agreement {
  id: string
  customerId: string
  status: string
  createdAt: Date
  /** When somebody asked for the end; null while it renews. */
  canceledAt: Date | null
  /** When it will end, or has. */
  expiresAt: Date | null
  endedAt: Date | null
  /** What setRenewal was told when the renewal was stopped. */
  stopReason: string | null
  itemId: string
  /** What the next renewal will cost. Not what was paid: see `purchase`. */
  priceId: string
  priceCents: number | null
  /** A change that waits for its payment. */
  pending: boolean
  /** Where the invoice that is due can be paid. */
  invoiceUrl: string | null
  purchase: Purchase | null
}

/** What paid invoices have bought: the latest span of time that money came in for. */
export interface Purchase {
  startsAt: Date
  endsAt: Date
  priceId: string
  /** Later than the start where the plan was changed, and paid for, in between. */
  priceSince: Date
  /** The price that the span began with. */
  openingPriceId: string
}

export interface Price {
  id: string
  cents: number | null
  currency: string
  interval: string | null
  active: boolean
  live: boolean
}

export interface Sale {
  customerId: string
  priceId: string
  reference: string
  successUrl: string
  cancelUrl: string
}

/** Whoever takes the money. Every method rejects with PaymentFailed. */
export interface PaymentProvider {
  /** Rejects where the key is not accepted. */
  ping(): Promise<void>
  readPrice(id: string): Promise<Price | null>
  /** The same reference makes the same customer, however many ask at once. */
  createCustomer(person: { email: string; name: string; reference: string }): Promise<string>
  updateCustomer(id: string, person: { email: string; name: string }): Promise<void>
  /** Ends their subscriptions at once and forgets who they are. */
  forgetCustomer(id: string): Promise<void>
  /** Answers the address where it is paid. Checkouts that were left open are closed: two of them could both be paid. */
  openCheckout(sale: Sale): Promise<string>
  /** Answers the address where the customer sees invoices and changes the card, and nothing else. */
  openPortal(visit: { customerId: string; returnUrl: string }): Promise<string>
  closeCheckouts(customerId: string): Promise<void>
  /** Those that have not ended. */
  listSubscriptions(customerId: string): Promise<{ id: string; status: string }[]>
  readSubscription(id: string): Promise<Agreement | null>
  /** `charge` takes the difference for the rest of the period now; without it the new price counts from the renewal. */
  movePlan(move: { id: string; itemId: string; priceId: string; charge: boolean }): Promise<Agreement>
  /** Turning it back on also takes away a day of ending that was set at the provider. */
  setRenewal(id: string, renews: boolean, reason?: string): Promise<void>
  /** At once. `credit` keeps what was paid for unused time for the customer's next invoice. */
  endSubscription(id: string, options: { credit: boolean }): Promise<void>
}

/** The provider cannot be asked, refused, or answered what cannot be understood. */
export class PaymentFailed extends Error {
  /** The name of what the provider does not know, such as `customer`. */
  readonly missing: string | null
  constructor(message: string, { missing = null, cause }: { missing?: string | null; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'PaymentFailed'
    this.missing = missing
  }
}
