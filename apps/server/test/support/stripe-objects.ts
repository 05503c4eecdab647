/** What happens at Stripe, as far as our product takes part in it. Field names are Stripe's own. */
export interface Customer {
  id: string
  object: 'customer'
  email: string
  name: string
  deleted?: true
  /** Not Stripe's: whether the card on file is charged. */
  card: 'good' | 'declined'
}
export interface Price {
  id: string
  object: 'price'
  active: boolean
  currency: string
  livemode: boolean
  unit_amount: number
  recurring: { interval: string }
}
export interface Line {
  amount: number
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string } }
  parent: {
    type: 'subscription_item_details'
    subscription_item_details: { subscription: string; proration: boolean }
    invoice_item_details: null
  }
}
export interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  created: number
  status: 'open' | 'paid' | 'void'
  total: number
  hosted_invoice_url: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  lines: { object: 'list'; data: Line[] }
}
export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  created: number
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  latest_invoice: string | null
  pending_update: { price: string } | null
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: { id: string; price: Price; current_period_start: number; current_period_end: number }[]
  }
}
export interface Session {
  id: string
  object: 'checkout.session'
  mode: string
  customer: string
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  url: string
  success_url: string
  cancel_url: string
  price: string
}
export interface PortalConfiguration {
  id: string
  object: 'billing_portal.configuration'
  active: boolean
  features: object
  metadata: Record<string, string>
}
export interface Event {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: object }
}
