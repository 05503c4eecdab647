import type { ReactNode } from 'react'
import { NavLink, type To } from 'react-router'

export interface Tab {
  to: To
  label: string
  icon: ReactNode
  end?: boolean
  /** The raised yellow one in the middle. */
  make?: boolean
}

/** Five addresses under the thumb. Only shown below the `lg` breakpoint. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" data-tab-bar aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.label} to={tab.to} end={tab.end ?? false}>
          {tab.make ? <span className="tabs__make">{tab.icon}</span> : tab.icon}
          <span>{tab.label}</span>
        </NavLink>
      ))}
    </nav>
  )
}
