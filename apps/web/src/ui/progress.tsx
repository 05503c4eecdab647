import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'

/** A brush line along the top edge while the next screen is on its way. */
export function NavProgress({ active, label }: { active: boolean; label: string }) {
  return (
    <div className="nav-progress" role="progressbar" aria-label={label} aria-busy={active} hidden={!active}>
      {active && <i />}
    </div>
  )
}

/** How much of something is done, beside words that say it. Cased in ink: yellow alone cannot be seen on paper. */
export function ProgressRing({ value }: { value: number }) {
  const part = `${Math.min(100, Math.max(0, value))} 100`
  return (
    <svg className="progress-ring" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="13.5" />
      <circle cx="18" cy="18" r="13.5" pathLength="100" strokeDasharray={part} />
      <circle cx="18" cy="18" r="13.5" pathLength="100" strokeDasharray={part} />
    </svg>
  )
}

const STROKE = 'M4 8C90 3 150 11 240 7S400 4 470 8 580 9 616 6'

interface InkProgressProps {
  /** 0 to 100. */
  value: number
  label: string
  title?: ReactNode
  phases?: readonly string[]
  /** Which phase is under way; those before it are done. */
  phase?: number
}

/** A pencil line being inked. */
export function InkProgress({ value, label, title, phases, phase = 0 }: InkProgressProps) {
  const part = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className="ink-progress">
      {title && (
        <p className="ink-progress__head">
          {title}
          <b className="numerals">{part}%</b>
        </p>
      )}
      <div role="progressbar" aria-label={label} aria-valuenow={part} aria-valuemin={0} aria-valuemax={100}>
        <svg viewBox="0 0 620 14" preserveAspectRatio="none" aria-hidden="true">
          <path d={STROKE} />
          {/* Nothing at zero: a round cap would leave a dot of ink before anything has begun. */}
          {part > 0 && <path d={STROKE} pathLength="100" strokeDasharray={`${part} 200`} />}
        </svg>
      </div>
      {phases && (
        <ol className="phases">
          {phases.map((name, i) => (
            <li key={name} data-phase={i < phase ? 'done' : undefined} aria-current={i === phase ? 'step' : undefined}>
              <i>{i < phase && <Check />}</i>
              {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface LoadMoreProps {
  children: ReactNode
  busy: boolean
  onMore: () => void
  caption?: ReactNode
}

export function LoadMore({ children, busy, onMore, caption }: LoadMoreProps) {
  return (
    <div className="load-more">
      {busy && (
        <div className="load-more__rule">
          <i />
        </div>
      )}
      {caption && <p className="small muted numerals">{caption}</p>}
      <Button busy={busy} onClick={onMore}>
        {children}
      </Button>
    </div>
  )
}
