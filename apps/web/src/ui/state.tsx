import type { ReactNode } from 'react'

interface StateProps {
  /** A Sketch, a Bottle, a Blot: 168 px at most. */
  picture?: ReactNode
  title: ReactNode
  /** What happened, what it cost, what to do. */
  children?: ReactNode
  actions?: ReactNode
  /** The state is the whole screen: its headline is then the screen's. */
  screen?: boolean
  /** Read it out when it appears: for something that just failed. */
  announce?: boolean
}

/** Nothing here, or it failed. */
export function State({ picture, title, children, actions, screen, announce }: StateProps) {
  const Heading = screen ? 'h1' : 'h2'
  return (
    <section className="state" role={announce ? 'alert' : undefined}>
      {picture && <div className="state__picture grid justify-items-center">{picture}</div>}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="state__actions">{actions}</div>}
    </section>
  )
}
