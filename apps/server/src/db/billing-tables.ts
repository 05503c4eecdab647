import type { Generated } from 'kysely'
import type { Derived, Id } from './columns.ts'

export interface Plans {
  id: number
  name: 'free' | 'starter' | 'advanced'
  title: string
  description: string
  price_cents: number
  paid: Derived<boolean>
  stripe_price_id: string | null
  public_page_limit: number
  page_creation_limit: number
}

export interface Subscriptions {
  id: Id
  user_id: number | null
  plan_id: number
  stripe_subscription_id: string
  status: string
  price_cents: number
  period_starts_at: Date
  period_ends_at: Date
  created_at: Date
  canceled_at: Date | null
  expire_at: Date | null
  ended_at: Date | null
  synced_at: Date
  opening_plan_id: number | null
  plan_since: Date | null
  next_plan_id: number | null
  version: Generated<number>
}

export interface PlanPrices {
  stripe_price_id: string
  plan_id: number
}

export interface StripeEvents {
  id: string
  type: string
  created_at: Date
  applied_at: Date
}

export type CreditKind = 'public_page' | 'page_creation'

export interface CreditPeriods {
  id: Id
  user_id: number
  plan_id: number
  subscription_id: number | null
  starts_at: Date
  ends_at: Date
  public_page_limit: number
  page_creation_limit: number
  public_page: number
  page_creation: number
}

export interface CreditEntries {
  id: Id
  period_id: number
  kind: CreditKind
  delta: number
  reason: 'grant' | 'color' | 'book' | 'create' | 'redraw' | 'give_back' | 'adjust' | 'gift'
  reference: string
  note: Generated<string | null>
  page_id: Generated<number | null>
  created_at: Date
}
