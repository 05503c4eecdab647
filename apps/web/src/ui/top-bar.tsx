import MenuIcon from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/icon-button.tsx'

interface TopBarProps {
  brand: ReactNode
  /** Opens the menu where it has no room at the side. */
  menu?: { label: string; open: boolean; onOpen: () => void }
  children?: ReactNode
  end?: ReactNode
}

export function TopBar({ brand, menu, children, end }: TopBarProps) {
  return (
    <header className="top-bar">
      {menu && (
        <IconButton
          className="top-bar__menu"
          label={menu.label}
          aria-haspopup="dialog"
          aria-expanded={menu.open}
          onClick={menu.onOpen}
        >
          <MenuIcon />
        </IconButton>
      )}
      {brand}
      {children}
      {end && <div className="top-bar__end">{end}</div>}
    </header>
  )
}
