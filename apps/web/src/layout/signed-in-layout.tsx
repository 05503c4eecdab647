import Plus from 'lucide-react/icons/plus'
import { Outlet, useMatch } from 'react-router'
import { Balance } from '@/features/credits/balance.tsx'
import { OfflineBar } from '@/features/offline/offline-bar.tsx'
import { UserProvider, useApp, useStoreOf, useUser } from '@/features/session/app-context.tsx'
import { homeOf } from '@/features/session/home.ts'
import type { MenuEntry } from '@/layout/menus.ts'
import { SideMenu } from '@/layout/side-menu.tsx'
import { UserTabs } from '@/layout/user-tabs.tsx'
import { Brand } from '@/ui/brand.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/controls.tsx'
import { TopBar } from '@/ui/top-bar.tsx'

/** Bar on top, menu at the side. With the menu hidden there is only the screen. */
export function SignedInLayout({ entries }: { entries: readonly MenuEntry[] }) {
  const { platform, hasRoute } = useApp()
  const user = useUser()
  const name = useStoreOf('site', (site) => site.name)
  const menuHidden = useStoreOf('menu', (menu) => menu.hidden)
  const menuOpen = useStoreOf('menu', (menu) => menu.open)
  const toggleMenu = useStoreOf('menu', (menu) => menu.toggle)
  // One yellow button in sight: there the form has its own.
  const isCreating = useMatch('/pages/create') !== null
  const isMakingBook = useMatch('/books/:id?') !== null
  const inStudio = useMatch('/pages/:id/color') !== null
  return (
    <div className={platform.isUnderClock ? 'signed-in pt-4' : 'signed-in'} data-bare={menuHidden ? '' : undefined}>
      <TopBar
        brand={<Brand name={name} to={homeOf(user)} />}
        menu={{ label: 'Open menu', open: menuOpen, onOpen: toggleMenu }}
        end={
          !user.admin && (
            <>
              <Balance key={user.id} />
              {hasRoute('/pages/create') && (
                <ButtonLink
                  className="create-button"
                  look={isCreating || isMakingBook ? 'outline' : 'make'}
                  to="/pages/create"
                  icon={<Plus />}
                >
                  <span className="create-button__words">Create page</span>
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {user.admin && <Tag tone="info">Admin</Tag>}
      </TopBar>
      <SideMenu entries={entries} />
      <main id="main">
        {!user.admin && !menuHidden && !inStudio && <OfflineBar />}
        <UserProvider user={user}>
          <Outlet />
        </UserProvider>
      </main>
      {!user.admin && <UserTabs />}
    </div>
  )
}
