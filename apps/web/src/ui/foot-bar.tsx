import type { ReactNode } from 'react'

/** What a long screen leads to, in one line at the foot of a narrow window. */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <div className="foot-bar" data-foot="bar">
    {children}
  </div>
)
