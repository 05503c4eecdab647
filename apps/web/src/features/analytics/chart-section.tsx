import type { Charts } from '@inkbloom/contract'
import { lazy, Suspense } from 'react'
import { SectionTitle } from '@/features/analytics/counter-section.tsx'
import { measures, type Point, pointsOf } from '@/features/analytics/measures.ts'
import { compactNumber } from '@/lib/numbers.ts'
import { ChartPanel } from '@/ui/counters.tsx'

/** The library is larger than all our own code: the counters above must not wait for it. */
const LineChart = lazy(async () => ({ default: (await import('@/features/analytics/line-chart.tsx')).LineChart }))

/** The same as the line, for whoever cannot see it. */
function PointTable({ label, points }: { label: string; points: readonly Point[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{`${label} by month`}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Chart({ label, points }: { label: string; points: Point[] }) {
  const now = points.at(-1)?.value ?? 0
  return (
    <div className="relative">
      <ChartPanel
        title={label}
        figure={
          <>
            <b className="font-bold text-ink">{compactNumber(now)}</b> this month
          </>
        }
      >
        <Suspense fallback={<div className="chart__plot" />}>
          <LineChart points={points} />
        </Suspense>
      </ChartPanel>
      <PointTable label={label} points={points} />
    </div>
  )
}

export function ChartSection({ charts }: { charts: Charts }) {
  return (
    <section>
      <SectionTitle title="Monthly performance" note="Last 12 months" />
      <div className="grid gap-6 lg:grid-cols-2">
        {measures.map(({ key, label }) => (
          <Chart key={key} label={label} points={pointsOf(charts, key)} />
        ))}
      </div>
    </section>
  )
}
