import { Fragment, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useApp, useStoreOf } from '@/features/session/app-context.tsx'
import type { MenuEntry } from '@/layout/menus.ts'
import { UserBadge } from '@/layout/user-badge.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { Menu, MenuRow, SubMenu } from '@/ui/navigation.tsx'

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const { hasRoute } = useApp()
  const { pathname } = useLocation()
  return (
    <Menu label="Menu" foot={<UserBadge />}>
      {entries
        .filter(({ to }) => hasRoute(to))
        .map(({ to, label, Icon, end = false, below }) => (
          <Fragment key={to}>
            <MenuRow to={to} end={end || below !== undefined} icon={<Icon />}>
              {label}
            </MenuRow>
            {below && pathname.startsWith(to) && <SubMenu items={below} />}
          </Fragment>
        ))}
    </Menu>
  )
}

/** At the side where there is room for it, over the screen on phones. */
export function SideMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const open = useStoreOf('menu', (menu) => menu.open)
  const close = useStoreOf('menu', (menu) => menu.close)
  // A link to the current screen changes no route, so it would leave the menu open.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  return (
    <>
      <aside className="side-menu">
        <Entries entries={entries} />
      </aside>
      <Dialog open={open} onClose={close} label="Menu" from="side">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <div className="h-full" onClick={closeOnLink}>
          <Entries entries={entries} />
        </div>
      </Dialog>
    </>
  )
}
