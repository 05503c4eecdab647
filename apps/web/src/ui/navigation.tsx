import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { NavLink, type To } from 'react-router'

interface RowProps {
  to: To
  icon?: ReactNode
  /** Current only at exactly this address, not below it. */
  end?: boolean
  children: ReactNode
}

export function Menu({ label, children, foot }: { label: string; children: ReactNode; foot?: ReactNode }) {
  return (
    <div className="menu">
      <nav aria-label={label} className="grid gap-0.5">
        {children}
      </nav>
      {foot && <div className="menu__foot">{foot}</div>}
    </div>
  )
}

const Icon = ({ children }: { children: ReactNode }) => <span className="blot menu__icon">{children}</span>

export function MenuRow({ to, icon, end = false, children }: RowProps) {
  return (
    <NavLink className="menu__row" to={to} end={end}>
      {icon && <Icon>{icon}</Icon>}
      {children}
    </NavLink>
  )
}

/** A row that does something instead of going somewhere. */
export function MenuButton({
  icon,
  children,
  className,
  ...button
}: ComponentPropsWithRef<'button'> & { icon?: ReactNode }) {
  return (
    <button type="button" {...button} className={clsx('menu__row', className)}>
      {icon && <Icon>{icon}</Icon>}
      {children}
    </button>
  )
}

export function SubMenu({ items }: { items: readonly { to: To; label: string; end?: boolean }[] }) {
  return (
    <div className="menu__sub">
      {items.map((item) => (
        <NavLink key={item.label} to={item.to} end={item.end ?? false}>
          {item.label}
        </NavLink>
      ))}
    </div>
  )
}
