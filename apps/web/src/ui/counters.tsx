import { clsx } from 'clsx'
import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'

const ARROWS = { up: <ArrowUpRight />, down: <ArrowDownRight />, flat: <ArrowRight /> }

export interface Count {
  label: string
  value: ReactNode
  /** The arrow carries the direction, so that the color does not have to; `spoken` carries it for the ear. */
  delta?: { way: keyof typeof ARROWS; text: string; spoken: string }
}

export function Counters({ items, field }: { items: readonly Count[]; field?: boolean }) {
  return (
    <dl className={clsx('counters numerals', field && 'counters--field')}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>
            {item.value}
            {item.delta && (
              <small data-way={item.delta.way} title={item.delta.spoken}>
                {ARROWS[item.delta.way]}
                <span aria-hidden="true">{item.delta.text}</span>
                <span className="sr-only">{item.delta.spoken}</span>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The frame of a chart. Inside, draw the line in --color-gamboge cased in --chart-casing, over --chart-under. */
export function ChartPanel({ title, figure, children }: { title: string; figure?: ReactNode; children: ReactNode }) {
  return (
    <figure className="chart">
      <figcaption className="chart__head">
        {title}
        {figure && <span className="small muted numerals">{figure}</span>}
      </figcaption>
      {children}
    </figure>
  )
}
