import type { Charts, Counters } from '@inkbloom/contract'

/** What the dashboard counts, in its order. */
export const measures = [
  { key: 'users', label: 'Users' },
  { key: 'pages', label: 'Pages' },
  { key: 'coloreds', label: 'Colored pages' },
  { key: 'subscriptions', label: 'Subscriptions' },
] as const
export type Measure = (typeof measures)[number]['key']

export interface Point {
  name: string
  value: number
}

export const countOf = (counters: Counters['week'], measure: Measure) => counters[measure]

/** Each row names its value after the measure; a chart needs one name for all. */
export function pointsOf(charts: Charts, measure: Measure): Point[] {
  const rows = charts[measure] as readonly ({ name: string } & Partial<Record<Measure, number>>)[]
  return rows.map((row) => ({ name: row.name, value: row[measure] ?? 0 }))
}

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The smallest round number above all values with a whole half: the grid lines are 0, the half and the whole. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  const unit = 10 ** Math.floor(Math.log10(most))
  const fits = steps.find((step) => step * unit >= most && (step * unit) % 2 === 0)
  return (fits ?? 10) * unit
}
