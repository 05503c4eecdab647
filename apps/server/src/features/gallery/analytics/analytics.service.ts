import type { Charts, Counters } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { dayOf, type Measure } from '../../../db/daily-counts.ts'
import type { Clock } from '../../../kernel/clock.ts'

const measures = ['users', 'pages', 'coloreds', 'subscriptions'] as const

/** Reads the roll-up: a few thousand rows a year, however many pages there are. */
export async function readCounters(db: Db, clock: Clock): Promise<Counters> {
  const monday = dayOf(startOfWeek(clock.now()))
  const rows = await db
    .selectFrom('stats_daily')
    .select(['measure', sql<number>`sum(value)::bigint`.as('total')])
    .select(sql<number>`coalesce(sum(value) filter (where day >= ${monday}::date), 0)::bigint`.as('week'))
    .groupBy('measure')
    .execute()
  const pick = (span: 'week' | 'total') => {
    const of = (measure: Measure) => rows.find((row) => row.measure === measure)?.[span] ?? 0
    return { users: of('users'), pages: of('pages'), coloreds: of('coloreds'), subscriptions: of('subscriptions') }
  }
  return { week: pick('week'), total: pick('total') }
}

export async function readCharts(db: Db, clock: Clock): Promise<Charts> {
  const months = lastMonths(clock.now(), 12)
  const rows = await db
    .selectFrom('stats_daily')
    .select(['measure', sql<string>`to_char(day, 'YYYY-MM')`.as('month'), sql<number>`sum(value)::bigint`.as('value')])
    .where('day', '>=', `${months[0]}-01`)
    .groupBy(['measure', 'month'])
    .execute()
  const countOf = (measure: Measure, month: string) =>
    rows.find((row) => row.measure === measure && row.month === month)?.value ?? 0
  return Object.fromEntries(
    measures.map((measure) => [
      measure,
      months.map((month) => ({ name: nameOf(month), [measure]: countOf(measure, month) })),
    ]),
  ) as Charts
}

/** Weeks start on Monday. */
function startOfWeek(now: Date): Date {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday))
}

/** As YYYY-MM, the oldest first, this month last. */
function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + i, 1)).toISOString().slice(0, 7),
  )
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
