import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Drop } from '@/ui/ink.tsx'

interface PlanSheetProps {
  title: string
  /** Words on the tab that hangs from the top; the sheet is then ringed in ink. */
  tab?: string | undefined
  /** Words on the green pill. */
  off?: string | undefined
  /** Beside the pill: off what. */
  offNote?: string | undefined
  lead?: ReactNode
  price: ReactNode
  per?: ReactNode
  /** Lines with a drop: what is filled up. */
  lines?: readonly { tone: 'gamboge' | 'cerulean'; text: string }[]
  ticks?: readonly ReactNode[]
  action?: ReactNode
}

export function PlanSheet({
  title,
  tab,
  off,
  offNote,
  lead,
  price,
  per,
  lines = [],
  ticks = [],
  action,
}: PlanSheetProps) {
  return (
    <article className={clsx('sheet plan', tab && 'plan--recommended')}>
      {tab && <span className="plan__tab">{tab}</span>}
      <div className="plan__head">
        <h3>{title}</h3>
        {off && (
          <p className="plan__saving">
            <span className="plan__off">{off}</span>
            <span className="plan__note">{offNote}</span>
          </p>
        )}
      </div>
      {lead && <p className="muted">{lead}</p>}
      <p className="price">
        <b>{price}</b>
        {per && <span>{per}</span>}
      </p>
      {lines.length > 0 && (
        <div>
          {lines.map(({ tone, text }) => (
            <div className="plan__line" key={text}>
              <Drop tone={tone} />
              <span>{text}</span>
            </div>
          ))}
        </div>
      )}
      {ticks.length > 0 && (
        <ul className="ticks">
          {ticks.map((tick, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state and do not move
            <li key={i}>
              <Check />
              <span>{tick}</span>
            </li>
          ))}
        </ul>
      )}
      {action}
    </article>
  )
}
