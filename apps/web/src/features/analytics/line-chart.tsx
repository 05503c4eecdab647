import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type Point, topOf } from '@/features/analytics/measures.ts'
import { compactNumber } from '@/lib/numbers.ts'

const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--color-ink-3)', fontSize: 12, fontWeight: 500 } }
const still = { isAnimationActive: false, type: 'monotone', activeDot: false } as const
const dashes = { strokeDasharray: '12 9' } as const
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const

interface DotProps {
  cx?: number
  cy?: number
  index?: number
}

/** A ring on the last month alone. */
const lastDot =
  (last: number) =>
  ({ cx, cy, index }: DotProps) =>
    index === last ? (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={6.5}
        fill="var(--color-field)"
        stroke="var(--color-ink)"
        strokeWidth={2.6}
      />
    ) : (
      <g key={index} />
    )

interface HintProps {
  active?: boolean
  payload?: readonly { payload?: Drawn }[]
}

interface Drawn extends Point {
  /** Months that are over, and the way from the last of them to the one under way. */
  over: number | null
  underWay: number | null
}

/** The month under way has only begun: drawn like the others it would look like a crash. */
const drawn = (points: readonly Point[]): Drawn[] =>
  points.map((point, at) => ({
    ...point,
    over: at < points.length - 1 ? point.value : null,
    underWay: at >= points.length - 2 ? point.value : null,
  }))

function Hint({ active, payload }: HintProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  return (
    <p className="numerals small rounded-control bg-keep px-3 py-1.5 font-semibold text-on-keep">
      {point.name}
      {point.over === null && ' so far'}: {point.value.toLocaleString('en-US')}
    </p>
  )
}

/**
 * A yellow line, cased in ink by day: alone it could not be told from white paper. For the eye only, with the pointer's
 * help: the table beside it says the same to everybody else.
 */
export function LineChart({ points }: { points: Point[] }) {
  const top = topOf(points.map(({ value }) => value))
  const every2nd = points.filter((_, i) => i % 2 === (points.length - 1) % 2).map(({ name }) => name)
  return (
    <div className="chart__plot" aria-hidden="true">
      <div className="absolute inset-0">
        <ResponsiveContainer minWidth={240} minHeight={135} initialDimension={{ width: 480, height: 220 }}>
          <ComposedChart
            data={drawn(points)}
            margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
            accessibilityLayer={false}
            tabIndex={-1}
          >
            <CartesianGrid vertical={false} stroke="var(--color-well)" />
            <YAxis {...axis} width={42} domain={[0, top]} ticks={[0, top / 2, top]} tickFormatter={compactNumber} />
            <XAxis {...axis} dataKey="name" ticks={every2nd} interval={0} tickMargin={8} />
            <Tooltip content={<Hint />} cursor={{ stroke: 'var(--color-rule)', strokeDasharray: '3 4' }} />
            <Area {...still} dataKey="over" stroke="none" fill="var(--chart-under)" fillOpacity={1} dot={false} />
            <Line {...still} {...round} dataKey="over" stroke="var(--chart-casing)" strokeWidth={8} dot={false} />
            <Line {...still} {...round} dataKey="over" stroke="var(--color-gamboge)" strokeWidth={4.6} dot={false} />
            <Line {...still} {...dashes} dataKey="underWay" stroke="var(--chart-casing)" strokeWidth={8} dot={false} />
            <Line
              {...still}
              {...dashes}
              dataKey="underWay"
              stroke="var(--color-gamboge)"
              strokeWidth={4.6}
              dot={lastDot(points.length - 1)}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}
