import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface SheetProps extends ComponentPropsWithRef<'div'> {
  /** Rises under the pointer. */
  lift?: boolean
  /** Loose paper only: never in a grid. */
  tilt?: boolean
}

/** White paper: the only white there is. Daylight colors hold on it at night. */
export function Sheet({ lift, tilt, className, ...div }: SheetProps) {
  return <div {...div} className={clsx('sheet', lift && 'sheet--lift', tilt && 'sheet--tilt', className)} />
}

/** Torn off a roll: perforated lower edge. */
export function Receipt({ children }: { children: ReactNode }) {
  return (
    <div className="receipt">
      <div className="sheet">{children}</div>
    </div>
  )
}

interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode
  aside?: ReactNode
  field?: boolean
}

export function Panel({ title, aside, field, className, children, ...section }: PanelProps) {
  return (
    <section {...section} className={clsx('panel', field && 'panel--field', className)}>
      {(title || aside) && (
        <div className="panel__head">
          {title && <h2>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}

/** Name and value, line by line. */
export function Facts({ items }: { items: readonly { name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="facts numerals">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state and do not move
        <div key={i}>
          <dt>{item.name}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PageTitleProps {
  title: ReactNode
  lead?: ReactNode
  /** Search, sort or the screen's own button: they share one row at every width. */
  children?: ReactNode
  /** With so many of them that the search makes room. */
  crowded?: boolean
}

export function PageTitle({ title, lead, children, crowded }: PageTitleProps) {
  return (
    <header className="page-title">
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={clsx('page-title__tools', crowded && 'page-title__tools--crowded')}>{children}</div>}
    </header>
  )
}
