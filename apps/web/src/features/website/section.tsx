import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Ground } from '@/features/website/sections.ts'

export interface SectionProps<Content> {
  id: string
  content: Content
  ground: Ground
  /** The item that is being edited beside a preview. */
  edited?: string | null
}

interface ShellProps {
  id: string
  ground?: Ground | undefined
  className?: string | undefined
  /** Names the section for whoever jumps from landmark to landmark. */
  heading: string
  children: ReactNode
}

/** A band of the public site, across the whole window. */
export function Section({ id, ground, className, heading, children }: ShellProps) {
  return (
    <section id={id} className={clsx('band', ground && `band--${ground}`, className)} aria-label={heading || undefined}>
      {children}
    </section>
  )
}

/** One of a list; ringed while it is edited. */
export const editedProps = (id: string, edited: string | null | undefined) => ({
  'data-edited': id === edited ? '' : undefined,
})
