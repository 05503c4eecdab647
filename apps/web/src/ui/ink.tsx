import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'

const SMALL_DROP = 'M9 1.5S16.2 8.6 16.2 13.6a7.2 7.2 0 0 1-14.4 0C1.8 8.6 9 1.5 9 1.5z'

/** Yellow where a page is created, blue where one is colored. */
export function Drop({ className, tone = 'gamboge' }: { className?: string; tone?: 'gamboge' | 'cerulean' }) {
  return (
    <svg className={clsx('drop', className)} viewBox="0 0 18 22" aria-hidden="true">
      <path
        d={SMALL_DROP}
        fill={`var(--color-${tone})`}
        stroke="var(--color-ink)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The drop being drawn: something is under way. */
export function Inking() {
  return (
    <svg className="inking" viewBox="0 0 18 22" fill="none" aria-hidden="true">
      <path d={SMALL_DROP} stroke="currentColor" strokeWidth="2" opacity=".25" />
      <path d={SMALL_DROP} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" pathLength="100" />
    </svg>
  )
}

/** The stain as a shape behind an icon. */
export function Blot({ tone, size, children }: { tone?: string; size?: number; children?: ReactNode }) {
  const style = { '--tone': tone, '--blot': size && `${size}px` } as CSSProperties
  return (
    <span className="blot" style={style}>
      {children}
    </span>
  )
}
