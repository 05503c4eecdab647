import type { Generated, JSONColumnType } from 'kysely'
import type { CreditEntries, CreditPeriods, PlanPrices, Plans, StripeEvents, Subscriptions } from './billing-tables.ts'
import type { Derived, Id, JsonOrNull } from './columns.ts'
import type {
  BookPages,
  Books,
  Coloreds,
  ColoredVersions,
  Favorites,
  Mixes,
  Pages,
  PagesOfTheDay,
  PageWords,
  PaidPages,
  Shares,
  Words,
} from './gallery-tables.ts'

type Json = JSONColumnType<Record<string, unknown>>

export interface Users {
  id: Id
  name: string
  email: string
  password_hash: string | null
  photo_id: number | null
  admin: Generated<boolean>
  house: Generated<boolean>
  verified_at: Date | null
  blocked_at: Date | null
  stripe_id: string | null
  /** Grows with every change of the address or the password. */
  credentials: Generated<number>
  created_at: Date
  words: Derived<string>
}

export interface Sessions {
  token_hash: string
  user_id: number
  by_link: boolean
  created_at: Date
  touched_at: Date
  expires_at: Date
  /** Both null while the session is its owner's. */
  child_name: string | null
  child_pin_hash: string | null
}

export interface ChildPages {
  token_hash: string
  page_id: number
  place: number
}

export interface LinkTokens {
  token_hash: string
  user_id: number
  purpose: 'confirm' | 'sign-in' | 'change-email' | 'undo-email'
  new_email: string | null
  /** Null on the way back from a changed address, which outlives every later change. */
  credentials: number | null
  sign_up_id: number | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface SignUps {
  id: Id
  user_id: number
  name: string
  password_hash: string
  created_at: Date
}

export interface Throttles {
  key: string
  window_start: Date
  hits: number
}

export interface Uploads {
  id: Id
  user_id: number
  key: string
  sha256: string
  content_type: string
  bytes: number
  /** Null for what is no picture. */
  width: number | null
  height: number | null
  created_at: Date
  /** Kept by triggers on coloreds and users. */
  used: Derived<boolean>
}

export interface Settings {
  name: string
  value: string
  updated_at: Date
}

export interface SetupSteps {
  name: 'name' | 'mail' | 'gallery' | 'publish' | 'put_away'
  done_at: Date
}

export interface Jobs {
  id: Id
  kind: string
  user_id: number | null
  request_id: string | null
  payload: Json
  result: JsonOrNull
  status: 'queued' | 'running' | 'done' | 'failed' | 'canceled'
  phase: string | null
  progress: number | null
  attempts: Generated<number>
  max_attempts: number
  run_at: Date
  lease_token: string | null
  lease_until: Date | null
  error: string | null
  created_at: Date
  finished_at: Date | null
}

export interface Reports {
  user_id: number
  page_id: number
  created_at: Date
}

export interface StatsDaily {
  day: string
  measure: 'users' | 'pages' | 'coloreds' | 'subscriptions'
  shard: number
  value: number
}

export interface WantedWords {
  word: string
  user_id: number
  asked_at: Date
}

export interface WithheldFiles {
  key: string
  page_id: number
}

export interface DeletedFiles {
  key: string
  /** When the storage had let go of it; null while it may still be there. */
  gone_at: Date | null
}

export interface Chores {
  name: string
  ran_at: Date
}

export interface Tables {
  users: Users
  sessions: Sessions
  child_pages: ChildPages
  link_tokens: LinkTokens
  sign_ups: SignUps
  throttles: Throttles
  uploads: Uploads
  settings: Settings
  setup_steps: SetupSteps
  plans: Plans
  subscriptions: Subscriptions
  plan_prices: PlanPrices
  stripe_events: StripeEvents
  credit_periods: CreditPeriods
  credit_entries: CreditEntries
  jobs: Jobs
  pages: Pages
  favorites: Favorites
  coloreds: Coloreds
  colored_versions: ColoredVersions
  shares: Shares
  mixes: Mixes
  paid_pages: PaidPages
  books: Books
  book_pages: BookPages
  reports: Reports
  stats_daily: StatsDaily
  page_words: PageWords
  words: Words
  wanted_words: WantedWords
  withheld_files: WithheldFiles
  deleted_files: DeletedFiles
  chores: Chores
  pages_of_the_day: PagesOfTheDay
}
